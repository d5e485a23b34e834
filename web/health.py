"""Checks the services that a web process uses.

It cannot work without the database. Without the channel layer players go on, and changes of other processes
reach them some seconds late.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog
from asgiref.sync import async_to_sync
from channels.layers import get_channel_layer
from django.db import connection

log = structlog.get_logger("bastide.health")


def check() -> dict[str, bool]:
    """Send each service a small request. Returns `{"database": ..., "layer": ...}`: whether it answered."""
    return {"database": _answers("database", _database), "layer": _answers("layer", _layer)}


def _answers(what: str, request: Callable[[], None]) -> bool:
    try:
        request()
    except Exception as error:  # noqa: BLE001 - any error counts as no answer
        log.warning("service unavailable", what=what, error=type(error).__name__)
        return False
    return True


def _database() -> None:
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")


def _layer() -> None:
    async def send() -> None:
        async with asyncio.timeout(3):
            await get_channel_layer().group_send("health", {"type": "ignored"})

    async_to_sync(send)()
