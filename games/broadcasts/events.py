"""Broadcast of new events to the sockets of a room."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from games import payloads
from games.conf import EVENT_BYTES, EVENTS_AT_ONCE
from games.connections.connection import MatchConnection
from games.connections.rooms import Room
from games.event_log.read import encoded_events
from games.game_cache import CACHE
from realtime.connection import SENDS_PER_TURN
from realtime.db_threads import run_in_db_thread
from realtime.frames import Frame


def batches(events: list[str]) -> Iterator[tuple[int, str]]:
    """The events as messages below the server's size limit, each with the number of events in it."""
    chunk: list[str] = []
    size = 0
    for event in events:
        weight = len(event.encode()) + 1
        if chunk and (len(chunk) == EVENTS_AT_ONCE or size + weight > EVENT_BYTES):
            yield _batch(chunk)
            chunk, size = [], 0
        chunk.append(event)
        size += weight
    if chunk:
        yield _batch(chunk)


def _batch(chunk: list[str]) -> tuple[int, str]:
    return len(chunk), '{"t":"events","events":[' + ",".join(chunk) + "]}"


async def broadcast_events(room: Room) -> None:
    """Send new events, encoded once for all that had the one before. Schedules the offer after them."""
    if room.number is None:
        return
    before = room.number
    events = await _since(room.match_id, before)
    room.number = max(room.number, before + len(events))  # a hello may have moved it on meanwhile
    for count, text in batches(events):
        await _to_all(room, before, text, before + count)
        before += count
    for connection in [each for each in room.connections if each.ready and each.number < room.number]:
        await catch_up(connection)
    if events:
        room.scheduled.add("offer")


async def _to_all(room: Room, before: int, text: str, number: int) -> None:
    frame = Frame(text)
    ready = [each for each in room.ready() if each.number == before]
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
    """Events after `number`: from this process's cache if it has them, else from the log."""
    live = CACHE.peek(match_id)
    if live is not None and live.number > number:
        return live.events[number:]
    return await run_in_db_thread(match_id, _read_events, match_id, number)


def _read_events(match_id: str, number: int) -> list[str]:
    return encoded_events(payloads.match_of(match_id), number)
