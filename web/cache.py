"""The cache over Redis. It fails safe: while Redis is unavailable each process keeps a small cache.

So limits still hold in each process.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, ClassVar

import structlog
from django.core.cache.backends.base import DEFAULT_TIMEOUT
from django.core.cache.backends.locmem import LocMemCache
from django.core.cache.backends.redis import RedisCache
from redis.exceptions import RedisError

log = structlog.get_logger("bastide.cache")
RETRY_AFTER_S = (
    2.0  # after an error, so that requests do not wait for an unavailable Redis one after the other
)


class FailSafeRedisCache(RedisCache):
    """Django's cache, but an error of Redis is answered from the memory of this process."""

    # Shared by all instances: Redis is away for all of them.
    unavailable_until: ClassVar[float] = 0.0

    def __init__(self, server: Any, params: dict[str, Any]) -> None:
        super().__init__(server, params)
        entries = {"MAX_ENTRIES": params["max_entries"]}
        # The values are shared by all that have the name; Django makes an instance for each thread.
        self.here = LocMemCache(f"{params['KEY_PREFIX']}-without-redis", {"OPTIONS": entries})

    def add(self, key: Any, value: Any, timeout: Any = DEFAULT_TIMEOUT, version: Any = None) -> bool:
        """Store a value unless there is one, in this process while Redis is unavailable."""
        args = key, value, timeout, version
        add = super().add
        return bool(self._try(lambda: add(*args), lambda: self.here.add(*args)))

    def get(self, key: Any, default: Any = None, version: Any = None) -> Any:
        """Return a value, that of this process while Redis is unavailable."""
        args = key, default, version
        get = super().get
        return self._try(lambda: get(*args), lambda: self.here.get(*args))

    def set(self, key: Any, value: Any, timeout: Any = DEFAULT_TIMEOUT, version: Any = None) -> None:
        """Store a value, in this process while Redis is unavailable."""
        args = key, value, timeout, version
        put = super().set
        self._try(lambda: put(*args), lambda: self.here.set(*args))

    def get_many(self, keys: Any, version: Any = None) -> Any:
        """Return the values that there are, those of this process while Redis is unavailable."""
        keys, get_many = list(keys), super().get_many
        return self._try(lambda: get_many(keys, version), lambda: self.here.get_many(keys, version))

    def set_many(self, data: Any, timeout: Any = DEFAULT_TIMEOUT, version: Any = None) -> Any:
        """Store values, in this process while Redis is unavailable."""
        args = data, timeout, version
        put = super().set_many
        return self._try(lambda: put(*args), lambda: self.here.set_many(*args))

    def delete(self, key: Any, version: Any = None) -> bool:
        """Delete a value, in this process while Redis is unavailable."""
        delete = super().delete
        return bool(self._try(lambda: delete(key, version), lambda: self.here.delete(key, version)))

    def clear(self) -> None:
        """Delete all values, of this process too."""
        self.here.clear()
        self._try(super().clear, self.here.clear)

    def _try(self, call: Callable[[], Any], otherwise: Callable[[], Any]) -> Any:
        if time.monotonic() < FailSafeRedisCache.unavailable_until:
            return otherwise()
        try:
            return call()
        except (RedisError, OSError) as error:
            FailSafeRedisCache.unavailable_until = time.monotonic() + RETRY_AFTER_S
            log.warning("cache unavailable", error=type(error).__name__)
            return otherwise()
