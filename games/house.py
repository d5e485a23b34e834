"""What runs beside the requests of a web process: woken by the first one, since Daphne has no start-up
event.
"""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Awaitable, Callable
from types import FrameType
from typing import Any

import structlog

from games import chores, conf, desk, hub, presence

Application = Callable[[Any, Any, Any], Awaitable[None]]
log = structlog.get_logger("bastide.house")
ALSO: list[
    Callable[[float], Awaitable[None]]
] = []  # farewells of other rooms' sockets; each is given the seconds it has


class Awake:
    """Wraps the application: the first request of the process starts what runs beside it."""

    def __init__(self, application: Application) -> None:
        self.application = application
        self._awake = False

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if not self._awake:
            self._awake = True
            wake()
        await self.application(scope, receive, send)


def wake() -> None:
    """The hub, a farewell on SIGTERM, and in the embedded house the worker for clocks and bots."""
    hub.current()
    if threading.current_thread() is threading.main_thread():
        Farewell(asyncio.get_running_loop()).install()
    if conf.number("worker_inside"):
        chores.Inside.start_once()


class Farewell:
    """On SIGTERM the sockets are told before the server stops; Daphne alone would just cut them."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self._then: dict[int, Any] = {}
        self._leaving: asyncio.Task[None] | None = None

    def install(self) -> None:
        """Puts itself before the handlers that the server has installed."""
        for number in (signal.SIGTERM, signal.SIGINT):
            self._then[number] = signal.getsignal(number)
            signal.signal(number, self._asked)

    def _asked(self, number: int, frame: FrameType | None) -> None:
        if self._leaving is None:
            self.loop.call_soon_threadsafe(self._leave, number)
        else:
            self._hand_on(number, frame)  # asked twice: at once

    def _leave(self, number: int) -> None:
        self._leaving = self.loop.create_task(self._goodbye(number))

    async def _goodbye(self, number: int) -> None:
        log.info("going away", sockets=sum(len(room.watchers) for room in hub.current().rooms.values()))
        try:
            async with asyncio.timeout(conf.DRAIN + 3):
                await asyncio.gather(*(leave(conf.DRAIN) for leave in (hub.current().go_away, *ALSO)))
                await desk.run("presence", presence.forget)
        except Exception as error:  # noqa: BLE001 - going away must not fail
            log.warning("farewell cut short", error=type(error).__name__)
        self._hand_on(number, None)

    def _hand_on(self, number: int, frame: FrameType | None) -> None:
        before = self._then[number]
        if callable(before):
            before(number, frame)
        else:
            raise SystemExit(0)
