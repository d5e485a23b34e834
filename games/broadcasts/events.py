"""Broadcast of new events to the sockets of a room."""

from __future__ import annotations

from games import payloads
from games.broadcasts import crowd
from games.broadcasts.batches import batches
from games.broadcasts.following import OfferAndClock, Parcels, received, send_following
from games.connections.connection import MatchConnection
from games.connections.rooms import Room
from games.event_log.read import encoded_events
from games.game_cache import CACHE
from realtime.db_threads import run_in_db_thread
from realtime.turns import Turns

__all__ = ["batches", "broadcast_events", "catch_up"]


async def broadcast_events(room: Room) -> None:
    """Send new events, encoded once for all that had the one before, and what follows from them.

    Schedules the offer if it did not come with the newest event.
    """
    if room.number is None:
        return
    before = room.number
    events = room.take_events() or await _since(room.match_id, before)
    room.number = max(room.number, before + len(events))  # a hello may have moved it on meanwhile
    if not events:
        room.received.clear()  # they are of a match that the database no longer has
    elif room.received:  # after a gap, which is read next
        room.scheduled.add("events")
    crowded, first, now = room.has_crowd(), before, received(room)
    served: set[MatchConnection] = set()
    for count, text in (found := list(batches(events))):
        before += count
        parcels = Parcels(text, now if before == first + sum(each for each, _ in found) else None)
        served = await _to_all(room, before - count, parcels, before, players_only=crowded)
    if crowded and events:
        crowd.hold(room, first, events)
    for connection in [each for each in room.ready() if each.number < (room.number or 0)]:
        if not crowded or connection.seat is not None:
            await catch_up(connection)
    if now is not None:
        await _follow(room, now, served, crowded=crowded)
    elif room.offered != room.number:  # a hello may have read the events first, so there may be none to send
        room.scheduled.add("offer")


async def _to_all(
    room: Room, before: int, parcels: Parcels, number: int, *, players_only: bool
) -> set[MatchConnection]:
    """Send events to the sockets that have the one before; return those."""
    served: set[MatchConnection] = set()
    turns = Turns()
    for connection in room.playing() if players_only else room.ready():
        if connection.number == before and connection.ready:
            served.add(connection)
            await connection.send_events(parcels.of(connection), number)
        await turns.give_way_if_long()
    return served


async def _follow(room: Room, now: OfferAndClock, served: set[MatchConnection], *, crowded: bool) -> None:
    """Send offer and clock to those who did not get them with the event."""
    late = [each for each in (room.playing() if crowded else room.ready()) if each not in served]
    await send_following(late, now)
    if crowded and now.clock:
        crowd.hold_clock(room, now.clock)
    room.offered = now.number


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
