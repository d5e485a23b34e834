"""Start and shutdown of a web process.

The first request starts the background tasks, because Daphne has no start-up event.
"""

from __future__ import annotations

import asyncio
import gc
import signal
import threading
from collections.abc import Awaitable, Callable
from types import FrameType
from typing import Any

import structlog
from twisted.internet import reactor

from games import conf, presence
from games.hub import MatchHub
from games.scheduler.worker import EmbeddedWorker
from realtime import caps, hub, watchdog
from realtime.db_threads import run_in_db_thread

Application = Callable[[Any, Any, Any], Awaitable[None]]
STARTED_S = 2.0  # after the first request begins
log = structlog.get_logger("bastide.lifecycle")


class StartOnFirstRequest:
    """Wraps the application: the first request of the process starts the background tasks."""

    def __init__(self, application: Application) -> None:
        self.application = application
        self._started = False

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve a connection; the first one starts the background tasks."""
        if not self._started:
            self._started = True
            start_background_tasks()
        await self.application(scope, receive, send)


def start_background_tasks() -> None:
    """Start the hub, install the SIGTERM handler and, in single-process mode, start the worker."""
    MatchHub.current()
    asyncio.get_running_loop().call_later(STARTED_S, keep_what_the_start_made)
    watchdog.watch(asyncio.get_running_loop(), conf.get("watchdog_s"))
    if threading.current_thread() is threading.main_thread():
        GracefulShutdown(asyncio.get_running_loop()).install()
    if conf.get("worker_inside"):
        EmbeddedWorker.start_once()


def keep_what_the_start_made() -> None:
    """Have no later collection of garbage look at the objects that live as long as the process.

    `config.asgi` does so with its imports. The first request makes as many again: it reads the addresses of
    all pages. A full collection stops all sockets, and took 25 ms because of them.
    """
    gc.collect()
    gc.freeze()


class GracefulShutdown:
    """On SIGTERM every socket gets a `restart` message before the server stops; Daphne alone cuts them."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self._previous: dict[int, Any] = {}
        self._shutdown: asyncio.Task[None] | None = None

    def install(self) -> None:
        """Install the handler in front of those of the server, which are called after it."""
        for number in (signal.SIGTERM, signal.SIGINT):
            self._previous[number] = signal.getsignal(number)
            signal.signal(number, self._on_signal)

    def _on_signal(self, number: int, frame: FrameType | None) -> None:
        if self._shutdown is None:
            self.loop.call_soon_threadsafe(self._start, number)
        else:
            self._call_previous(number, frame)  # the second signal: at once

    def _start(self, number: int) -> None:
        self._shutdown = self.loop.create_task(self._shut_down(number))

    async def _shut_down(self, number: int) -> None:
        hubs = hub.running()
        log.info("shutdown started", sockets=sum(len(list(each.connections())) for each in hubs))
        try:
            async with asyncio.timeout(conf.DRAIN + 3):
                await run_in_db_thread("caps", caps.withdraw)  # first: the sockets come to another process
                await asyncio.gather(*(each.shut_down(conf.DRAIN) for each in hubs))
                await run_in_db_thread("presence", presence.forget)
        except Exception as error:  # noqa: BLE001 - the shutdown must go on
            log.warning("shutdown incomplete", error=type(error).__name__)
        self._call_previous(number, None)

    def _call_previous(self, number: int, frame: FrameType | None) -> None:
        before = self._previous[number]
        if callable(before):
            before(number, frame)
        else:  # Twisted leaves a signal alone that was ignored at the start, as SIGINT is in a script's job
            reactor.callFromThread(reactor.stop)  # type: ignore[misc]
