"""Notifications: "something changed", to the hubs of all processes (they may get lost), and to other apps.

A notification names what changed and never says how: each hub reads the new state for its own sockets. In
this process it is handed to the hub directly, to other processes it goes over the channel layer.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import threading
from collections.abc import Callable
from typing import Any

import structlog
from channels.layers import InMemoryChannelLayer, get_channel_layer
from django.dispatch import Signal

log = structlog.get_logger("bastide.notifications")

Message = dict[str, Any]
PROCESS = f"{os.getpid()}-{secrets.token_hex(6)}"


class Topic:
    """One kind of notifications: a group of the channel layer, and at most one hub in this process."""

    def __init__(self, group: str) -> None:
        self.group = group
        self._hub: tuple[asyncio.AbstractEventLoop, Callable[[Message], None]] | None = None

    def subscribe(self, loop: asyncio.AbstractEventLoop, receive: Callable[[Message], None]) -> None:
        """Hand notifications to `receive`, on the event loop of this process's hub."""
        self._hub = loop, receive

    def notify(self, message: Message) -> None:
        """Send a notification to this process's hub and to all other processes, from any thread."""
        self.notify_here(message)
        self.notify_others(message)

    def notify_here(self, message: Message) -> None:
        """Hand a notification to this process's hub, from any thread. Does nothing if no hub runs here."""
        if self._hub is not None and not self._hub[0].is_closed():
            loop, receive = self._hub
            loop.call_soon_threadsafe(receive, message)

    def notify_others(self, message: Message) -> None:
        """Send a notification to the other processes, without waiting."""
        _send(self.group, message)


class Announcement(Signal):
    """A Django signal for other applications; what a receiver breaks does not reach the sender."""

    def announce(self, **facts: Any) -> None:
        """Send the signal. A receiver's exception is logged."""
        for receiver, answer in self.send_robust(sender=None, **facts):
            if isinstance(answer, Exception):
                name = getattr(receiver, "__qualname__", "?")
                log.error("receiver failed", receiver=name, error=type(answer).__name__)


def _send(group: str, message: Message) -> None:
    """Fire and forget. Does nothing with the in-memory layer: there are no other processes."""
    layer = get_channel_layer()
    if layer is None or isinstance(layer, InMemoryChannelLayer):
        return
    asyncio.run_coroutine_threadsafe(_group_send(layer, group, message), _running_loop())


_guard = threading.Lock()
_loop: asyncio.AbstractEventLoop | None = None


def _running_loop() -> asyncio.AbstractEventLoop:
    """The event loop that sends for all threads of this process."""
    global _loop  # noqa: PLW0603 - one for each process
    with _guard:
        if _loop is None:
            _loop = asyncio.new_event_loop()
            threading.Thread(target=_loop.run_forever, name="notifications", daemon=True).start()
        return _loop


async def _group_send(layer: Any, group: str, message: Message) -> None:
    try:
        await layer.group_send(group, {"type": "notification", "from": PROCESS, **message})
    except Exception as error:  # noqa: BLE001 - the layer is away; readers poll the database
        log.warning("notification not sent", error=type(error).__name__)
