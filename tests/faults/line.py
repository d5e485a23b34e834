"""A player's line to a match, looked after as the page does it (frontend/src/api/socket.ts and protocol/).

Heartbeat and patience, back-off with jitter, one more try at another process only where nginx would make one
(a refused connection). A soak whose players do more than browsers would hide faults.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable, Sequence
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

Message = dict[str, Any]
Route = Callable[[str], Sequence[str]]  # a match: the addresses that a proxy tries for it, in order

# Seconds; the same as in the page.
HEARTBEAT, PATIENCE, CONNECTING = 5.0, 4.0, 8.0
FIRST_WAIT, LONGEST_SHORT_WAIT, LONGEST_WAIT = 0.5, 3.0, 20.0
SHORT_TRIES = 10
TICK = 0.1  # shorter than the page's, because a move waits for it here
FINAL, TOO_MANY = {4001, 4004}, 4029


class LineDropped(Exception):  # noqa: N818 - not an error: the player comes back
    """The player drops the line and comes back after `wait` seconds; None: as after a loss."""

    def __init__(self, wait: float | None = None) -> None:
        super().__init__(wait)
        self.wait = wait


async def opened(match: str, cookie: str, addresses: Sequence[str]) -> ClientConnection:
    """Open a socket at the first of the addresses that does not refuse the connection."""
    for address in addresses:
        headers = {"Cookie": cookie, "Origin": f"http://{address}"}
        where = f"ws://{address}/ws/matches/{match}/"
        try:
            return await connect(
                where, additional_headers=headers, ping_interval=None, open_timeout=CONNECTING,
                close_timeout=0.5, compression=None,
            )  # fmt: skip
        except ConnectionRefusedError:
            continue
    raise ConnectionRefusedError


class Line:
    """One open socket: what comes, and whether it still lives."""

    def __init__(self, link: ClientConnection) -> None:
        self._link = link
        self._beat_at = time.monotonic()
        self._patience: float | None = None  # the moment at which the line counts as dead

    async def say(self, message: Message) -> None:
        """Send a message."""
        await self._link.send(json.dumps(message))

    async def next(self) -> Message | None:
        """Return the next message, or None if none comes for a moment. Raises LineDropped on a dead line."""
        now = time.monotonic()
        if now - self._beat_at >= HEARTBEAT:
            self._beat_at = now
            self._patience = self._patience or now + PATIENCE
            await self.say({"t": "ping", "at": 0})
        try:
            found: Message = json.loads(await asyncio.wait_for(self._link.recv(), TICK))
        except TimeoutError:
            if self._patience is not None and time.monotonic() > self._patience:
                raise LineDropped from None
            return None
        self._patience = None
        return found


class BackOff:
    """How long a player waits before the next try."""

    def __init__(self) -> None:
        self.failures = 0

    def wait(self, why: Exception) -> float | None:
        """Return the seconds to wait after a line was lost; None if coming back is pointless."""
        if isinstance(why, LineDropped) and why.wait is not None:
            return why.wait + random.random()
        code = why.rcvd.code if isinstance(why, ConnectionClosed) and why.rcvd else None
        if code in FINAL:
            return None
        longest = LONGEST_SHORT_WAIT if self.failures < SHORT_TRIES else LONGEST_WAIT
        ceiling = min(longest, FIRST_WAIT * 2**self.failures)
        self.failures += 1
        return LONGEST_WAIT if code == TOO_MANY else ceiling / 2 + random.random() * ceiling / 2


LOST = (OSError, WebSocketException, TimeoutError, EOFError, LineDropped)
