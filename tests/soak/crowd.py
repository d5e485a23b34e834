"""Spectators who behave badly: they come all at once, read slowly, or never."""

from __future__ import annotations

import asyncio
import contextlib

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

HELLO = '{"t":"hello","after":0}'


async def _watch(address: str, match: str, seconds: float, pause: float | None) -> None:
    """Watch for a time, reading a message after each `pause` (seconds; None: never)."""
    where = f"ws://{address}/ws/matches/{match}/"
    with contextlib.suppress(OSError, WebSocketException, TimeoutError, EOFError):
        async with (
            asyncio.timeout(seconds),
            connect(
                where, origin=Origin(f"http://{address}"), open_timeout=4, close_timeout=0.5, max_queue=1
            ) as link,
        ):
            await link.send(HELLO)
            while pause is not None:
                await link.recv()
                await asyncio.sleep(pause)
            while True:  # it asks and asks, and never reads
                await asyncio.sleep(1)
                await link.send(HELLO)


async def storm(address: str, match: str, size: int, seconds: float = 4) -> None:
    """`size` spectators open one match at the same moment."""
    await asyncio.gather(*(_watch(address, match, seconds, 0) for _ in range(size)))


async def slow(address: str, match: str, size: int, seconds: float) -> None:
    """`size` spectators who read a message every half second."""
    await asyncio.gather(*(_watch(address, match, seconds, 0.5) for _ in range(size)))


async def stuck(address: str, match: str, size: int, seconds: float) -> None:
    """`size` spectators who never read."""
    await asyncio.gather(*(_watch(address, match, seconds, None) for _ in range(size)))
