"""The cache over Redis. It fails safe: while Redis is unavailable the site goes on without a cache."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, ClassVar

import structlog
from django.core.cache.backends.base import DEFAULT_TIMEOUT
from django.core.cache.backends.redis import RedisCache
from redis.exceptions import RedisError

log = structlog.get_logger("bastide.cache")
RETRY_AFTER_S = (
    2.0  # after an error, so that requests do not wait for an unavailable Redis one after the other
)


class FailSafeRedisCache(RedisCache):
    """Django's cache, but an error of Redis counts as a miss. Throttles don't limit requests meanwhile."""

    # Shared by all instances: Django makes one for each thread.
    unavailable_until: ClassVar[float] = 0.0

    def add(self, key: Any, value: Any, timeout: Any = DEFAULT_TIMEOUT, version: Any = None) -> bool:
        """Return True while Redis is unavailable, because a caller may use the key as a lock."""
        add = super().add
        return bool(self._try(lambda: add(key, value, timeout, version), True))

    def get(self, key: Any, default: Any = None, version: Any = None) -> Any:
        """Return the default while Redis is unavailable."""
        get = super().get
        return self._try(lambda: get(key, default, version), default)

    def set(self, key: Any, value: Any, timeout: Any = DEFAULT_TIMEOUT, version: Any = None) -> None:
        """Do nothing while Redis is unavailable."""
        put = super().set
        self._try(lambda: put(key, value, timeout, version), None)

    def delete(self, key: Any, version: Any = None) -> bool:
        """Return False while Redis is unavailable."""
        delete = super().delete
        return bool(self._try(lambda: delete(key, version), False))

    def clear(self) -> None:
        """Do nothing while Redis is unavailable."""
        self._try(super().clear, None)

    def _try(self, call: Callable[[], Any], otherwise: Any) -> Any:
        if time.monotonic() < FailSafeRedisCache.unavailable_until:
            return otherwise
        try:
            return call()
        except (RedisError, OSError) as error:
            FailSafeRedisCache.unavailable_until = time.monotonic() + RETRY_AFTER_S
            log.warning("cache unavailable", error=type(error).__name__)
            return otherwise
