"""How long a loop of the worker waits before it looks for due tasks again."""

from __future__ import annotations

import time
from typing import Final

BUSY_S: Final = 0.15  # while tasks come
QUIET_S: Final = 0.6  # when none has come for a while: an idle server leaves the processor alone
BUSY_FOR_S: Final = 60.0  # since the last task; longer than most players think between two bots' turns


class Looks:
    """The times between the looks of one loop: always `every_s`, or without it as the constants above say."""

    def __init__(self, every_s: float | None = None) -> None:
        self._every_s = every_s
        self._last_done = time.monotonic()

    def next_in_s(self, done: int) -> float:
        """Return the seconds to wait after a look that did `done` tasks: 0 after any, for more may be due."""
        now = time.monotonic()
        if done:
            self._last_done = now
            return 0.0
        if self._every_s is not None:
            return self._every_s
        return BUSY_S if now - self._last_done < BUSY_FOR_S else QUIET_S
