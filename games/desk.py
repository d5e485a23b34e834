"""Where sockets have their database work done: a few threads of our own, each with a connection it keeps.

Channels would do it all on one thread and open a connection for each call. Here all work of a match goes
to the
same thread, so its order is kept and no two of a process wait for each other's row lock.
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

from games.problems import Refused

T = TypeVar("T")
THREADS = 4
TRIES = 3
log = structlog.get_logger("bastide.desk")

_threads = [ThreadPoolExecutor(max_workers=1, thread_name_prefix=f"desk-{n}") for n in range(THREADS)]


async def run(key: str, work: Callable[..., T], *args: object) -> T:
    """`work(*args)` on the thread of `key`. Raises Refused when the database stays away.

    Work is tried again after a lost connection, so it has to be a reading or a command with an id.
    """
    thread = _threads[zlib.crc32(key.encode()) % THREADS]
    return await asyncio.get_running_loop().run_in_executor(thread, _stubborn, work, args)


def _stubborn(work: Callable[..., T], args: tuple[object, ...]) -> T:
    for attempt in range(TRIES):
        try:
            return work(*args)
        except (OperationalError, InterfaceError) as error:
            connection.close()
            log.warning("database away", attempt=attempt, error=type(error).__name__)
            time.sleep(0.2 * (attempt + 1))
    raise Refused("service.away", "The server cannot reach its database just now. Try again in a moment.")


def close_connections() -> None:
    """Each thread gives its connection back; for tests and for going away."""
    for thread in _threads:
        thread.submit(lambda: connection.close()).result()  # noqa: PLW0108 - `connection` is another one there
