"""Leaves a replica alone for some seconds after it has failed, so that readers do not wait for it in turn."""

from __future__ import annotations

import threading
from time import monotonic

import structlog

log = structlog.get_logger("bastide.replica")
LEFT_ALONE_S = 10.0  # after a failure


class Breaker:
    """Whether this process asks the replica: after a failure one read tries again every LEFT_ALONE_S."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._until: float | None = None  # monotonic; None while the replica answers

    def lets_through(self) -> bool:
        """Return whether the caller may ask. It then says how that ended: `answered` or `failed`."""
        with self._lock:
            if self._until is None:
                return True
            now = monotonic()
            if now < self._until:
                return False
            self._until = now + LEFT_ALONE_S  # for all others, until the caller has its answer
            return True

    def answered(self) -> None:
        """Note that the replica answered."""
        if self._until is None:
            return
        with self._lock:
            was_away, self._until = self._until is not None, None
        if was_away:
            log.info("replica back")

    def failed(self, error: str, code: str) -> None:
        """Note a failure: the type of its exception, and the database's own code or ""."""
        with self._lock:
            self._until = monotonic() + LEFT_ALONE_S
        log.warning("replica unavailable", error=error, code=code)


BREAKER = Breaker()
