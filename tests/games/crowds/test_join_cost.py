"""How much a join, presence and the poll may ask of the database, and what they must find nevertheless."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from games import conf, presence
from games.broadcasts import events, state
from games.connections.connection import MatchConnection
from games.handlers import hello, welcomes
from games.handlers.welcomes import Wanted
from games.hub import MatchHub
from games.models import Match
from games.notifications import TOPIC
from realtime.db_threads import run_in_db_thread
from realtime.sessions import SessionPlayer
from tests.games import play
from tests.games.client import MatchClient, cookie

pytestmark = pytest.mark.django_db(transaction=True)
BANK = {"kind": "bank", "bank": 600_000, "increment": 1_000}
TABLE = re.compile(r'^(\w+)(?:.*?FROM|.*?INTO|) "games_(\w+)"')


def words(work: Callable[[], Any]) -> list[str]:
    """Return what the work asks of the database: a verb and a table for each statement on a table of ours."""
    with CaptureQueriesContext(connection) as captured:
        work()
    found = [TABLE.match(query["sql"].partition(" WHERE ")[0]) for query in captured.captured_queries]
    return [f"{each[1].lower()} {each[2]}" for each in found if each]


async def _unused(_message: dict[str, object]) -> None:
    raise AssertionError("nothing is sent")


def player_of(match: Match) -> MatchConnection:
    player = match.seats.select_related("player").get(index=0).player
    assert player is not None
    return MatchConnection(_unused, match.public_id, SessionPlayer(player.pk, "Ann", "session"))


def test_hello_of_a_player_reads_each_table_once() -> None:
    match = play.running(clock=BANK)
    play.moves(match, 3)
    joining, wanted = player_of(match), Wanted(match.public_id, 0, True)
    assert words(lambda: welcomes.for_player(joining, wanted)) == [
        "select match",
        "select seat",
        "select presence",
        "select chatmessage",
    ]


def test_hello_of_further_spectators_reads_what_may_have_changed() -> None:
    match = play.running(clock=BANK)
    play.moves(match, 3)
    wanted = Wanted(match.public_id, 0, True)
    changing = ["select match", "select chatmessage", "select presence"]
    first = words(lambda: welcomes.for_spectators(wanted))
    assert first == [*changing, "select seat", "select chatmessage"]
    assert words(lambda: welcomes.for_spectators(wanted)) == changing


async def test_hello_that_missed_nothing_reads_no_events_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = await run_in_db_thread("test", play.running)
    read: list[int] = []

    def reading(_match_id: str, number: int) -> list[str]:
        read.append(number)
        return []

    monkeypatch.setattr(events, "_read_events", reading)
    async with MatchClient(match.public_id) as watching:
        await watching.hello()
        await watching.receive("presence")
    assert not read


def test_presence_is_one_read_and_one_write() -> None:
    match = play.running()
    assert words(lambda: presence.store(match.pk, [0], 1)) == ["select match", "insert presence"]
    assert words(lambda: presence.store(match.pk, [0, 1], 2)) == ["select match", "update presence"]
    Match.objects.update(touched_at=timezone.now() - timedelta(seconds=conf.TOUCHED_EVERY + 1))
    touching = ["select match", "update presence", "update match"]
    assert words(lambda: presence.store(match.pk, [0], 1)) == touching
    assert words(lambda: presence.store(match.pk, [], 0)) == ["delete presence"]


def test_presence_is_that_of_all_processes_and_expires() -> None:
    match = play.running(3)
    assert presence.store(match.pk, [0], 1, "one") == presence.Here(frozenset({0}), 1)
    assert presence.store(match.pk, [2], 3, "two") == presence.Here(frozenset({0, 2}), 4)
    match.presences.filter(process="one").update(until=timezone.now() - timedelta(seconds=1))
    assert presence.store(match.pk, [2], 1, "two") == presence.here(match.pk)
    assert presence.here(match.pk) == presence.Here(frozenset({2}), 1)
    assert presence.store(match.pk, [0], 0, "one") == presence.Here(frozenset({0, 2}), 1)


async def test_presence_read_before_a_change_elsewhere_is_not_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    match = await run_in_db_thread("test", play.running)
    monkeypatch.setattr(MatchHub, "tick_s", 3600.0)
    store = presence.store
    async with MatchClient(match.public_id) as watching:
        await watching.hello()
        hub = MatchHub.current()
        room = hub.rooms[match.public_id]

        def overtaken(*found: Any) -> presence.Here | None:
            here = store(*found)
            room.receive({"match": match.public_id, "kind": "presence"})
            return here

        monkeypatch.setattr(presence, "store", overtaken)
        await hub.report_presence(room)
        assert room.here is None


def test_presence_of_two_threads_at_once_is_stored_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play.running()
    write = presence._write

    def late(row: Any, *, known: bool) -> None:
        with monkeypatch.context() as first:
            first.setattr(presence, "_write", write)
            presence.store(match.pk, [1], 0)
        write(row, known=known)

    monkeypatch.setattr(presence, "_write", late)
    presence.store(match.pk, [0], 2)
    assert presence.here(match.pk) == presence.Here(frozenset({0}), 2)


async def test_presence_that_changes_elsewhere_during_a_report_is_read_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = await run_in_db_thread("test", play.running)
    store, loop = presence.store, asyncio.get_running_loop()
    monkeypatch.setattr(MatchHub, "tick_s", 3600.0)
    async with MatchClient(match.public_id) as watching:
        await watching.hello()
        await watching.receive("presence")
        hub = MatchHub.current()

        def beside(*given: Any) -> Any:
            here = store(*given)
            store(match.pk, [1], 0, "another process")
            loop.call_soon_threadsafe(hub.on_notification, {"match": match.public_id, "kind": "presence"})
            return here

        monkeypatch.setattr(presence, "store", beside)
        await hub.report_presence(hub.rooms[match.public_id])
        await watching.receive("presence", seats=[False, True])


async def announced(match: Match, monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """Play a move whose notifications are kept back; return them."""
    kept: list[dict[str, Any]] = []
    with monkeypatch.context() as late:
        late.setattr(TOPIC, "notify", kept.append)
        await run_in_db_thread("test", play.move, match)
    return kept


@pytest.mark.parametrize("lost", [False, True])
async def test_poll_repairs_what_was_lost_and_leaves_alone_what_is_on_its_way(
    monkeypatch: pytest.MonkeyPatch, lost: bool
) -> None:
    match = await run_in_db_thread("test", play.running)
    monkeypatch.setattr(MatchHub, "tick_s", 3600.0)
    async with MatchClient(match.public_id) as watching:
        await watching.hello()
        await watching.receive("presence")
        kept, hub = await announced(match, monkeypatch), MatchHub.current()
        poll = asyncio.create_task(hub._poll(0.2))
        await asyncio.sleep(0.05)
        for each in [] if lost else kept:
            hub.on_notification(each)
        await poll
        await watching.receive("events")
        if lost:
            await watching.receive("status")
        assert watching.has("events", 1)
        assert await watching.socket.receive_nothing(timeout=0.2) is True


async def test_status_that_the_others_got_during_a_hello_follows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    match = await run_in_db_thread("test", play.running)
    read = hello._read

    async def late(joining: MatchConnection, wanted: Wanted) -> Any:
        found = await read(joining, wanted)
        await state.broadcast_status(MatchHub.current().rooms[match.public_id])
        return found

    ann = await run_in_db_thread("test", lambda: cookie(match.seats.get(index=0).player))
    async with MatchClient(match.public_id, ann) as joining:
        with monkeypatch.context() as beside:
            beside.setattr(hello, "_read", late)
            await joining.hello()
        await joining.receive("status")


def test_offer_of_a_match_that_has_moved_on_is_that_of_the_newest_event() -> None:
    match = play.running()
    before = play.fresh(match)
    play.move(match)
    found = state.following(before)
    assert found.number == json.loads(found.full)["number"] == 1
