"""A busy lobby: few bytes, few queries, and a list that is read anew only if it has changed."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from games.models import Match, Seat
from lobby.models import Player, Table, TableSeat
from lobby.payloads import lobby as payloads
from lobby.schemas.lobby import LobbySchema
from lobby.sockets.changes import Changes
from lobby.sockets.hub import LobbyHub
from lobby.sockets.messages import lobby_message
from lobby.sockets.snapshot import SNAPSHOT
from lobby.tables import listing
from tests.lobby.browser import Browser

pytestmark = pytest.mark.django_db
MOST_BYTES, MOST_QUERIES = 15 * 1024, 8
CLOCK = {"kind": "bank", "bank": 900_000, "increment": 15_000, "out": "forfeit"}
EXPANSIONS = ["inns-and-cathedrals", "river"]


def many(count: int) -> list[Player]:
    """So many players, with names as long as people's are."""
    return [Player.objects.create(username=f"p{n}", name=f"Annabelle {n}") for n in range(count)]


def match(players: list[Player], status: str, minutes: int) -> Match:
    at = timezone.now() - timedelta(minutes=minutes)
    made = Match.objects.create(
        status=status, setup={"edition": "c3.1", "expansions": EXPANSIONS}, clock=CLOCK, number=120,
        turn_seat=0 if status == "running" else None, started_at=at,
        ended_at=at if status == "over" else None,
    )  # fmt: skip
    for index, player in enumerate(players):
        rank = index + 1 if status == "over" else None
        Seat.objects.create(match=made, index=index, name=player.name, player=player, score=47, rank=rank)
    return made


def table(players: list[Player], number: int) -> Table:
    made = Table.objects.create(
        name=f"Table number {number}",
        host=players[0],
        size=4,
        edition="c3.1",
        expansions=EXPANSIONS,
        clock=CLOCK,
    )
    for index, player in enumerate(players):
        TableSeat.objects.create(table=made, index=index, player=player)
    return made


@pytest.fixture
def busy() -> Player:
    """Return a player at two tables and in two matches, in a lobby with more of everything than it shows."""
    one, *others = many(41)
    for number in range(40):
        pair = [others[number], others[number - 1]]
        table(pair if number else [one, *pair], number)
        match(pair if number > 1 else [one, pair[0]], "running", number)
        match(pair, "over", number)
    return one


def test_lobby_of_a_player_is_few_bytes_and_few_queries(
    busy: Player, django_assert_max_num_queries: Any
) -> None:
    SNAPSHOT.get()
    with django_assert_max_num_queries(MOST_QUERIES):
        found = lobby_message(busy.pk)
    assert len(found.encode()) <= MOST_BYTES


def test_lists_that_all_share_take_few_queries(busy: Player, django_assert_max_num_queries: Any) -> None:
    payloads.read_public_lobby()  # sweeps, once a minute
    with django_assert_max_num_queries(MOST_QUERIES):
        found = payloads.lobby_for(None, payloads.read_public_lobby(), LobbySchema)
    assert len(found.tables) == listing.PAGE
    assert found.finished.pages == 5


def test_card_says_what_the_viewer_is_at_that_table(guest: Callable[..., Browser], stranger: Browser) -> None:
    ann = guest("Ann")
    ann.opens()
    assert ann.get("/api/lobby")["tables"][0]["you"] == {"seat": 0, "host": True, "invited": False}
    assert stranger.get("/api/lobby")["tables"][0]["you"] == {"seat": None, "host": False, "invited": False}


@pytest.mark.parametrize(
    ("notification", "dropped"),
    [
        ({"tables": ["t"]}, True),
        ({"hidden": ["t"]}, True),
        ({"matches": ["m"]}, True),
        ({"players": [1]}, False),
        ({"here": True}, False),
        ({"paired": {"1": "m"}}, False),
    ],
)
def test_list_is_dropped_only_by_what_it_shows(
    notification: dict[str, Any], dropped: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[int] = []
    monkeypatch.setattr(SNAPSHOT, "invalidate", lambda: calls.append(1))
    hub = LobbyHub.__new__(LobbyHub)
    hub._changes, hub._connections, hub._broadcasting = Changes(), set(), None
    hub.on_notification(notification)
    assert bool(calls) is dropped
