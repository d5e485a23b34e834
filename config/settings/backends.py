"""Database, channel layer and cache: SQLite and memory in a single process, else PostgreSQL and Redis."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import dj_database_url
from django.core.exceptions import ImproperlyConfigured

from config.settings import env, limits

# With a write-ahead log readers don't block the writer. IMMEDIATE takes the write lock at the start of a
# transaction: SQLite refuses a later upgrade at once, without waiting for the timeout.
SQLITE = {
    "transaction_mode": "IMMEDIATE",
    "timeout": 20,
    "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA foreign_keys=ON",
}


REPLICA_WAIT_S = 0.5  # for a free connection; a read that gets none is one of the primary


def databases(url: str | None, replica_url: str | None, var: Path) -> dict[str, Any]:
    """Return DATABASES: `default`, and `replica` of REPLICA_URL, which a deployment with PostgreSQL may name.

    Raises ImproperlyConfigured for a REPLICA_URL of another kind of database.
    """
    found = {"default": database(url, var)}
    if replica_url and found["default"]["ENGINE"] == "web.postgres":
        found["replica"] = replica = database(replica_url, var)
        if replica["ENGINE"] != "web.postgres":
            raise ImproperlyConfigured("REPLICA_URL must look like postgres://user:password@host:5432/name")
        replica["OPTIONS"]["pool"]["timeout"] = REPLICA_WAIT_S
        replica["TEST"] = {"MIRROR": "default"}
    return found


def database(url: str | None, var: Path) -> dict[str, Any]:
    """Return an entry of DATABASES for a URL, or for a SQLite file in `var` without one."""
    var.mkdir(parents=True, exist_ok=True)
    parsed: dict[str, Any] = dict(dj_database_url.parse(url or f"sqlite:///{var / 'bastide.sqlite3'}"))
    if parsed["ENGINE"].endswith("sqlite3"):
        parsed["OPTIONS"] = {**SQLITE}
        # A file, not memory, because the database threads of sockets have connections of their own.
        parsed["TEST"] = {"NAME": str(var / f"test-{os.getpid()}.sqlite3")}
    else:
        # Persistent connections leak under ASGI (one for each dead thread); a pool does not.
        parsed["CONN_MAX_AGE"] = 0
        parsed["ENGINE"] = "web.postgres"
        # Two test runs at once use different databases, as with SQLite.
        parsed["TEST"] = {"NAME": f"test_{parsed['NAME']}_{os.getpid()}"[:55]}
        options = parsed.setdefault("OPTIONS", {})
        options["pool"] = {
            "min_size": 1,
            "max_size": 16,
            "timeout": env.number("DATABASE_CONNECT_TIMEOUT", 3),
            # The pool waits twice as long after each failure. After this time it gives up, and the next
            # request begins anew; otherwise an outage would last up to twice as long for us.
            "reconnect_timeout": 3,
        }
        options.update(postgres_timeouts(options.get("options", "")))
        if env.flag("DATABASE_POOLER"):
            behind_pooler(parsed)
    return parsed


def behind_pooler(database: dict[str, Any]) -> None:
    """Leave out what PgBouncer cannot do for a connection that each transaction shares with others.

    A cursor or a prepared statement of one transaction is not there in the next. Time-outs that a connection
    asks for are refused, so they belong to the role (`deploy/timeouts.sql`).
    """
    database["DISABLE_SERVER_SIDE_CURSORS"] = True
    database["OPTIONS"]["prepare_threshold"] = None
    del database["OPTIONS"]["options"]


def postgres_timeouts(more: str) -> dict[str, Any]:
    """Return the options of a PostgreSQL connection with which nothing waits for long; `more`: from the URL.

    Migrations switch the time-outs of locks and statements off (`web/apps.py`).
    """
    # In seconds. A row is locked for some milliseconds; a longer wait would keep other matches waiting.
    seconds = {
        "lock_timeout": env.number("DATABASE_LOCK_TIMEOUT", 0.4),
        "statement_timeout": env.number("DATABASE_STATEMENT_TIMEOUT", 15),
        "idle_in_transaction_session_timeout": env.number("DATABASE_IDLE_TIMEOUT", 15),
    }
    return {
        "options": " ".join([*(f"-c {name}={round(s * 1000)}" for name, s in seconds.items()), more]).strip(),
        "connect_timeout": round(env.number("DATABASE_CONNECT_TIMEOUT", 3)),  # seconds
        # Milliseconds; the variable has seconds, as all others.
        "tcp_user_timeout": round(env.number("DATABASE_UNACKNOWLEDGED", 5) * 1000),
        "keepalives_idle": round(env.number("DATABASE_KEEPALIVE_IDLE", 5)),  # seconds
        "keepalives_interval": round(env.number("DATABASE_KEEPALIVE_INTERVAL", 2)),  # seconds
        "keepalives_count": round(env.number("DATABASE_KEEPALIVE_COUNT", 3)),
    }


def channel_layer(url: str | None) -> dict[str, Any]:
    """Return CHANNEL_LAYERS["default"]. It carries notifications; each process reads one channel."""
    if not url:
        return {"BACKEND": "channels.layers.InMemoryChannelLayer", "CONFIG": {"capacity": 5000}}
    # redis-py from 8 on closes idle sockets after 5 s. The layer's blocking read needs to wait without limit.
    host = {"address": url, "socket_timeout": None, "health_check_interval": 30}
    # Pub/sub reaches all clients of a Redis, whatever their database; the prefix keeps databases apart.
    prefix = f"bastide-{urlsplit(url).path.strip('/') or 0}"
    return {
        "BACKEND": "channels_redis.pubsub.RedisPubSubChannelLayer",
        "CONFIG": {"hosts": [host], "prefix": prefix},
    }


def caches(url: str | None) -> dict[str, Any]:
    """Return CACHES: `default` for counts of limits and small shared values, `results` for long results.

    They are apart so that results take no room from counts. All of it may be lost.
    """
    return {
        "default": _cache(url, "bastide", limits.CACHE_ENTRIES),
        "results": _cache(url, "bastide-results", limits.CACHE_RESULTS),
    }


def _cache(url: str | None, name: str, entries: int) -> dict[str, Any]:
    """Return one cache; `entries`: the most that the memory of a process holds of it."""
    if not url:
        backend = "django.core.cache.backends.locmem.LocMemCache"
        return {"BACKEND": backend, "LOCATION": name, "OPTIONS": {"MAX_ENTRIES": entries}}
    # Only here: Redis's client brings 250 modules, and a single process starts without them.
    from redis.backoff import NoBackoff
    from redis.retry import Retry

    # One retry, because a connection that a restart of Redis has cut is only noticed when it is used.
    patience = {"socket_connect_timeout": 1, "socket_timeout": 1, "retry": Retry(NoBackoff(), 1)}
    return {
        "BACKEND": "web.cache.FailSafeRedisCache",
        "LOCATION": url,
        "KEY_PREFIX": name,
        "max_entries": entries,  # not among the options, which Redis's client gets
        "OPTIONS": patience,
    }
