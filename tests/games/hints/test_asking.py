"""Asking for ideas: they come from a worker, count once, and are refused wherever other people play."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from games import conf, service
from games.hints import jobs
from games.models import Hint, LoggedAction, Match
from tests.games import play
from tests.games.test_http import client_of, post

pytestmark = pytest.mark.django_db(transaction=True)


def against_bots(aids: str = "usual", bots: int = 1, **setup: Any) -> Match:
    match = service.open_match()
    names = ("Bob", "Cleo", "Dan")
    seats = [play.seat("Ann"), *(play.seat(name, bot="greedy") for name in names[:bots])]
    return service.start(match, setup=setup, seats=seats, clock={"kind": "none"}, aids=aids)


def ask(match: Match, number: int | None = None, client: Client | None = None) -> tuple[int, dict[str, Any]]:
    wanted = play.fresh(match).number if number is None else number
    path = f"/api/matches/{match.public_id}/hint"
    answer = post(client or client_of(match, 0), path, {"number": wanted})
    return answer.status_code, answer.json()


def read(match: Match, client: Client | None = None) -> tuple[int, dict[str, Any]]:
    path = f"/api/matches/{match.public_id}/hint?number={play.fresh(match).number}"
    answer = (client or client_of(match, 0)).get(path)
    return answer.status_code, answer.json()


def taken(match: Match) -> int | None:
    headline = Client().get(f"/api/matches/{match.public_id}").json()
    found: int | None = headline["seats"][0].get("hints")
    return found


def refused(answer: tuple[int, dict[str, Any]]) -> tuple[int, str]:
    return answer[0], answer[1].get("code", "")


def test_ideas_come_once_a_worker_has_thought_and_can_be_played() -> None:
    match = against_bots()
    assert read(match)[1] == {"number": 0, "state": "none", "ideas": [], "taken": 0}
    assert ask(match)[1] == {"number": 0, "state": "thinking", "ideas": [], "taken": 0}
    assert read(match)[1]["state"] == "thinking"
    assert jobs.run_here() == 1
    status, found = read(match)
    assert (status, found["state"], found["taken"]) == (200, "done", 1)
    assert 1 <= len(found["ideas"]) <= 3
    for idea in found["ideas"]:
        assert idea["actions"][0] in [play.plain(action) for action in play.legal(match)]
        # Only what is better than the ordinary way has a reason.
        assert (idea["reason"] is not None) == (idea["points"] > 0)
    for action in found["ideas"][0]["actions"]:
        if play.fresh(match).turn_seat == 0:
            play.move(match, action)


def test_ideas_are_counted_once_for_a_decision_and_shown_to_everybody() -> None:
    match = against_bots()
    assert taken(match) is None
    for _ in range(3):
        ask(match)
        jobs.run_here()
    assert taken(match) == 1
    play.move(match)
    ask(match)
    jobs.run_here()
    assert taken(match) == 2
    assert read(match)[1]["taken"] == 2


def test_ideas_leave_the_log_and_the_record_as_they_are() -> None:
    match = against_bots()
    play.moves(match, 2)
    before = list(LoggedAction.objects.filter(match=match).values())
    while play.fresh(match).turn_seat != 0:
        play.move(match)
        before = list(LoggedAction.objects.filter(match=match).values())
    ask(match)
    jobs.run_here()
    assert taken(match) == 1
    assert list(LoggedAction.objects.filter(match=match).values()) == before
    play.play_out(match)
    record = client_of(match, 0).get(f"/api/matches/{match.public_id}/record").content
    assert b"hint" not in record
    assert taken(match) == 1


def test_tables_with_other_people_get_none() -> None:
    people = play.running()
    assert refused(ask(people)) == (403, "hint.people")
    mixed = play.running([play.seat("Ann"), play.seat("Bob", bot="greedy"), play.seat("Cid")])
    assert refused(ask(mixed)) == (403, "hint.people")
    assert Hint.objects.count() == 0


def test_bot_that_took_over_a_seat_stands_for_a_person() -> None:
    match = play.running()
    match.seats.filter(index=1).update(kind="bot", bot="greedy", left=True)
    assert refused(ask(match)) == (403, "hint.people")


def test_person_at_the_same_device_is_another_person() -> None:
    match = play.running()
    first = match.seats.get(index=0)
    match.seats.filter(index=1).update(player=first.player, companion=True)
    assert refused(ask(match)) == (403, "hint.people")


def test_spectators_get_none() -> None:
    match, other = against_bots(), play.running()
    assert refused(ask(match, client=client_of(other, 0))) == (403, "match.not_seated")
    assert refused(read(match, client=client_of(other, 0))) == (403, "match.not_seated")
    assert refused(ask(match, client=Client()))[0] == 403
    ask(match)
    jobs.run_here()
    assert refused(read(match, client=client_of(other, 0))) == (403, "match.not_seated")


def test_tournament_gets_none() -> None:
    assert refused(ask(against_bots("tournament"))) == (403, "aids.tournament")


def test_only_the_decision_at_hand_is_thought_about() -> None:
    match = against_bots()
    play.move(match)
    assert refused(ask(match, 0)) == (409, "match.stale")
    assert refused(ask(match, 7)) == (409, "match.stale")
    while play.fresh(match).turn_seat == 0:
        play.move(match)
    assert refused(ask(match)) == (409, "hint.turn")
    Match.objects.filter(pk=match.pk).update(status=Match.Status.OVER)
    assert refused(ask(match)) == (409, "match.not_running")


def test_match_that_moved_on_is_not_thought_about_and_not_counted() -> None:
    match = against_bots()
    ask(match)
    play.move(match)
    jobs.run_here()
    assert taken(match) is None


def test_too_many_questions_are_refused_with_the_time_to_wait(settings: Any) -> None:
    settings.LIMITS = {**settings.LIMITS, "hint": {"account": "1/min", "new_guest": "1/min"}}
    match = against_bots()
    assert ask(match)[0] == 200
    assert ask(match)[0] == 200  # the same decision is not counted again
    play.move(match)
    status, found = ask(match)
    assert (status, found["code"]) == (429, "hint.rate")
    assert found["params"]["seconds"] > 0


def test_full_queue_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conf, "HINTS_WAITING", 1)
    assert ask(against_bots())[0] == 200
    assert refused(ask(against_bots())) == (503, "service.busy")


def test_question_that_nobody_answers_fails_and_can_be_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = against_bots()
    ask(match)
    monkeypatch.setattr(conf, "HINT_LIFE", -1.0)
    assert jobs.claim(timezone.now(), 5) == []
    assert refused(read(match)) == (503, "hint.failed")
    monkeypatch.undo()
    assert ask(match)[1]["state"] == "thinking"
    jobs.run_here()
    assert read(match)[1]["state"] == "done"
    assert taken(match) == 1


def test_fault_of_the_search_leaves_the_idea_of_the_solid_bot() -> None:
    match = against_bots()
    ask(match)
    (job,) = jobs.claim(timezone.now(), 1)
    assert not job.finish({"action": None, "fault": "died"})
    (idea,) = read(match)[1]["ideas"]
    assert (idea["points"], idea["chance"], idea["reason"]) == (None, None, None)
    assert idea["actions"][0] in [play.plain(action) for action in play.legal(match)]
    assert taken(match) == 1
    assert job.finish({"ideas": [{}], "fault": ""})  # too late: nothing is stored or counted twice
    assert (read(match)[1]["ideas"], taken(match)) == ([idea], 1)


def test_fault_in_a_match_that_moved_on_is_not_counted() -> None:
    match = against_bots()
    ask(match)
    (job,) = jobs.claim(timezone.now(), 1)
    play.move(match)
    job.finish({"action": None, "fault": "late"})
    assert taken(match) is None
    assert refused(read(match))[0] == 200  # of another decision, which was not asked about


def test_ideas_name_nothing_hidden() -> None:
    """tests/rules/analysis/test_hints.py shows that they don't depend on it either."""
    match = against_bots()
    ask(match)
    jobs.run_here()
    status, found = read(match)
    assert (status, found["state"]) == (200, "done")
    assert match.seed not in json.dumps(found)
    for idea in found["ideas"]:
        assert set(idea) == {"actions", "points", "chance", "reason"}
        assert all("tile" not in action for action in idea["actions"])


@pytest.mark.parametrize("number", ["x", -1, None, 2**40])
def test_malformed_question_is_refused(number: Any) -> None:
    match = against_bots()
    answer = post(client_of(match, 0), f"/api/matches/{match.public_id}/hint", {"number": number})
    assert answer.status_code == 400
