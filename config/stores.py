"""Where things are kept: database, channel layer and cache, embedded (SQLite, memory) or shared
(PostgreSQL, Redis).
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import dj_database_url
from redis.backoff import NoBackoff
from redis.retry import Retry

# Readers never block the writer, and a writer says so from the start: otherwise two of them meet in a
# lock upgrade
# that SQLite refuses at once, whatever the timeout.
SQLITE = {
    "transaction_mode": "IMMEDIATE",
    "timeout": 20,
    "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA foreign_keys=ON",
}


def database(url: str | None, var: Path) -> dict[str, Any]:
    """Django's DATABASES["default"] for DATABASE_URL, or for the file in `var` when there is none."""
    var.mkdir(parents=True, exist_ok=True)
    parsed: dict[str, Any] = dict(dj_database_url.parse(url or f"sqlite:///{var / 'bastide.sqlite3'}"))
    if parsed["ENGINE"].endswith("sqlite3"):
        parsed["OPTIONS"] = {**SQLITE}
        # A file, not memory: sockets work in threads of their own, and each has its own connection.
        parsed["TEST"] = {"NAME": str(var / f"test-{os.getpid()}.sqlite3")}
    else:
        # Persistent connections leak under ASGI (one for each dead thread); a pool does not.
        parsed["CONN_MAX_AGE"] = 0
        parsed["ENGINE"] = "config.postgres"
        # Two test runs at once have a database each, as with SQLite.
        parsed["TEST"] = {"NAME": f"test_{parsed['NAME']}_{os.getpid()}"[:55]}
        parsed.setdefault("OPTIONS", {})["pool"] = {"min_size": 1, "max_size": 16, "timeout": 10}
    return parsed


def channel_layer(url: str | None) -> dict[str, Any]:
    """The layer carries hints only ("match M is at N"), read by one channel in each process."""
    if not url:
        return {"BACKEND": "channels.layers.InMemoryChannelLayer", "CONFIG": {"capacity": 5000}}
    # redis-py from 8 on closes idle sockets after 5 s; None waits for ever, as the layer's blocking read
    # needs.
    host = {"address": url, "socket_timeout": None, "health_check_interval": 30}
    return {
        "BACKEND": "channels_redis.core.RedisChannelLayer",
        "CONFIG": {"hosts": [host], "capacity": 5000, "expiry": 20},
    }


def cache(url: str | None) -> dict[str, Any]:
    """Throttles and small shared facts; nothing that may not be lost."""
    if not url:
        return {"BACKEND": "django.core.cache.backends.locmem.LocMemCache", "LOCATION": "bastide"}
    # One try anew: a connection that a restart of Redis has cut is noticed only when it is used.
    patience = {"socket_connect_timeout": 1, "socket_timeout": 1, "retry": Retry(NoBackoff(), 1)}
    return {
        "BACKEND": "config.caching.Forgiving",
        "LOCATION": url,
        "KEY_PREFIX": "bastide",
        "OPTIONS": patience,
    }
