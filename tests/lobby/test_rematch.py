"""The table after a match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.models import Match
from lobby.models import Table
from tests.lobby.browser import Browser

pytestmark = pytest.mark.django_db
Guest = Callable[..., Browser]


@pytest.fixture
def finished_match(guest: Guest) -> tuple[Browser, Browser, str]:
    """Ann, Bob, and the match that they have played with a bot between them."""
    ann, bob = guest("Ann"), guest("Bob")
    table = ann.opens(size=3, name="Tuesday", edition="hig-2010", clock={"kind": "move", "move": 60_000})
    ann.post(f"/api/tables/{table}/bots", {"level": "greedy"})
    bob.joins(table)
    match = ann.post(f"/api/tables/{table}/start")["match"]
    Match.objects.filter(public_id=match).update(status="over")
    return ann, bob, match


def test_rematch_invites_all_players_to_one_table(finished_match: tuple[Browser, Browser, str]) -> None:
    ann, bob, match = finished_match
    answer = bob.post(f"/api/matches/{match}/rematch")
    assert answer.status == 201
    table = bob.sees(answer["table"])
    assert (table["name"], table["edition"], table["size"], table["private"]) == (
        "Tuesday",
        "hig-2010",
        3,
        True,
    )
    assert table["clock"]["move"] == 60_000
    assert table["you"] == {"seat": 2, "host": True, "invited": False}
    assert [seat and seat["name"] for seat in table["seats"]] == [None, "Bot Ada", "Bob"]
    assert table["kept"] == [{"index": 0, "name": "Ann"}]
    assert table["commitment"] != ann.get(f"/api/matches/{match}")["commitment"]
    assert ann.sees(answer["table"])["you"] == {"seat": None, "host": False, "invited": True}
    assert ann.sees(answer["table"])["kept"] == []  # only members see invitations
    assert [mine["id"] for mine in ann.get("/api/lobby")["my_tables"]] == [answer["table"]]


def test_second_request_for_a_rematch_joins_the_first_table(
    finished_match: tuple[Browser, Browser, str],
) -> None:
    ann, bob, match = finished_match
    first = bob.post(f"/api/matches/{match}/rematch")["table"]
    assert ann.post(f"/api/matches/{match}/rematch")["table"] == first
    assert ann.post(f"/api/matches/{match}/rematch")["table"] == first
    assert [seat and seat["name"] for seat in bob.sees(first)["seats"]] == ["Ann", "Bot Ada", "Bob"]
    assert bob.sees(first)["kept"] == []
    assert Table.objects.filter(status="open").count() == 1
    assert bob.post(f"/api/tables/{first}/start")["status"] == "started"


def test_an_invited_player_joins_the_ordinary_way_too(finished_match: tuple[Browser, Browser, str]) -> None:
    ann, bob, match = finished_match
    table = bob.post(f"/api/matches/{match}/rematch")["table"]
    assert ann.joins(table)["you"] == {"seat": 0, "host": False, "invited": False}


def test_reserved_seats_are_refused_to_others(
    finished_match: tuple[Browser, Browser, str], guest: Guest
) -> None:
    ann, bob, match = finished_match
    table = bob.post(f"/api/matches/{match}/rematch")["table"]
    eve = guest("Eve")
    assert eve.sees(table).status == 404
    assert eve.joins(table, invite=bob.sees(table)["invite"]).code == "table.full"
    assert bob.post(f"/api/tables/{table}/bots", {"level": "random"}).status == 200
    assert ann.joins(table).code == "table.full"


def test_rematch_counts_as_a_new_table_for_the_first_and_as_a_seat_for_the_others(
    finished_match: tuple[Browser, Browser, str], settings: Any
) -> None:
    ann, bob, match = finished_match
    only = {**settings.LIMITS, "table": {"new_guest": "1/hour"}, "seat": {"address": "1/hour"}}
    settings.LIMITS = only
    table = bob.post(f"/api/matches/{match}/rematch")["table"]
    assert ann.post(f"/api/matches/{match}/rematch").status == 201
    assert bob.post(f"/api/matches/{match}/rematch")["table"] == table, "who sits there takes no seat"
    bob.post(f"/api/tables/{table}/close")
    refused = bob.post(f"/api/matches/{match}/rematch")
    assert (refused.status, refused.code) == (429, "http.throttled")
    assert 3500 < refused["params"]["seconds"] <= 3600
    ann.post(f"/api/matches/{match}/rematch")
    assert bob.post(f"/api/matches/{match}/rematch").status == 429
    assert Table.objects.filter(status="open").count() == 1


def test_after_a_rematch_that_came_to_nothing_there_can_be_another(
    finished_match: tuple[Browser, Browser, str],
) -> None:
    ann, bob, match = finished_match
    table = bob.post(f"/api/matches/{match}/rematch")["table"]
    bob.post(f"/api/tables/{table}/close")
    again = ann.post(f"/api/matches/{match}/rematch")["table"]
    assert again != table
    assert ann.sees(again)["status"] == "open"


def test_player_outside_the_match_gets_no_rematch(
    finished_match: tuple[Browser, Browser, str], guest: Guest
) -> None:
    _, _, match = finished_match
    assert guest("Eve").post(f"/api/matches/{match}/rematch").status == 403
