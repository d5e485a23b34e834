"""Ends a process that hangs, so that its clients find another one and its work another worker."""

from __future__ import annotations

import asyncio
import faulthandler
import threading

import structlog

from realtime.guard import BEAT_S, Guard

log = structlog.get_logger("bastide.watchdog")
LATER_S = 1.0  # than the timer comes the guard, so that the stacks are written where Python still runs


def watch(loop: asyncio.AbstractEventLoop, seconds: float) -> None:
    """End the process if the loop is blocked for so many seconds; 0 means never.

    Two see to it. A timer of Python's own also fires while no Python code can run; it writes the stack of
    every thread to standard error and ends the process with status 1. A guard, a process of its own, kills
    it if not even the timer runs. Whatever starts the processes starts a new one.
    """
    if seconds <= 0:
        return
    log.info("watchdog started", seconds=seconds)
    _beat(loop, seconds, Guard(seconds + LATER_S))


def _beat(loop: asyncio.AbstractEventLoop, seconds: float, guard: Guard) -> None:
    faulthandler.dump_traceback_later(seconds, exit=True)
    guard.beat()
    loop.call_later(BEAT_S, _beat, loop, seconds, guard)


def watch_process(seconds: float, stopping: threading.Event) -> None:
    """End the process if it is stopped as a whole for so many seconds; 0 means never.

    For a worker: one of its threads may be busy for longer.
    """
    if seconds <= 0:
        return
    guard = Guard(seconds)

    def beat() -> None:
        while not stopping.wait(BEAT_S):
            guard.beat()
        guard.stop()

    threading.Thread(target=beat, name="watchdog", daemon=True).start()
    log.info("watchdog started", seconds=seconds)
