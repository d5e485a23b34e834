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
from django.db import InterfaceError, OperationalError, connection, connections

from realtime.refusals import SERVICE_AWAY, SERVICE_BUSY, RequestRefused

T = TypeVar("T")
THREADS = 4
JOINING_THREADS = 2
JOINING, REPLAYING = "joining ", "replaying "  # at the start of a key
TRIES = 3  # of work whose connection was lost
RETRY_S = 0.2  # before the second try; twice as long before the third
# SQLSTATE of PostgreSQL: a lock was not had within lock_timeout; a statement ran into statement_timeout.
TIMED_OUT = {"55P03", "57014"}
log = structlog.get_logger("bastide.db_threads")
# One event loop serves the sockets of a process.
_moves = 0  # under way
_giving_way: set[asyncio.Future[None]] = set()  # until no move is

_threads = [ThreadPoolExecutor(max_workers=1, thread_name_prefix=f"db-{n}") for n in range(THREADS)]
_joining_threads = [ThreadPoolExecutor(1, thread_name_prefix=f"join-{n}") for n in range(JOINING_THREADS)]
_replaying_threads = [ThreadPoolExecutor(1, thread_name_prefix="replay")]


def joining(key: str) -> str:
    """Return the key of work for sockets that join. It has its own threads, so that moves need not wait."""
    return f"{JOINING}{key}"


def replaying(key: str) -> str:
    """Return the key of replays that nobody's board waits for. They have one thread, so joins need not wait.

    Two would share one interpreter: each replay would take twice as long, and the moves of others longer.
    """
    return f"{REPLAYING}{key}"


def _thread_of(key: str) -> ThreadPoolExecutor:
    if key.startswith(REPLAYING):
        threads = _replaying_threads
    else:
        threads = _joining_threads if key.startswith(JOINING) else _threads
    return threads[zlib.crc32(key.encode()) % len(threads)]


async def run_move(key: str, work: Callable[..., T], *args: object) -> T:
    """Run the work of a move, as `run_in_db_thread`.

    Until it is done, what serves many sockets gives way (`realtime.turns`).
    """
    global _moves  # noqa: PLW0603
    _moves += 1
    try:
        return await run_in_db_thread(key, work, *args)
    finally:
        _moves -= 1
        for each in _giving_way if not _moves else ():
            if not each.done():
                each.set_result(None)


def moves_under_way() -> bool:
    """Return whether a player waits until a move is stored."""
    return _moves > 0


async def moves_stored(most_s: float) -> None:
    """Wait until no move is under way, but at most `most_s` seconds."""
    stored = asyncio.get_running_loop().create_future()
    _giving_way.add(stored)
    try:
        await asyncio.wait([stored], timeout=most_s)
    finally:
        _giving_way.discard(stored)


async def run_in_db_thread(key: str, work: Callable[..., T], *args: object) -> T:
    """Run `work(*args)` on the thread of `key`. Raises RequestRefused if the database stays unavailable.

    Work is tried again after a lost connection, so it must be a read or a command with an id.
    """
    thread = _thread_of(key)
    for attempt in range(1, TRIES + 1):
        try:
            return await asyncio.get_running_loop().run_in_executor(thread, _work, work, args)
        except (OperationalError, InterfaceError) as error:
            name, code = type(error).__name__, error_code(error)
            log.warning("database unavailable", attempt=attempt, error=name, code=code)
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


def error_code(error: Exception) -> str:
    """Return the database's own code for an error, such as `SQLITE_FULL` or `53100` for a full disk, else "".

    Unlike its text, it never has data or an address in it.
    """
    cause = error.__cause__
    return getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None) or ""


def timed_out(error: Exception) -> bool:
    """Return whether the database gave up waiting for a lock or for the end of a statement."""
    return getattr(error.__cause__, "sqlstate", None) in TIMED_OUT


def database_refusal(error: Exception) -> RequestRefused:
    """Return the refusal for an error of the database."""
    return RequestRefused(SERVICE_BUSY if timed_out(error) else SERVICE_AWAY)


def close_connections() -> None:
    """Close the connections of each thread, to a replica too; for tests and for shutdown."""
    for thread in [*_threads, *_joining_threads, *_replaying_threads]:
        thread.submit(connections.close_all).result()
