"""The cache over Redis, which nobody misses while Redis is away: it holds nothing that may not be lost."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, ClassVar

import structlog
from django.core.cache.backends.base import DEFAULT_TIMEOUT
from django.core.cache.backends.redis import RedisCache
from redis.exceptions import RedisError

log = structlog.get_logger("bastide.cache")
REST = 2.0  # seconds without asking again, so that calls do not wait for a dead machine one after the other


class Forgiving(RedisCache):
    """Django's, but for errors of Redis: then nothing is known, and what is to be kept is forgotten.

    So calls are not limited for that while, and everything else goes on.
    """

    # Of all instances: Django makes one for each thread.
    rests_until: ClassVar[float] = 0.0

    def add(self, key: Any, value: Any, timeout: Any = DEFAULT_TIMEOUT, version: Any = None) -> bool:
        """True while Redis is away: who waits for a lock would wait for ever."""
        return bool(self._tried(lambda: super(Forgiving, self).add(key, value, timeout, version), True))

    def get(self, key: Any, default: Any = None, version: Any = None) -> Any:
        """The default while Redis is away."""
        return self._tried(lambda: super(Forgiving, self).get(key, default, version), default)

    def set(self, key: Any, value: Any, timeout: Any = DEFAULT_TIMEOUT, version: Any = None) -> None:
        """Nothing while Redis is away."""
        self._tried(lambda: super(Forgiving, self).set(key, value, timeout, version), None)

    def delete(self, key: Any, version: Any = None) -> bool:
        """False while Redis is away."""
        return bool(self._tried(lambda: super(Forgiving, self).delete(key, version), False))

    def clear(self) -> None:
        """Nothing while Redis is away."""
        self._tried(super().clear, None)

    def _tried(self, ask: Callable[[], Any], otherwise: Any) -> Any:
        if time.monotonic() < Forgiving.rests_until:
            return otherwise
        try:
            return ask()
        except (RedisError, OSError) as error:
            Forgiving.rests_until = time.monotonic() + REST
            log.warning("cache away", error=type(error).__name__)
            return otherwise
