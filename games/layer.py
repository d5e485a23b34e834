"""Hints between processes over the channel layer: "match M is at N". They may get lost; nothing depends
on one.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import threading
from typing import Any

import structlog
from channels.layers import InMemoryChannelLayer, get_channel_layer

log = structlog.get_logger("bastide.layer")

GROUP = "bastide.games"
PROCESS = f"{os.getpid()}-{secrets.token_hex(6)}"


class Sender:
    """Sends hints to the other processes from any thread, without waiting, over one event loop of its own."""

    def __init__(self) -> None:
        self._guard = threading.Lock()
        self._loop: asyncio.AbstractEventLoop | None = None

    def send(self, message: dict[str, Any], group: str = GROUP) -> None:
        """Fire and forget; where every process is this one there is nobody to tell."""
        layer = get_channel_layer()
        if layer is None or isinstance(layer, InMemoryChannelLayer):
            return
        asyncio.run_coroutine_threadsafe(_send(layer, group, message), self._running())

    def _running(self) -> asyncio.AbstractEventLoop:
        with self._guard:
            if self._loop is None:
                self._loop = asyncio.new_event_loop()
                threading.Thread(target=self._loop.run_forever, name="hints", daemon=True).start()
            return self._loop


async def _send(layer: Any, group: str, message: dict[str, Any]) -> None:
    try:
        await layer.group_send(group, {"type": "hint", "from": PROCESS, **message})
    except Exception as error:  # noqa: BLE001 - the layer is away; readers poll the log
        log.warning("hint not sent", error=type(error).__name__)


SENDER = Sender()
