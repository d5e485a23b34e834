"""Whether the things this process needs do answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog
from asgiref.sync import async_to_sync
from channels.layers import get_channel_layer
from django.db import connection

log = structlog.get_logger("bastide.health")


def check() -> dict[str, bool]:
    """`{"database": ..., "layer": ...}`: each asked something small, the layer for 3 seconds at most."""
    return {"database": _answers("database", _database), "layer": _answers("layer", _layer)}


def _answers(what: str, ask: Callable[[], None]) -> bool:
    try:
        ask()
    except Exception as error:  # noqa: BLE001 - whatever is wrong, the answer is "no"
        log.warning("does not answer", what=what, error=type(error).__name__)
        return False
    return True


def _database() -> None:
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")


def _layer() -> None:
    async def send() -> None:
        async with asyncio.timeout(3):
            await get_channel_layer().group_send("health", {"type": "nobody.listens"})

    async_to_sync(send)()
