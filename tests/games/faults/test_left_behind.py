"""After a change of the proxy's ring, sockets that stayed at the old process come back to the new one."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from games.connections import rooms
from games.hub import MatchHub
from realtime.db_threads import run_in_db_thread
from tests.games import play
from tests.games.client import MatchClient

pytestmark = pytest.mark.django_db(transaction=True)
SOON_S = 0.2


@pytest.fixture
def affinity(settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.BASTIDE = {**settings.BASTIDE, "match_affinity": True}
    monkeypatch.setattr("games.hub.ASK_BACK_S", SOON_S)


def notified(match: str, later: float) -> None:
    """Receive from another process that its newest socket came so many seconds after the newest one here."""
    hub = MatchHub.current()
    joined = hub.rooms[match].joined_at + later
    hub.on_notification({"match": match, "kind": "presence", "joined_at": joined})


async def stays(client: MatchClient) -> None:
    """The socket is open after the time in which it would have been closed, and answers."""
    await asyncio.sleep(2 * SOON_S)
    await client.send(t="ping", at=1)
    await client.receive("pong")


@pytest.mark.usefixtures("affinity")
async def test_sockets_of_the_old_process_are_asked_to_come_back(transactional_db: None) -> None:
    match = (await run_in_db_thread("test", play.running)).public_id
    async with MatchClient(match) as one, MatchClient(match) as other:
        for each in (one, other):
            await each.hello()
        notified(match, rooms.LEFT_BEHIND_S + 1)
        assert [await each.closed() for each in (one, other)] == [4000, 4000]


@pytest.mark.usefixtures("affinity")
async def test_who_comes_at_the_same_moment_stays(transactional_db: None) -> None:
    match = (await run_in_db_thread("test", play.running)).public_id
    async with MatchClient(match) as one:
        await one.hello()
        for later in (-100, 0, rooms.LEFT_BEHIND_S - 1):
            notified(match, later)
        MatchHub.current().on_notification({"match": match, "kind": "presence"})
        await stays(one)


@pytest.mark.usefixtures("affinity")
async def test_nobody_is_asked_twice_in_a_short_time(transactional_db: None) -> None:
    """Without a ring they would come back to any process, again and again."""
    match = (await run_in_db_thread("test", play.running)).public_id
    async with MatchClient(match) as one:
        await one.hello()
        MatchHub.current().rooms[match].asked_back_at = time.time() - rooms.ASKED_EVERY_S / 2
        notified(match, rooms.LEFT_BEHIND_S + 1)
        await stays(one)


async def test_without_affinity_any_process_will_do(transactional_db: None) -> None:
    match = (await run_in_db_thread("test", play.running)).public_id
    async with MatchClient(match) as one:
        await one.hello()
        notified(match, rooms.LEFT_BEHIND_S + 1)
        await stays(one)
