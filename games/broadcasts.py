"""Broadcasts to the sockets of a room: events, then the offer and the clock, status, chat, presence."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Any

from games import presence, reading
from games.conf import EVENT_BYTES, EVENTS_AT_ONCE
from games.connection import MatchConnection
from games.live import TABLES
from games.models import Match, Seat
from games.rooms import Room
from realtime.connection import SENDS_PER_TURN, encode
from realtime.db_threads import run_in_db_thread
from realtime.frames import Frame

# In this order when several are scheduled at once.
ORDER = ("events", "offer", "status", "chat", "presence")


def first(scheduled: set[str]) -> str:
    """The kind to be broadcast first."""
    return next((kind for kind in ORDER if kind in scheduled), next(iter(scheduled)))


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
    table = TABLES.peek(match_id)
    if table is not None and table.number > number:
        return table.events[number:]
    return await run_in_db_thread(match_id, _read_events, match_id, number)


def _read_events(match_id: str, number: int) -> list[str]:
    return reading.events(reading.match_of(match_id), number)


@dataclass(frozen=True)
class OfferAndClock:
    """After event `number`: the offer for the deciding seat and for all others, and the clock, encoded."""

    number: int
    seat: int | None
    full: str
    bare: str
    clock: str


async def broadcast_offer_and_clock(room: Room) -> None:
    """Send what is legal now and whose clock runs. Skips it if the match has moved on meanwhile."""
    now = await run_in_db_thread(room.match_id, offer_and_clock, room.match_id)
    if now.number != room.number:
        room.scheduled.add("events")
        return
    if now.full:
        # Spectators find the deciding seat in the view; an offer would add nothing for them.
        for each in [each for each in room.ready() if each.seat is not None]:
            await each.send(now.full if each.seat == now.seat else now.bare)
    if now.clock:
        await room.send(now.clock)


def offer_and_clock(match_id: str) -> OfferAndClock:
    """The offer and the clock of this moment."""
    match = reading.match_of(match_id)
    full = reading.offer(match, match.turn_seat) or {"text": ""}
    bare = reading.offer(match, None) or {"text": ""}
    clock = reading.clock(match)
    return OfferAndClock(
        match.number, match.turn_seat, full["text"], bare["text"], encode(clock) if clock else ""
    )


async def broadcast_status(room: Room) -> None:
    """Send the status of the match, who sits where, and the next table."""
    status = await run_in_db_thread(room.match_id, lambda: reading.status(reading.match_of(room.match_id)))
    before, room.status, room.bots = room.bots, status["status"], bots_among(status["seats"])
    await room.send(encode(status))
    if before not in {None, room.bots}:
        # A bot has taken a seat: its player is a spectator from now on, and all see who plays.
        for each in room.ready():
            await each.require_resync("seats")
    room.scheduled |= {"offer", "events"}


def bots_among(seats: list[dict[str, Any]]) -> frozenset[int]:
    """The seats at which bots sit."""
    return frozenset(seat["index"] for seat in seats if seat["kind"] == Seat.Kind.BOT)


async def broadcast_chat(room: Room) -> None:
    """Send new chat messages."""
    for pk, line in await run_in_db_thread(room.match_id, reading.chat, room.pk, room.chat_pk):
        room.chat_pk = pk
        frame = Frame(encode({"t": "chat", **line}))
        for connection in [each for each in room.ready() if each.chat_pk < pk]:
            connection.chat_pk = pk
            await connection.send(frame)


async def broadcast_presence(room: Room) -> None:
    """Send who is here, if that has changed."""
    here = await run_in_db_thread(room.match_id, presence.here, room.pk)
    text = encode(here.message(room.size))
    if text != room.presence:
        room.presence = text
        await room.send(text)


BROADCASTERS: dict[str, Callable[[Room], Awaitable[None]]] = {
    "events": broadcast_events,
    "offer": broadcast_offer_and_clock,
    "status": broadcast_status,
    "chat": broadcast_chat,
    "presence": broadcast_presence,
}


def behind(known: dict[str, tuple[int | None, str]]) -> list[str]:
    """Those of the matches whose log is longer, or whose status is another, than is known here."""
    rows = Match.objects.filter(public_id__in=known).values_list("public_id", "number", "status")
    found = []
    for match_id, number, status in rows:
        known_number, known_status = known[match_id]
        if known_number is not None and (number > known_number or status != known_status):
            found.append(match_id)
    return found
