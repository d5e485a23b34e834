"""Hosts who have left their tables, games that nobody plays any more, and who watches the others."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from games import conf, presence
from games.models import Match
from lobby import conf as lobby_conf
from lobby.models import Player, Table
from lobby.payloads.snapshot import SNAPSHOT
from lobby.sockets.hub import LobbyHub
from tests.games import play
from tests.lobby.browser import Browser
from tests.lobby.client import in_request_thread

pytestmark = pytest.mark.django_db(transaction=True)
Opened = Callable[..., Any]
SECOND = timedelta(seconds=1)
BEFORE = timedelta(seconds=45)  # long enough for a slow request


def leave_alone(table: str, span: timedelta) -> None:
    """Put the last sign of the table's host, and its last change, so far back."""
    then = timezone.now() - span
    Table.objects.filter(pk=table).update(touched_at=then)
    Player.objects.filter(hosted_tables=table).update(seen_at=then)


def listed(browser: Browser) -> list[tuple[str, bool]]:
    """Return the tables in the lobby's list, and whether they are marked; time changes it within a second."""
    SNAPSHOT.invalidate()
    return [(each["id"], each.get("away", False)) for each in browser.get("/api/lobby")["tables"]]


def test_table_of_a_host_who_is_away_is_marked_then_left_out(ann: Browser, stranger: Browser) -> None:
    table = ann.opens()
    leave_alone(table, lobby_conf.host_patience() - BEFORE)
    assert listed(stranger) == [(table, False)]
    leave_alone(table, lobby_conf.host_patience() + SECOND)
    assert listed(stranger) == [(table, True)]
    leave_alone(table, lobby_conf.table_listing() + SECOND)
    assert listed(stranger) == []
    assert stranger.get("/api/tables")["count"] == 0
    assert stranger.sees(table)["away"] is True


def test_table_comes_back_with_its_host(ann: Browser, stranger: Browser) -> None:
    table = ann.opens()
    leave_alone(table, lobby_conf.table_listing() + SECOND)
    ann.sees(table)
    assert listed(stranger) == [(table, False)]


async def test_open_lobby_learns_of_a_host_who_goes_and_returns(ann: Browser, opened: Opened) -> None:
    table = await in_request_thread(ann.opens)
    wire = await opened("/ws/lobby/")
    await wire.receive("lobby")
    hub = LobbyHub.current()
    await hub.on_tick(1)
    await in_request_thread(lambda: leave_alone(table, lobby_conf.host_patience() + SECOND))
    await hub.on_tick(2)
    assert (await wire.receive("table"))["table"]["away"] is True
    await in_request_thread(lambda: leave_alone(table, lobby_conf.table_listing() + SECOND))
    await hub.on_tick(3)
    assert (await wire.receive("gone"))["table"] == table
    await in_request_thread(lambda: ann.sees(table))
    await hub.on_tick(4)
    assert "away" not in (await wire.receive("table"))["table"]


def running(browser: Browser) -> list[dict[str, Any]]:
    SNAPSHOT.invalidate()
    found: list[dict[str, Any]] = browser.get("/api/lobby")["running"]
    return found


def test_game_in_progress_has_the_time_of_its_last_move_and_its_spectators(stranger: Browser) -> None:
    match = play.running()
    assert [{"spectators", "moved"} & set(each) for each in running(stranger)] == [set()]
    play.move(match)
    presence.store(match.pk, [0], 2, "one")
    presence.store(match.pk, [], 3, "other")
    [shown] = running(stranger)
    assert shown["spectators"] == 5
    assert shown["moved"].startswith(f"{timezone.now():%Y-%m-%dT%H}")


@pytest.mark.parametrize(
    ("clock", "stays"),
    [({"kind": "none"}, False), ({"kind": "move", "move": 86_400_000, "out": "bot"}, True)],
)
def test_game_that_its_players_have_left_is_listed_only_with_a_clock(
    stranger: Browser, clock: dict[str, Any], stays: bool
) -> None:
    match = play.running(clock=clock)
    assert len(running(stranger)) == 1
    Match.objects.update(touched_at=timezone.now() - timedelta(seconds=conf.DESERTED + 1))
    assert len(running(stranger)) == int(stays)
    presence.store(match.pk, [0], 0)
    assert len(running(stranger)) == 1


async def test_open_lobby_learns_who_watches_and_which_game_is_deserted(opened: Opened) -> None:
    match = await in_request_thread(play.running)
    wire = await opened("/ws/lobby/")
    await wire.receive("lobby")
    hub = LobbyHub.current()
    await in_request_thread(lambda: presence.store(match.pk, [], 2))
    await hub.on_tick(1)
    assert [each["spectators"] for each in (await wire.receive("running"))["running"]] == [2]
    old = timezone.now() - timedelta(seconds=conf.DESERTED + 1)
    await in_request_thread(lambda: Match.objects.update(touched_at=old))
    await hub.on_tick(2)
    assert (await wire.receive("running"))["running"] == []
