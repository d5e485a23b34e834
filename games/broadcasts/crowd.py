"""Broadcast to a crowd: so many spectators that players must not wait for them.

Players get each event at once. Where a match has `crowd_from` spectators or more in this process, they are
sent at most one batch in `crowd_pause_s`: the first event at once, what comes meanwhile in one message,
framed once for all. Nothing here reads the database or holds a lock of the match.
"""

from __future__ import annotations

import asyncio

from games import conf
from games.broadcasts.batches import batches
from games.connections.connection import MatchConnection
from games.connections.rooms import Room
from realtime.connection import send_to_all
from realtime.frames import Bundle, Frame
from realtime.turns import Turns

KEPT = 200  # events for those who were a few batches behind; others are brought up to date from the log


def hold(room: Room, before: int, events: list[str]) -> None:
    """Keep events after `before` for the spectators, and send them unless a batch was sent a moment ago."""
    for number, event in enumerate(events, before + 1):
        room.held[number] = event
    for number in sorted(room.held)[:-KEPT]:
        del room.held[number]
    _wake(room)


def hold_clock(room: Room, clock: str) -> None:
    """Keep the newest clock for the spectators; it follows their next events."""
    room.held_clock = clock
    _wake(room)


def _wake(room: Room) -> None:
    if room.crowd is None or room.crowd.done():
        room.crowd = asyncio.create_task(_serve(room))


async def _serve(room: Room) -> None:
    while True:
        clock, room.held_clock = room.held_clock, ""
        behind = {each for each in room.watching() if each.number < (room.number or 0)}
        if not behind and not clock:
            room.held.clear()
            return
        await _send_held(room, behind, clock)
        if clock:
            await send_to_all([each for each in room.watching() if each not in behind], clock)
        await asyncio.sleep(conf.get("crowd_pause_s"))


async def _send_held(room: Room, behind: set[MatchConnection], clock: str) -> None:
    """Send each what it lacks, and the clock. All who have the same events get the same bytes."""
    newest = room.number or 0
    after = [Frame(clock)] if clock else []
    alike: dict[int, list[MatchConnection]] = {}
    for each in behind:
        alike.setdefault(each.number, []).append(each)
    for number, connections in alike.items():
        if not all(wanted in room.held for wanted in range(number + 1, newest + 1)):
            for each in connections:
                await each.require_resync()
            continue
        before = number
        for count, text in batches([room.held[wanted] for wanted in range(number + 1, newest + 1)]):
            bundle = Bundle(Frame(text), *(after if before + count == newest else []))
            await _events_to_each(connections, before, bundle, before + count)
            before += count


async def _events_to_each(
    connections: list[MatchConnection], before: int, events: Bundle, number: int
) -> None:
    turns = Turns()
    for each in connections:
        if each.ready and each.number == before:
            await each.send_events(events, number)
        await turns.give_way_if_long()
