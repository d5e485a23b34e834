"""What a hub tells its rooms: events, then what is legal after them, clocks, talk, presence, status."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from games import desk, people, presence, reading
from games.conf import EVENT_BYTES, EVENTS_AT_ONCE
from games.frames import Frame
from games.live import TABLES
from games.models import Match, Seat
from games.rooms import TURNS, Room
from games.watcher import Watcher

# In this order when several are wanted at once.
ORDER = ("events", "after", "status", "chat", "presence")


def first(wants: set[str]) -> str:
    """The kind of news to be told first."""
    return next((kind for kind in ORDER if kind in wants), next(iter(wants)))


def encoded(message: dict[str, Any]) -> str:
    """A message as it is sent."""
    return msgspec.json.encode(message).decode()


def batches(events: list[str]) -> Iterator[tuple[int, str]]:
    """Events as messages of a bearable size, each with how many are in it."""
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


async def tell_events(room: Room) -> None:
    """New events, encoded once for all who had the one before; what is legal after them comes next."""
    if room.number is None:
        return
    before = room.number
    events = await _since(room.match_id, before)
    room.number = max(room.number, before + len(events))  # a hello may have moved it on meanwhile
    for count, text in batches(events):
        await _to_all(room, before, text, before + count)
        before += count
    for watcher in [each for each in room.watchers if each.ready and each.number < room.number]:
        await catch_up(watcher)
    if events:
        room.wants.add("after")


async def _to_all(room: Room, before: int, text: str, number: int) -> None:
    frame = Frame(text)
    ready = [each for each in room.ready() if each.number == before]
    for start in range(0, len(ready), TURNS):
        for watcher in ready[start : start + TURNS]:
            if watcher.number == before and watcher.ready:
                await watcher.events(frame, number)
        await asyncio.sleep(0)  # lets what was written go out before the next lot


async def catch_up(watcher: Watcher) -> None:
    """What this one socket has not been sent yet; others may have sent it a part while we were reading."""
    before = watcher.number
    events = await _since(watcher.match_id, before)
    for count, text in batches(events[watcher.number - before :]):
        await watcher.events(text, watcher.number + count)


async def _since(match_id: str, number: int) -> list[str]:
    """Events after `number`: from the live table of this process if it has them, else from the log."""
    table = TABLES.peek(match_id)
    if table is not None and table.number > number:
        return table.events[number:]
    return await desk.run(match_id, _read_events, match_id, number)


def _read_events(match_id: str, number: int) -> list[str]:
    return reading.events(reading.match_of(match_id), number)


@dataclass(frozen=True)
class _After:
    number: int
    seat: int | None
    full: str
    bare: str
    clock: str


async def tell_after(room: Room) -> None:
    """What is legal now and whose clock runs; not where the match has moved on meanwhile."""
    after = await desk.run(room.match_id, after_now, room.match_id)
    if after.number != room.number:
        room.wants.add("events")
        return
    if after.full:
        # Whoever only watches reads who decides in the view; an offer would tell nothing more.
        for each in [each for each in room.ready() if each.seat is not None]:
            await each.tell(after.full if each.seat == after.seat else after.bare)
    if after.clock:
        await room.tell(after.clock)


def after_now(match_id: str) -> _After:
    """The offer and the clock as they stand."""
    match = reading.match_of(match_id)
    full = reading.offer(match, match.turn_seat) or {"text": ""}
    bare = reading.offer(match, None) or {"text": ""}
    clock = reading.clock(match)
    return _After(match.number, match.turn_seat, full["text"], bare["text"], encoded(clock) if clock else "")


async def tell_status(room: Room) -> None:
    """Running, over, closed or frozen; who sits where; the next table."""
    status = await desk.run(room.match_id, lambda: reading.status(reading.match_of(room.match_id)))
    before, room.status, room.bots = room.bots, status["status"], bots_among(status["seats"])
    await room.tell(encoded(status))
    if before not in {None, room.bots}:
        # A bot has taken a seat: who sat there watches from now on, and the others see who plays.
        for each in room.ready():
            await each.stall("seats")
    room.wants |= {"after", "events"}


def bots_among(seats: list[dict[str, Any]]) -> frozenset[int]:
    """The seats at which bots sit."""
    return frozenset(seat["index"] for seat in seats if seat["kind"] == Seat.Kind.BOT)


async def tell_chat(room: Room) -> None:
    """New lines of talk."""
    for pk, line in await desk.run(room.match_id, reading.chat, room.pk, room.chat_pk):
        text = encoded({"t": "chat", **line})
        room.chat_pk = pk
        frame = Frame(text)
        for watcher in [each for each in room.ready() if each.chat_pk < pk]:
            watcher.chat_pk = pk
            await watcher.tell(frame)


async def tell_presence(room: Room) -> None:
    """Who is here, if that is new."""
    here = await desk.run(room.match_id, presence.who, room.pk)
    text = encoded(here.message(room.size))
    if text != room.presence:
        room.presence = text
        await room.tell(text)


TELLERS: dict[str, Callable[[Room], Awaitable[None]]] = {
    "events": tell_events,
    "after": tell_after,
    "status": tell_status,
    "chat": tell_chat,
    "presence": tell_presence,
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


def concerns(watcher: Watcher, message: dict[str, Any]) -> bool:
    """Whether a message about ended sessions is about this socket; an empty one is about all."""
    if watcher.person is None:
        return False
    session, player = message.get("session"), message.get("player")
    return (not session and not player) or watcher.person.session == session or watcher.person.pk == player


def still_there(watcher: Watcher) -> bool:
    """Whether the socket's session is still that of its player."""
    if watcher.person is None:
        return False
    found = people.person(watcher.person.session_key)
    watcher.checked = time.monotonic()
    return found is not None and found.pk == watcher.person.pk
