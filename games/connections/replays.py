"""Replays for late offers, one at a time: first the matches where a player of this process is to move.

After a restart all players of a process come back at once, and none of their matches is in memory.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

Work = Callable[[], Awaitable[Any]]


class Replays:
    """The replays of one process that wait. Belongs to one event loop."""

    def __init__(self) -> None:
        self._to_move: dict[str, asyncio.Future[Any]] = {}  # in the order in which they were asked for
        self._others: dict[str, asyncio.Future[Any]] = {}
        self._work: dict[str, Work] = {}
        self._runner: asyncio.Task[None] | None = None

    async def read(self, match_id: str, work: Work, *, to_move: bool) -> Any:
        """Return what `work` reads of a match. All who ask before it begins get one answer.

        If one of them is to move, the match comes before those where nobody is.
        """
        found = self._to_move.get(match_id) or self._others.get(match_id)
        if found is None:
            found = self._others[match_id] = asyncio.get_running_loop().create_future()
            self._work[match_id] = work
        if to_move and match_id in self._others:
            self._to_move[match_id] = self._others.pop(match_id)
        if self._runner is None or self._runner.done():
            self._runner = asyncio.create_task(self._run())
        return await asyncio.shield(found)

    async def _run(self) -> None:
        while waiting := self._to_move or self._others:
            match_id = next(iter(waiting))
            found, work = waiting.pop(match_id), self._work.pop(match_id)
            try:
                result = await work()
            except Exception as error:  # noqa: BLE001 - it is those who wait that handle it
                found.set_exception(error)
                found.exception()  # those who wait may all be gone
            else:
                found.set_result(result)
