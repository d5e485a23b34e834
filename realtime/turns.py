"""Turns of the event loop: what is done for many sockets comes in short ones, and moves go first.

A move waits for the loop when it arrives and when it is stored, and meanwhile its database thread waits for
the interpreter. So whatever serves many sockets gives way now and then, and for longer while moves are under
way; but only for so long, because spectators want to see the moves too.
"""

from __future__ import annotations

import asyncio
from time import monotonic

from realtime.db_threads import moves_stored, moves_under_way

TURN_S = 0.002  # of work for many sockets, then other work gets its turn
PATIENCE_S = 0.03  # for which one piece of work gives way to moves, all pauses together, unless it says less


class Turns:
    """One piece of work for many sockets, divided into turns."""

    def __init__(self, patience_s: float | None = None) -> None:
        self._over = monotonic() + TURN_S
        self._patience = PATIENCE_S if patience_s is None else patience_s

    async def give_way_if_long(self) -> None:
        """Give way if this turn has taken TURN_S."""
        if monotonic() >= self._over:
            await self.give_way()

    async def give_way(self) -> None:
        """Let all other work of the event loop go first, and moves too while there is patience for them."""
        await asyncio.sleep(0)
        since = now = monotonic()
        while moves_under_way() and (left := since + self._patience - now) > 0:
            await moves_stored(left)
            now = monotonic()
        self._patience -= now - since
        self._over = now + TURN_S
