"""A hub: all sockets of one kind in this process. It receives notifications and keeps the sockets up to date.

It reads the channel layer through one channel for the whole process; there is no queue and no task for each
socket. Notifications may get lost, so subclasses compare with the database now and then.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, ClassVar, Self

import structlog
from channels.layers import InMemoryChannelLayer, get_channel_layer

from realtime import sessions
from realtime.connection import NOT_ALLOWED, RESTARTS, TOO_FAR, Connection
from realtime.consumers import refused_message
from realtime.db_threads import run_in_db_thread
from realtime.messages import RestartMessage
from realtime.notifications import Inbox, Message, Topic
from realtime.sessions import SessionPlayer

log = structlog.get_logger("bastide.hub")

SESSION_SETTLED_S = 1.0  # after a log-out until its session is surely gone: Django's signal comes before
RETRY_S = 1.0  # before the channel layer is tried again

_running: dict[type[Hub], Hub] = {}


def running() -> list[Hub]:
    """Return all hubs of the running event loop."""
    loop = asyncio.get_running_loop()
    return [hub for hub in _running.values() if hub.loop is loop]


class Hub:
    """The sockets of one kind. Everything in it happens on one event loop."""

    topic: ClassVar[Topic]  # whose notifications it receives
    tick_s: ClassVar[float]  # between ticks

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self._tasks: list[asyncio.Task[None]] = [asyncio.create_task(self._tick_forever())]
        layer = get_channel_layer()
        if layer is not None and not isinstance(layer, InMemoryChannelLayer):
            self._tasks.append(asyncio.create_task(self._listen(layer)))

    @classmethod
    def current(cls) -> Self:
        """Return the hub of the running event loop. The first call makes it."""
        hub = _running.get(cls)
        if not isinstance(hub, cls) or hub.loop is not asyncio.get_running_loop():
            hub = _running[cls] = cls()
            cls.topic.subscribe(cls.__name__, hub.loop, hub.on_notification)
        return hub

    def on_notification(self, message: Message) -> None:
        """Handle a notification that something changed."""
        raise NotImplementedError

    async def on_tick(self, tick: int) -> None:
        """Do periodic work. Called every `tick_s` seconds with a growing number; an exception is logged."""
        raise NotImplementedError

    def connections(self) -> Iterable[Connection]:
        """Return all sockets of this hub."""
        raise NotImplementedError

    def on_layer_lost(self) -> None:
        """Note that the channel layer has failed, so notifications of other processes are lost."""

    def on_layer_joined(self) -> None:
        """Note that notifications of other processes arrive (again)."""

    def on_missed(self) -> None:
        """Handle the loss of notifications of other processes; the channel layer works again."""

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run work in a task of its own; exceptions are logged."""
        task: asyncio.Task[None] = self.loop.create_task(_log_errors(work))
        self._tasks = [each for each in self._tasks if not each.done()] + [task]
        return task

    async def close_timed_out(self) -> None:
        """Close the sockets whose clients are silent for too long."""
        now = time.monotonic()
        for each in [each for each in self.connections() if each.timed_out(now)]:
            await each.close(TOO_FAR)

    async def close_ended_sessions(
        self,
        is_concerned: Callable[[SessionPlayer], bool] = lambda _: True,
        *,
        certain: bool = False,
        after: float = 0,
    ) -> None:
        """Close the sockets of concerned persons whose session has ended; `certain`: without reading it."""
        await asyncio.sleep(after)
        for each in [each for each in self.connections() if each.player and is_concerned(each.player)]:
            if certain or not await run_in_db_thread(each.db_key, each.session_valid):
                await self.close_ended(each)

    async def close_ended(self, connection: Connection) -> None:
        """Close a socket whose session has ended, after the reason if there is one."""
        if connection.player is not None:
            why = await run_in_db_thread(connection.db_key, sessions.why_ended, connection.player)
            if why is not None:
                await connection.send_json(refused_message(why))
        await connection.close(NOT_ALLOWED)

    async def shut_down(self, after: float) -> None:
        """Announce the restart to every socket, wait `after` seconds, close them."""
        connections = list(self.connections())
        for each in connections:
            await each.send_json(RestartMessage(round(after * 1000)))
        await asyncio.sleep(after)
        for each in connections:
            await each.close(RESTARTS)
        await asyncio.sleep(0.05)

    async def _listen(self, layer: Any) -> None:
        """Receive notifications of other processes, until the process ends."""
        inbox = Inbox()
        while True:
            try:
                channel = await layer.new_channel()
                await layer.group_add(self.topic.group, channel)
                self.on_layer_joined()
                while True:
                    self._deliver(*inbox.read(await layer.receive(channel)))
            except asyncio.CancelledError:
                raise
            except Exception as error:  # noqa: BLE001 - Redis restarts; then we join again
                log.warning("channel layer unavailable", group=self.topic.group, error=type(error).__name__)
                self.on_layer_lost()
                await asyncio.sleep(RETRY_S)

    def _deliver(self, messages: list[Message], missed: bool) -> None:
        for message in messages:
            self.topic.notify_here(message)
        if missed:
            log.warning("notifications lost", group=self.topic.group)
            self.on_missed()

    async def _tick_forever(self) -> None:
        tick = 0
        while True:
            await asyncio.sleep(self.tick_s)
            tick += 1
            try:
                await self.on_tick(tick)
            except Exception as error:  # noqa: BLE001 - the database is away; the next tick tries again
                log.warning("tick failed", group=self.topic.group, error=type(error).__name__)


async def _log_errors(work: Coroutine[Any, Any, None]) -> None:
    """Await work whose result nobody reads. An exception is logged; a later tick does the work again."""
    try:
        await work
    except Exception as error:  # noqa: BLE001 - Redis or the database is away
        log.warning("task failed", error=type(error).__name__)
