"""The welcome that a room keeps for a moment: further spectators get it without a read and without a thread.

It is good as long as nothing has changed at the match, as far as this process knows. A change that it does
not know yet is announced to it, and is then sent to the whole room, the new socket among them.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from games.connections.rooms import Room
from games.handlers import welcomes
from games.handlers.welcomes import Wanted, Welcome
from games.models import Match


class Kept(NamedTuple):
    """A welcome, until when it is good, and the state of the room before it was read."""

    found: Welcome
    until: float
    state: tuple[Any, ...]


def welcome(room: Room, wanted: Wanted, player: int | None) -> Welcome | None:
    """Return the welcome that another spectator got a moment ago.

    Returns None if there is none, if something has changed since, or if the player has a seat.
    """
    kept = room.welcomes.get(wanted)
    if kept is None or kept.until < time.monotonic() or kept.state != room.state:
        return None
    found = kept.found
    behind = found.number < (room.number or 0) or found.chat_number < room.chat_number
    return None if behind or player in found.players else found


async def read(room: Room, wanted: Wanted, work: Callable[[], Awaitable[Welcome]]) -> Welcome:
    """Return what `work` reads, and have the room keep it.

    That of a paused match is not kept, because a further spectator may make a match of bots go on.
    """
    state, until = room.state, time.monotonic() + welcomes.SHARED_S
    found = await work()
    now = time.monotonic()
    for key in [key for key, each in room.welcomes.items() if each.until < now or each.state != room.state]:
        del room.welcomes[key]
    if found.status != Match.Status.PAUSED:
        room.welcomes[wanted] = Kept(found, until, state)
    return found
