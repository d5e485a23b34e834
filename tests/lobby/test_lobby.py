"""The lobby: what is going on, and what is one's own."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any
from unittest.mock import patch

import pytest
from django.test import override_settings
from django.utils import timezone

from games.models import Match
from games.payloads import lobby_lists
from lobby.models import Player
from tests.lobby.browser import Browser

pytestmark = pytest.mark.django_db
Guest = Callable[..., Browser]


def played(stranger: Browser, **settings: Any) -> str:
    """Return a match against a bot; its id."""
    table = stranger.opens(size=2, **settings)
    stranger.post(f"/api/tables/{table}/bots", {"level": "random"})
    return str(stranger.post(f"/api/tables/{table}/start")["match"])


def over(match: str, minutes: int = 0) -> None:
    Match.objects.filter(public_id=match).update(
        status="over", ended_at=timezone.now() - timedelta(minutes=minutes)
    )


def ids(lines: list[dict[str, Any]]) -> list[str]:
    return [line["id"] for line in lines]


def test_lobby_without_tables_is_empty(stranger: Browser) -> None:
    assert stranger.get("/api/lobby").json == {
        "here": 0,
        "tables": [],
        "newest_table": None,
        "next_tables": None,
        "running": [],
        "finished": {"matches": [], "page": 1, "pages": 1, "next": None, "count": 0},
        "my_tables": [],
        "my_matches": [],
        "quick": None,
    }


def test_open_tables_newest_first(guest: Guest, stranger: Browser) -> None:
    first, second = guest("Ann").opens(), guest("Bob").opens()
    assert ids(stranger.get("/api/lobby")["tables"]) == [second, first]


def test_my_tables_are_those_i_sit_at_private_ones_too(guest: Guest) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    private, public = ann.opens(private=True), bob.opens()
    ann.joins(public)
    assert set(ids(ann.get("/api/lobby")["my_tables"])) == {private, public}
    assert ids(bob.get("/api/lobby")["my_tables"]) == [public]
    assert ids(bob.get("/api/lobby")["tables"]) == [public]


def test_a_started_table_becomes_a_match(guest: Guest, stranger: Browser) -> None:
    ann = guest("Ann")
    match = played(ann)
    seen = stranger.get("/api/lobby")
    assert seen["tables"] == []
    assert ids(seen["running"]) == [match]
    assert seen["my_matches"] == []
    assert ids(ann.get("/api/lobby")["my_matches"]) == [match]


def test_headline_of_a_match_has_no_board_and_no_secrets(guest: Guest, stranger: Browser) -> None:
    match = Match.objects.get(public_id=played(guest("Ann")))
    line = stranger.get("/api/lobby")["running"][0]
    assert not {"view", "bag", "setup", "seed", "salts", "draws", "order"} & set(line)
    assert match.seed not in str(line)


def test_matches_in_which_i_decide_come_first(guest: Guest) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    waits_for_ann = played(ann)
    table = bob.opens(size=2)
    ann.joins(table)
    waits_for_bob = bob.post(f"/api/tables/{table}/start")["match"]
    mine = ann.get("/api/lobby")["my_matches"]
    assert [(line["id"], line["your_turn"]) for line in mine] == [
        (waits_for_ann, True),
        (waits_for_bob, False),
    ]


def test_finished_matches_come_in_pages(guest: Guest, stranger: Browser) -> None:
    ann = guest("Ann")
    matches = [played(ann) for _ in range(3)]
    for minutes, match in enumerate(matches):
        over(match, minutes)
    first = stranger.get("/api/lobby")["finished"]
    assert ids(first["matches"]) == matches
    assert (first["page"], first["pages"], first["count"]) == (1, 1, 3)
    assert stranger.get("/api/lobby?page=2")["finished"]["matches"] == []


def test_page_of_finished_matches_begins_after_a_place(guest: Guest, stranger: Browser) -> None:
    ann = guest("Ann")
    matches = [played(ann) for _ in range(5)]
    for minutes, match in enumerate(matches):
        over(match, minutes)
    at_once = Match.objects.filter(public_id__in=matches[1:3])
    at_once.update(ended_at=timezone.now() - timedelta(minutes=1))
    with patch.object(lobby_lists, "FINISHED_SHOWN", 2):
        first = stranger.get("/api/lobby")["finished"]
        over(played(ann), -1)  # one that ends meanwhile moves no other from page to page
        second = stranger.get(f"/api/lobby?page=2&after={first['next']}")["finished"]
        third = stranger.get(f"/api/lobby?page=3&after={second['next']}")["finished"]
    shown = [*ids(first["matches"]), *ids(second["matches"]), *ids(third["matches"])]
    assert sorted(shown) == sorted(matches)
    assert shown[0] == matches[0]
    assert shown[3:] == matches[3:]
    assert (third["page"], third["pages"], third["next"]) == (3, 3, None)


@pytest.mark.parametrize("after", ["x", "1", "1.0", "-1.1", "9" * 18 + ".1", "1.٢", "1." + "9" * 19, "1.1.1"])
def test_malformed_place_is_refused(stranger: Browser, after: str) -> None:
    assert stranger.get(f"/api/lobby?after={after}").code == "http.page"


@pytest.mark.parametrize("page", ["0", "-1", "x", "1.5", "", "9" * 50, "١"])
def test_malformed_page_is_refused(stranger: Browser, page: str) -> None:
    assert stranger.get(f"/api/lobby?page={page}").code == "http.page"


def test_presence_in_the_lobby_expires(guest: Guest, settings: Any) -> None:
    ann = guest("Ann")
    guest("Bob")
    assert ann.get("/api/lobby")["here"] == 2
    long_ago = timezone.now() - timedelta(seconds=settings.LOBBY["here_for"] + 1)
    Player.objects.filter(name="Bob").update(seen_at=long_ago)
    assert ann.get("/api/lobby")["here"] == 1


def test_seat_shows_presence_of_its_player(guest: Guest, settings: Any) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    table = ann.opens()
    bob.joins(table)
    Player.objects.filter(name="Bob").update(seen_at=timezone.now() - timedelta(hours=1))
    assert [seat and seat["here"] for seat in ann.sees(table)["seats"]] == [True, False, None, None]


def test_lobby_request_needs_few_queries(guest: Guest, django_assert_max_num_queries: Any) -> None:
    ann = guest("Ann")
    for index in range(4):
        table = guest(f"Host {index}").opens()
        ann.joins(table)
        played(guest(f"Player {index}"))
    ann.get("/api/lobby")
    with django_assert_max_num_queries(24):
        ann.get("/api/lobby")


def test_form_lists_every_option(stranger: Browser) -> None:
    form = stranger.get("/api/setup")
    assert form["default_edition"] in form["editions"]
    assert form["seats"] == [2, 6]
    assert {"random", "greedy"} <= set(form["bots"])
    assert form["clocks"]["kinds"] == ["none", "move", "bank"]
    assert form["mail"] is False
    assert all(option["text"] and option["presets"] for option in form["options"])


def test_form_says_if_mail_is_configured(stranger: Browser) -> None:
    with override_settings(EMAIL={"EMAIL_HOST": "mail.example"}):
        assert stranger.get("/api/setup")["mail"] is True
