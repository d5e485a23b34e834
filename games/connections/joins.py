"""Joins beside moves: a process answers few sockets at a time, and what many ask for is read once.

When hundreds open a match at the same moment, their sockets wait here and not in front of the moves.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable
from contextlib import asynccontextmanager
from typing import Any

from realtime.turns import Turns

AT_ONCE = 2  # sockets that are served in one turn of the event loop
PATIENCE_S = 0.01  # for which each of these turns, and each read, lets moves go first


class Joins:
    """The sockets of one process that open or say hello. Belongs to one event loop."""

    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._next: dict[Hashable, asyncio.Task[Any]] = {}  # reads that have not begun
        self._reading: dict[Hashable, asyncio.Task[Any]] = {}

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for a turn; the other work of the event loop, moves first, comes between two turns."""
        async with self._turns:
            yield
            await Turns(PATIENCE_S).give_way()

    async def read(self, what: Hashable, work: Callable[[], Awaitable[Any]]) -> Any:
        """Return what `work` reads. All who ask for the same before it begins get one answer.

        A read that has begun serves nobody who asks later, because it may not see what they must see.
        """
        if what not in self._next:
            self._next[what] = asyncio.create_task(self._read(what, work, self._reading.get(what)))
        return await asyncio.shield(self._next[what])

    async def _read(
        self, what: Hashable, work: Callable[[], Awaitable[Any]], before: asyncio.Task[Any] | None
    ) -> Any:
        if before is not None:
            await asyncio.wait([before])
        self._reading[what] = self._next.pop(what)
        try:
            await Turns(PATIENCE_S).give_way()
            return await work()
        finally:
            del self._reading[what]
