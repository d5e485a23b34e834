"""Database thread pool for async code. All work with one key runs on the same thread, so its order is kept.

Channels would run all database work on one thread and open a connection for each call. Here each thread keeps
its connection. The work of one match has one key, so no two tasks of a process wait for each other.

A thread never sleeps, because the matches of several keys share it. Work whose connection was lost is given
to the thread again after a pause; work that met a lock or the time-out of a statement is refused at once.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import structlog
from django.db import InterfaceError, OperationalError, connection

from realtime.refusals import SERVICE_AWAY, SERVICE_BUSY, RequestRefused

T = TypeVar("T")
THREADS = 4
JOINING_THREADS = 2
JOINING = "joining "  # at the start of a key
TRIES = 3  # of work whose connection was lost
RETRY_S = 0.2  # before the second try; twice as long before the third
# SQLSTATE of PostgreSQL: a lock was not had within lock_timeout; a statement ran into statement_timeout.
TIMED_OUT = {"55P03", "57014"}
log = structlog.get_logger("bastide.db_threads")

_threads = [ThreadPoolExecutor(max_workers=1, thread_name_prefix=f"db-{n}") for n in range(THREADS)]
_joining_threads = [ThreadPoolExecutor(1, thread_name_prefix=f"join-{n}") for n in range(JOINING_THREADS)]


def joining(key: str) -> str:
    """Return the key of work for sockets that join. It has its own threads, so that moves need not wait."""
    return f"{JOINING}{key}"


def _thread_of(key: str) -> ThreadPoolExecutor:
    threads = _joining_threads if key.startswith(JOINING) else _threads
    return threads[zlib.crc32(key.encode()) % len(threads)]


async def run_in_db_thread(key: str, work: Callable[..., T], *args: object) -> T:
    """Run `work(*args)` on the thread of `key`. Raises RequestRefused if the database stays unavailable.

    Work is tried again after a lost connection, so it must be a read or a command with an id.
    """
    thread = _thread_of(key)
    for attempt in range(1, TRIES + 1):
        try:
            return await asyncio.get_running_loop().run_in_executor(thread, _work, work, args)
        except (OperationalError, InterfaceError) as error:
            log.warning("database unavailable", attempt=attempt, error=type(error).__name__)
            if attempt == TRIES:
                raise database_refusal(error) from error
            await asyncio.sleep(RETRY_S * attempt)
    raise AssertionError("the last attempt returns or raises")


def _work(work: Callable[..., T], args: tuple[object, ...]) -> T:
    """Do the work once. Raises RequestRefused where a second try would only wait again."""
    try:
        return work(*args)
    except (OperationalError, InterfaceError) as error:
        if timed_out(error):
            log.warning("database lock or statement timed out", error=type(error.__cause__).__name__)
            raise database_refusal(error) from error
        connection.close()
        raise


def timed_out(error: Exception) -> bool:
    """Return whether the database gave up waiting for a lock or for the end of a statement."""
    return getattr(error.__cause__, "sqlstate", None) in TIMED_OUT


def database_refusal(error: Exception) -> RequestRefused:
    """Return the refusal for an error of the database."""
    return RequestRefused(SERVICE_BUSY if timed_out(error) else SERVICE_AWAY)


def close_connections() -> None:
    """Close the connection of each thread; for tests and for shutdown."""
    for thread in [*_threads, *_joining_threads]:
        thread.submit(lambda: connection.close()).result()  # noqa: PLW0108 - `connection` is another one there
