"""Lessons over HTTP: the same engine and the same refusals as in a match, without a row in the database."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

import pytest

import rules
from lobby import staged
from rules.lessons import playing
from rules.lessons.reading import lessons
from tests.lobby.browser import Browser
from tests.openapi import validate

pytestmark = pytest.mark.django_db
ROADS = "/api/lessons/roads"


def get(browser: Browser, path: str, **query: Any) -> Any:
    return browser.get(f"{path}?{urlencode(query)}")


def act(browser: Browser, at: int, lesson: str = "roads", **action: Any) -> Any:
    return browser.post(f"/api/lessons/{lesson}/actions", {"at": at, "action": action})


def test_list_has_every_lesson_in_order(stranger: Browser) -> None:
    listed = stranger.get("/api/lessons")["lessons"]
    assert [line["name"] for line in listed] == list(lessons())
    assert listed[0] == {"name": "place", "expansion": None, "steps": ["road", "end", "city"], "length": 4}


def test_stranger_gets_a_lesson_as_a_match_at_its_beginning(stranger: Browser) -> None:
    found = get(stranger, ROADS, you="Du", other="Ada")
    assert [seat["name"] for seat in found["match"]["seats"]] == ["Du", "Ada"]
    assert [seat["name"] for seat in found["match"]["view"]["seats"]] == ["Du", "Ada"]
    assert (found["place"]["at"], found["place"]["step"], found["place"]["events"]) == (0, 0, [])
    assert found["place"]["offer"]["decision"]["kind"] == "place_tile"


def test_whole_lesson_applies_to_the_view_of_its_beginning(stranger: Browser) -> None:
    for name, lesson in lessons().items():
        view = stranger.get(f"/api/lessons/{name}")["match"]["view"]
        started = stranger.get(f"/api/lessons/{name}")["place"]["events"]
        for event in started:
            view = rules.apply_change(view, event["change"])
        for at in range(lesson.length):
            place = act(stranger, at, name, **(lesson.wanted(at) or {}))
            assert place["at"] == at + 1
            for event in place["events"]:
                view = rules.apply_change(view, event["change"])
                assert rules.view_hash(view) == event["hash"]
        assert [seat["score"] for seat in view["seats"]] == list(lesson.scores)
        assert place["step"] == len(lesson.steps)


def test_lesson_goes_on_where_the_learner_left_it(stranger: Browser) -> None:
    found = get(stranger, ROADS, at=3)
    assert (found["place"]["step"], found["place"]["nth"], found["place"]["wanted"]["x"]) == (1, 0, 2)
    assert (get(stranger, ROADS, at=2)["place"]["step"], get(stranger, ROADS, at=2)["place"]["nth"]) == (0, 2)
    assert found["match"]["number"] == len(found["place"]["events"]) == 5


def test_answers_are_as_described(stranger: Browser) -> None:
    one = "/api/lessons/{name}"
    for path, answer in {
        "/api/lessons": stranger.get("/api/lessons"),
        one: stranger.get(ROADS),
        f"{one}/feature": get(stranger, f"{ROADS}/feature", x=1, y=0, feature="road@E", number=2),
        f"{one}/claims": get(stranger, f"{ROADS}/claims", number=2),
        f"{one}/outcome": get(stranger, f"{ROADS}/outcome", tile="BA/LR", x=2, y=0, rotation=90, number=5),
    }.items():
        validate(path, "get", answer.status, answer.json)
    played = act(stranger, 1, **(lessons()["roads"].wanted(1) or {}))
    validate(f"{one}/actions", "post", played.status, played.json)


def test_illegal_action_is_refused_by_the_rules(stranger: Browser) -> None:
    refused = act(stranger, 0, type="place_tile", x=1, y=0, rotation=90)
    assert (refused.code, refused["clause"]) == ("place.edge", "BASE-PLACE-2")


def test_legal_action_that_the_lesson_does_not_want_is_refused_kindly(stranger: Browser) -> None:
    assert act(stranger, 0, type="place_tile", x=0, y=1, rotation=0).code == "lesson.other"
    assert act(stranger, 1, type="end_turn").code == "lesson.other"


def test_learner_cannot_act_for_the_other_seat(stranger: Browser) -> None:
    assert act(stranger, 0, seat=1, type="place_tile", x=1, y=0, rotation=0)["at"] == 1


def test_features_and_outcomes_are_looked_up_at_a_number(stranger: Browser) -> None:
    found = get(stranger, f"{ROADS}/feature", x=1, y=0, feature="road@E", number=2)
    assert (found["kind"], found["tiles"], found["holders"]) == ("road", 3, [0])
    closed = get(stranger, f"{ROADS}/outcome", tile="BA/LR", x=2, y=0, rotation=90, number=5)
    assert [entry["points"] for entry in closed["scored"]] == [4]
    assert get(stranger, f"{ROADS}/outcome", tile="BA/L", x=2, y=0, rotation=0, number=5).status == 409
    assert get(stranger, f"{ROADS}/feature", x=9, y=9, feature="road@E", number=2).status == 422


@pytest.mark.parametrize(
    ("path", "query", "status"),
    [
        ("/api/lessons/moon", {}, 404),
        (ROADS, {"at": 99}, 422),
        (ROADS, {"at": -1}, 400),
        (ROADS, {"you": "\u0007"}, 422),
        (f"{ROADS}/feature", {"x": 1, "y": 0, "feature": "road@E", "number": 99}, 422),
    ],
)
def test_what_is_not_in_the_lesson_is_refused(
    stranger: Browser, path: str, query: dict[str, Any], status: int
) -> None:
    assert get(stranger, path, **query).status == status


def test_offer_of_a_lesson_says_what_would_follow_and_its_events_do_not(stranger: Browser) -> None:
    lesson = lessons()["tower"]
    at = next(at for at in range(lesson.length) if (lesson.wanted(at) or {})["type"] == "place_tower")
    place = get(stranger, "/api/lessons/tower", at=at)["place"]
    (action,) = (a for a in place["offer"]["decision"]["actions"] if a["type"] == "place_tower")
    captives = [(each["owner"], each["x"], each["y"]) for each in action["preview"]["captives"]]
    assert (1, 1, 0) in captives
    after = act(stranger, at, "tower", **action)
    assert after["at"] == at + 1
    assert "preview" not in str(after["events"])


def test_events_of_a_staged_game_have_no_marks() -> None:
    lesson = lessons()["tower"]
    at = next(at for at in range(lesson.length) if (lesson.wanted(at) or {})["type"] == "place_tower")
    game = playing.game_at(lesson, at)
    (marked,) = (a for a in game.legal(previews=True) if a["type"] == "place_tower")
    (event,) = staged.events(game, [marked])
    assert event.action == {key: value for key, value in marked.items() if key != "preview"}
