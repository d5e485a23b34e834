"""The rival of the fan-out: the consumer and the channel layer as their manuals show them.

One AsyncWebsocketConsumer for each socket, one group, channels_redis core. It passes on what it receives,
checks nothing and stores nothing. Start it as `python -m daphne bench.stock:application` with REDIS_URL set.
"""

from __future__ import annotations

import os
from typing import Any

import django
from django.conf import settings

if not settings.configured:
    settings.configure(
        SECRET_KEY="only for a benchmark on loopback",  # noqa: S106
        INSTALLED_APPS=["daphne", "channels"],
        ALLOWED_HOSTS=["127.0.0.1"],
        CHANNEL_LAYERS={
            "default": {
                "BACKEND": "channels_redis.core.RedisChannelLayer",
                # Roomy, so that it loses nothing here: we compare speed.
                "CONFIG": {"hosts": [os.environ["REDIS_URL"]], "capacity": 5000},
            }
        },
    )
    django.setup()

from channels.generic.websocket import AsyncWebsocketConsumer
from channels.routing import ProtocolTypeRouter, URLRouter
from django.core.asgi import get_asgi_application
from django.urls import path


class Spectator(AsyncWebsocketConsumer):  # type: ignore[misc]  # channels has no types
    """In the group from connect to disconnect; what one socket says, all get."""

    async def connect(self) -> None:
        """Join the group."""
        await self.channel_layer.group_add("match", self.channel_name)
        await self.accept()

    async def disconnect(self, code: int) -> None:
        """Leave the group."""
        await self.channel_layer.group_discard("match", self.channel_name)

    async def receive(self, text_data: str | None = None, bytes_data: bytes | None = None) -> None:
        """Pass the text on to all."""
        await self.channel_layer.group_send("match", {"type": "match.event", "text": text_data})

    async def match_event(self, event: dict[str, Any]) -> None:
        """One event of the group, to this socket."""
        await self.send(text_data=event["text"])


application = ProtocolTypeRouter(
    {"http": get_asgi_application(), "websocket": URLRouter([path("ws/stock/", Spectator.as_asgi())])}
)
