"""Token buckets: how often somebody may do something."""

from __future__ import annotations

import time


class Bucket:
    """Holds up to `burst` tokens and gains `refill` a second. A debtor keeps paying: `debt` counts
    refusals in a row.
    """

    __slots__ = ("_at", "_tokens", "burst", "debt", "refill")

    def __init__(self, burst: float, refill: float) -> None:
        self.burst, self.refill = burst, refill
        self.debt = 0
        self._tokens, self._at = burst, time.monotonic()

    def take(self, now: float | None = None) -> bool:
        """Takes a token if there is one. `now` is a moment of the monotonic clock."""
        now = time.monotonic() if now is None else now
        self._tokens = min(self.burst, self._tokens + (now - self._at) * self.refill)
        self._at = now
        if self._tokens < 1:
            self.debt += 1
            return False
        self._tokens -= 1
        self.debt = 0
        return True
