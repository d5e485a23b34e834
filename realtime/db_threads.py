"""Database thread pool for async code. All work with one key runs on the same thread, so its order is kept.

Channels would run all database work on one thread and open a connection for each call. Here each thread keeps
its connection. The work of one match has one key, so no two tasks of a process wait for each other.
"""

from __future__ import annotations

import asyncio
import time
import zlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import structlog
from django.db import InterfaceError, OperationalError, connection

from realtime.refusals import RequestRefused

T = TypeVar("T")
THREADS = 4
TRIES = 3
log = structlog.get_logger("bastide.db_threads")

_threads = [ThreadPoolExecutor(max_workers=1, thread_name_prefix=f"db-{n}") for n in range(THREADS)]


async def run_in_db_thread(key: str, work: Callable[..., T], *args: object) -> T:
    """Run `work(*args)` on the thread of `key`. Raises RequestRefused if the database stays unavailable.

    Work is tried again after a lost connection, so it must be a read or a command with an id.
    """
    thread = _threads[zlib.crc32(key.encode()) % THREADS]
    return await asyncio.get_running_loop().run_in_executor(thread, _with_retries, work, args)


def _with_retries(work: Callable[..., T], args: tuple[object, ...]) -> T:
    for attempt in range(TRIES):
        try:
            return work(*args)
        except (OperationalError, InterfaceError) as error:
            connection.close()
            log.warning("database unavailable, retrying", attempt=attempt, error=type(error).__name__)
            time.sleep(0.2 * (attempt + 1))
    raise RequestRefused(
        "service.away", "The server cannot reach its database just now. Try again in a moment."
    )


def close_connections() -> None:
    """Close the connection of each thread; for tests and for shutdown."""
    for thread in _threads:
        thread.submit(lambda: connection.close()).result()  # noqa: PLW0108 - `connection` is another one there
