"""Notifications: "something changed", to the hubs of all processes (they may get lost), and to other apps.

A notification names what changed. Each hub reads the new state for its own sockets, unless the notification
carries it. In this process it is handed to the hubs directly; other processes get it over the channel layer.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import threading
from collections import deque
from collections.abc import Callable
from typing import Any

import structlog
from channels.layers import InMemoryChannelLayer, get_channel_layer
from django.dispatch import Signal

log = structlog.get_logger("bastide.notifications")

Message = dict[str, Any]
Receiver = tuple[asyncio.AbstractEventLoop, Callable[[Message], None]]
PROCESS = f"{os.getpid()}-{secrets.token_hex(6)}"
KEPT = 1000  # notifications that wait while the layer is away; older ones are dropped


class Topic:
    """One kind of notifications: a group of the channel layer, and its hubs in this process."""

    def __init__(self, group: str) -> None:
        self.group = group
        self._receivers: dict[str, Receiver] = {}
        self._outbox: Outbox | None = None

    def subscribe(
        self, name: str, loop: asyncio.AbstractEventLoop, receive: Callable[[Message], None]
    ) -> None:
        """Hand notifications to `receive`, on the event loop of the hub `name`."""
        self._receivers[name] = loop, receive

    def notify(self, message: Message) -> None:
        """Send a notification to this process's hubs and to all other processes, from any thread."""
        self.notify_here(message)
        self.notify_others(message)

    def notify_here(self, message: Message) -> None:
        """Hand a notification to this process's hubs, from any thread."""
        for loop, receive in self._running():
            loop.call_soon_threadsafe(receive, message)

    def notify_others(self, message: Message) -> None:
        """Send a notification to the other processes, without waiting."""
        self._send([message])

    def beat(self) -> None:
        """Send the others the number of the next notification, so that they notice if they lack the last."""
        self._send([])

    def _send(self, messages: list[Message]) -> None:
        layer = get_channel_layer()
        if layer is None or isinstance(layer, InMemoryChannelLayer):
            return  # there are no other processes
        loop = next((loop for loop, _ in self._running()), None) or _own_loop()
        if self._outbox is None or self._outbox.loop is not loop:
            self._outbox = Outbox(self.group, loop)
        loop.call_soon_threadsafe(self._outbox.add, messages)

    def _running(self) -> list[Receiver]:
        return [each for each in self._receivers.values() if not each[0].is_closed()]


class Outbox:
    """Sends notifications in order, with each send all that wait. Belongs to one event loop.

    They are numbered, so that receivers notice a gap.
    """

    def __init__(self, group: str, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self._group, self._sender = group, f"{PROCESS}-{secrets.token_hex(3)}"
        self._waiting: deque[Message] = deque(maxlen=KEPT)
        self._next = 1  # number of the next notification
        self._task: asyncio.Task[None] | None = None

    def add(self, messages: list[Message]) -> None:
        """Send these after those that wait already."""
        self._waiting.extend(messages)
        self._next += len(messages)
        if self._task is None or self._task.done():
            self._task = self.loop.create_task(self._send_all())

    async def _send_all(self) -> None:
        once = True
        while self._waiting or once:
            once = False
            batch = list(self._waiting)
            self._waiting.clear()
            numbered = {"from": self._sender, "first": self._next - len(batch), "all": batch}
            try:
                await get_channel_layer().group_send(self._group, {"type": "notifications", **numbered})
            except Exception as error:  # noqa: BLE001 - the layer is away; readers poll the database
                log.warning("notification not sent", error=type(error).__name__)


class Inbox:
    """Reads what outboxes send, and finds gaps in their numbers."""

    def __init__(self) -> None:
        self._expected: dict[str, int] = {}

    def read(self, message: Message) -> tuple[list[Message], bool]:
        """Return the notifications of other processes in it, and whether some before them were lost."""
        sender, first = message["from"], message["first"]
        if sender.startswith(PROCESS):
            return [], False
        missed = first != self._expected.get(sender, first)
        self._expected[sender] = first + len(message["all"])
        return message["all"], missed


class Announcement(Signal):
    """A Django signal for other applications; what a receiver breaks does not reach the sender."""

    def announce(self, **facts: Any) -> None:
        """Send the signal. A receiver's exception is logged."""
        for receiver, answer in self.send_robust(sender=None, **facts):
            if isinstance(answer, Exception):
                name = getattr(receiver, "__qualname__", "?")
                log.error("receiver failed", receiver=name, error=type(answer).__name__)


_guard = threading.Lock()
_loop: asyncio.AbstractEventLoop | None = None


def _own_loop() -> asyncio.AbstractEventLoop:
    """Return an event loop that sends for a process without a hub, such as the worker."""
    global _loop  # noqa: PLW0603 - one for each process
    with _guard:
        if _loop is None:
            _loop = asyncio.new_event_loop()
            threading.Thread(target=_loop.run_forever, name="notifications", daemon=True).start()
        return _loop
