"""One open socket: it receives, limits the rate, sends, and closes. Belongs to the event loop's thread."""

from __future__ import annotations

import asyncio
import math
import random
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, ClassVar, Self

import msgspec
from autobahn.exception import Disconnected
from django.conf import settings

from realtime import metrics, sessions
from realtime.frames import Bundle, Frame, Send, protocol_of, unsent_bytes, write
from realtime.sessions import SessionPlayer
from realtime.turns import Turns

# Codes with which the server closes a socket.
RESTARTS, NOT_ALLOWED, UPDATING, UNKNOWN, TOO_FAR, TOO_MANY = 4000, 4001, 4003, 4004, 4008, 4029
CROWDED = 4030
WRITE_AHEAD_BYTES = 64 * 1024  # unsent, then a long answer waits for the client
DRAIN_LOOK_S = 0.05  # between looks whether the client has read on

Message = msgspec.Struct  # with the tag `t`
Receive = Callable[[], Awaitable[dict[str, Any]]]


class SessionEnded(Exception):  # noqa: N818 - not an error: somebody logged out
    """The player of this socket is logged out or barred."""


def encode(message: Message) -> str:
    """Return a message as it is sent."""
    return msgspec.json.encode(message).decode()


async def deliver(send: Send, message: dict[str, Any]) -> bool:
    """Send an ASGI message.

    Return False if the client has disconnected already, so that a broadcast goes on to the next socket.
    """
    try:
        await send(message)
    except (Disconnected, OSError):
        return False
    return True


class Bucket:
    """Token bucket: holds up to `burst` tokens and gains `refill` a second.

    `debt` counts refusals in a row.
    """

    __slots__ = ("_at", "_tokens", "burst", "debt", "refill")

    def __init__(self, burst: float, refill: float) -> None:
        self.burst, self.refill = burst, refill
        self.debt = 0
        self._tokens, self._at = burst, time.monotonic()

    def take(self, now: float | None = None) -> bool:
        """Take a token if there is one. `now` is a moment of the monotonic clock."""
        now = time.monotonic() if now is None else now
        self._tokens = min(self.burst, self._tokens + (now - self._at) * self.refill)
        self._at = now
        if self._tokens < 1:
            self.debt += 1
            return False
        self._tokens -= 1
        self.debt = 0
        return True

    def wait_s(self) -> int:
        """Return the whole seconds after which there is a token if none is taken before, at least 1."""
        return max(1, math.ceil((1 - self._tokens) / self.refill))


class Connection:
    """A WebSocket, and the player behind it. Subclasses know what it looks at."""

    __slots__ = (
        "_left",
        "_protocol",
        "_send",
        "_unacknowledged",
        "bucket",
        "checked",
        "closed",
        "player",
        "read_at",
        "received_at",
    )

    silence_s: ClassVar[float] = 60.0  # without a message, then the socket is taken for dead
    most_unacknowledged: ClassVar[int] = 400  # messages sent since the client's last one, then it is closed

    def __init__(self, send: Send, player: SessionPlayer | None, bucket: Bucket) -> None:
        self._send, self._protocol = send, protocol_of(send)
        self.player, self.bucket = player, bucket
        self._unacknowledged = 0
        self.closed = False
        self.received_at = self.checked = self.read_at = time.monotonic()
        self._left = 0  # bytes that would be unsent now if the client had read nothing since `read_at`

    @property
    def db_key(self) -> str:
        """The key of the database thread that works for this socket."""
        raise NotImplementedError

    async def listen(self, receive: Receive, handle: Callable[[Self, str | None], Awaitable[None]]) -> None:
        """Receive messages until the socket is gone; `handle` gets the text of each, None for bytes."""
        while (message := await receive())["type"] != "websocket.disconnect":
            if not self.closed:
                await handle(self, message.get("text"))

    def on_message(self) -> None:
        """Note that the client has sent something."""
        self.received_at = time.monotonic()
        self._unacknowledged = 0

    def unsent(self) -> int:
        """Return the number of bytes that wait in this process because the client does not read them."""
        return 0 if self._protocol is None else unsent_bytes(self._protocol)

    def backed_up(self) -> bool:
        """Return whether so much is unsent that sending must wait for the client to read."""
        return self.unsent() > settings.BASTIDE["socket_stall_bytes"]

    async def drained(self) -> None:
        """Wait until the client has read most of what was sent, or is gone.

        Meanwhile no message of it is read into this process.
        """
        if self.unsent() <= WRITE_AHEAD_BYTES:
            return
        self._protocol.transport.pauseProducing()
        while self.unsent() > WRITE_AHEAD_BYTES and not self.closed:  # noqa: ASYNC110 - Twisted has no event
            await asyncio.sleep(DRAIN_LOOK_S)
        self._protocol.transport.resumeProducing()

    async def send(self, message: str | Frame | Bundle) -> None:
        """Send a message, or several at once.

        Closes the socket if the client has been silent through too many, or has left too many bytes unread.
        """
        if self.closed:
            return
        texts = (message,) if isinstance(message, str) else message.texts
        self._unacknowledged += len(texts)
        before = self.unsent()
        if self._unacknowledged > self.most_unacknowledged or (
            before > WRITE_AHEAD_BYTES and before > settings.BASTIDE["socket_most_bytes"]
        ):
            metrics.RESYNCS.labels("silent").inc()
            await self.close(TOO_FAR)
            return
        metrics.DELIVERIES.inc(len(texts))
        await self._write(message, texts)
        self._left += self.unsent() - before

    async def _write(self, message: str | Frame | Bundle, texts: tuple[str, ...]) -> None:
        if self._protocol is not None:
            write(self._protocol, Frame(message) if isinstance(message, str) else message)
            return
        for text in texts:
            if not await deliver(self._send, {"type": "websocket.send", "text": text}):
                self.closed = True
                return

    async def send_json(self, message: Message) -> None:
        """Encode a message and send it."""
        await self.send(encode(message))

    async def close(self, code: int) -> None:
        """Close the socket, once."""
        if not self.closed:
            self.closed = True
            await deliver(self._send, {"type": "websocket.close", "code": code})

    async def close_within(self, seconds: float, code: int) -> None:
        """Close the socket after a random part of that time, so that not all come back at once."""
        await asyncio.sleep(random.uniform(0, seconds))
        await self.close(code)

    def timed_out(self, now: float) -> bool:
        """Return whether the client has been silent for too long or reads nothing.

        Called every few seconds. What the client sends does not count as reading.
        """
        unsent = self.unsent()
        if unsent == 0 or unsent < self._left:
            self.read_at = now
        self._left = unsent
        if now - self.read_at > settings.BASTIDE["socket_stuck_s"]:
            return True
        return now - (max(self.received_at, self.read_at) if unsent else self.received_at) > self.silence_s

    def authorised(self, recheck_s: float) -> int | None:
        """Return the player's key, or None without a session. Raise SessionEnded if it ended.

        Blocks: reads the session if it was not read for `recheck_s` seconds.
        """
        if self.player is None:
            return None
        if time.monotonic() - self.checked > recheck_s and not self.session_valid():
            raise SessionEnded
        return self.player.pk

    def session_valid(self) -> bool:
        """Return whether the socket's session is still that of its player. Blocks: reads the session."""
        valid = self.player is not None and sessions.is_valid(self.player)
        self.checked = time.monotonic()
        return valid


async def send_to_all(connections: Iterable[Connection], text: str) -> None:
    """Send a message to each of the connections, in short turns of the event loop."""
    frame, turns = Frame(text), Turns()
    for each in connections:
        await each.send(frame)
        await turns.give_way_if_long()
