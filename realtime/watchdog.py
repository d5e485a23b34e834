"""Ends a web process whose event loop is blocked, so that its clients find another one."""

from __future__ import annotations

import asyncio
import faulthandler

import structlog

log = structlog.get_logger("bastide.watchdog")
BEAT_S = 1.0  # between two resets of the timer


def watch(loop: asyncio.AbstractEventLoop, seconds: float) -> None:
    """End the process if the loop is blocked for so many seconds; 0 means never.

    The timer is Python's own and runs outside of the interpreter, so it also fires while no Python code can
    run. It writes the stack of every thread to standard error and ends the process with status 1. Whatever
    starts the processes starts a new one.
    """
    if seconds <= 0:
        return
    log.info("watchdog started", seconds=seconds)
    _beat(loop, seconds)


def _beat(loop: asyncio.AbstractEventLoop, seconds: float) -> None:
    faulthandler.dump_traceback_later(seconds, exit=True)
    loop.call_later(BEAT_S, _beat, loop, seconds)


def stop() -> None:
    """Stop the timer, because the process is ending anyway."""
    faulthandler.cancel_dump_traceback_later()
