"""Many spectators who open a match at once: their welcome is read once, and moves do not wait for it."""

from __future__ import annotations

import asyncio
import threading
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest

from games.connections.connection import MatchConnection
from games.connections.joins import AT_ONCE
from games.event_log.read import encoded_events
from games.game_cache import CACHE, LiveMatch
from games.handlers import welcomes
from games.models import Match
from realtime.db_threads import joining, run_in_db_thread
from tests.games import play
from tests.games.client import MatchClient

pytestmark = pytest.mark.django_db(transaction=True)


async def test_spectators_that_join_at_once_share_one_read(monkeypatch: pytest.MonkeyPatch) -> None:
    match = await run_in_db_thread("test", play.running)
    await run_in_db_thread("test", play.moves, match, 3)
    reads: list[int] = []
    read = welcomes._read
    monkeypatch.setattr(welcomes, "SHARED_S", 60.0)

    def counted(*given: Any) -> Any:
        reads.append(1)
        return read(*given)

    monkeypatch.setattr(welcomes, "_read", counted)
    async with MatchClient(match.public_id) as one, MatchClient(match.public_id) as two:
        assert (await one.hello())["number"] == (await two.hello())["number"] == 3
        assert (await two.receive("events"))["events"][-1]["number"] == 3
        assert len(reads) == 1
        await run_in_db_thread(match.public_id, play.move, match)
        async with MatchClient(match.public_id) as late:
            assert (await late.hello())["number"] == 4
        assert len(reads) == 2


async def test_move_does_not_wait_for_joining_sockets() -> None:
    match = await run_in_db_thread("test", play.running)
    held = threading.Event()
    stuck = asyncio.create_task(run_in_db_thread(joining(match.public_id), held.wait, 20))
    try:
        async with asyncio.timeout(15):
            accepted: Any = await run_in_db_thread(match.public_id, play.move, match)
        assert accepted.number == 1
        assert not stuck.done()
    finally:
        held.set()
        await stuck


def test_history_is_read_without_replaying_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play.running()
    play.moves(match, 12)
    before = encoded_events(play.fresh(match), 0)
    CACHE.forget()

    def replay(_live: LiveMatch, _match: Match) -> None:
        raise AssertionError("the match was replayed")

    monkeypatch.setattr(LiveMatch, "catch_up", replay)
    found = encoded_events(play.fresh(match), 0)
    assert [msgspec.json.decode(each) for each in found] == [msgspec.json.decode(each) for each in before]
    assert encoded_events(play.fresh(match), 5, 3) == found[5:8]


def test_history_of_rows_without_a_stored_change_is_replayed() -> None:
    match = play.running()
    play.moves(match, 5)
    before = [msgspec.json.decode(each) for each in encoded_events(play.fresh(match), 0)]
    old = Match.objects.create(setup=match.setup, seed=match.seed, salts=match.salts, status="running")
    for row in match.log.order_by("number"):
        row.match, row.change, row._state.adding = old, None, True
        row.save()
    Match.objects.filter(pk=old.pk).update(number=5, clock=match.clock)
    found = [msgspec.json.decode(each) for each in encoded_events(play.fresh(old), 0)]
    assert [each["change"] for each in found] == [each["change"] for each in before]


async def test_client_that_does_not_read_keeps_no_turn_from_others(monkeypatch: pytest.MonkeyPatch) -> None:
    match = await run_in_db_thread("test", play.running)
    await run_in_db_thread("test", play.moves, match, 3)
    reads, stuck = asyncio.Event(), set[MatchConnection]()

    async def drained(connection: MatchConnection) -> None:
        if len(stuck) < 2 * AT_ONCE or connection in stuck:
            stuck.add(connection)
            await reads.wait()

    monkeypatch.setattr(MatchConnection, "drained", drained)
    async with AsyncExitStack() as stack:
        for count in range(1, 2 * AT_ONCE + 1):
            socket = await stack.enter_async_context(MatchClient(match.public_id))
            await socket.send(t="hello", after=0)
            async with asyncio.timeout(10):
                while len(stuck) < count:  # noqa: ASYNC110 - another task fills it
                    await asyncio.sleep(0.01)
        late = await stack.enter_async_context(MatchClient(match.public_id))
        assert (await late.hello())["number"] == 3
        reads.set()
