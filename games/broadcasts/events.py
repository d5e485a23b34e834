"""Broadcast of new events to the sockets of a room."""

from __future__ import annotations

import asyncio

from games import payloads
from games.broadcasts import crowd
from games.broadcasts.batches import batches
from games.connections.connection import MatchConnection
from games.connections.rooms import Room
from games.event_log.read import encoded_events
from games.game_cache import CACHE
from realtime.connection import SENDS_PER_TURN
from realtime.db_threads import run_in_db_thread
from realtime.frames import Frame

__all__ = ["batches", "broadcast_events", "catch_up"]


async def broadcast_events(room: Room) -> None:
    """Send new events, encoded once for all that had the one before. Schedules the offer after them."""
    if room.number is None:
        return
    before = room.number
    events = room.take_events() or await _since(room.match_id, before)
    room.number = max(room.number, before + len(events))  # a hello may have moved it on meanwhile
    if not events:
        room.received.clear()  # they are of a match that the database no longer has
    elif room.received:  # after a gap, which is read next
        room.scheduled.add("events")
    crowded = room.has_crowd()
    first = before
    for count, text in batches(events):
        await _to_all(room, before, text, before + count, players_only=crowded)
        before += count
    if crowded and events:
        crowd.hold(room, first, events)
    for connection in [each for each in room.ready() if each.number < (room.number or 0)]:
        if not crowded or connection.seat is not None:
            await catch_up(connection)
    if room.offered != room.number:  # a hello may have read the events first, so there may be none to send
        room.scheduled.add("offer")


async def _to_all(room: Room, before: int, text: str, number: int, *, players_only: bool) -> None:
    frame = Frame(text)
    served = room.playing() if players_only else room.ready()
    ready = [each for each in served if each.number == before]
    for start in range(0, len(ready), SENDS_PER_TURN):
        for connection in ready[start : start + SENDS_PER_TURN]:
            if connection.number == before and connection.ready:
                await connection.send_events(frame, number)
        await asyncio.sleep(0)  # lets what was written go out before the next lot


async def catch_up(connection: MatchConnection) -> None:
    """Send one socket the events it lacks; a broadcast may have sent it a part during the read."""
    before = connection.number
    events = await _since(connection.match_id, before)
    for count, text in batches(events[connection.number - before :]):
        await connection.send_events(text, connection.number + count)


async def _since(match_id: str, number: int) -> list[str]:
    """Return events after `number`: from this process's cache if it has them, else from the log."""
    live = CACHE.peek(match_id)
    if live is not None and live.number > number and (kept := live.since(number)) is not None:
        return kept
    return await run_in_db_thread(match_id, _read_events, match_id, number)


def _read_events(match_id: str, number: int) -> list[str]:
    return encoded_events(payloads.match_of(match_id), number)
