"""One open socket: it receives, limits the rate, sends, and closes. Belongs to the event loop's thread."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, ClassVar, Self

import msgspec
from autobahn.exception import Disconnected

from realtime import metrics, sessions
from realtime.frames import Frame, Send, protocol_of, write
from realtime.sessions import Person

# Codes with which the server closes a socket.
RESTARTS, NOT_ALLOWED, UNKNOWN, TOO_FAR, TOO_MANY = 4000, 4001, 4004, 4008, 4029
SENDS_PER_TURN = 50  # sockets served before the event loop may do something else

Message = msgspec.Struct | dict[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]


class SessionEnded(Exception):  # noqa: N818 - not an error: somebody logged out
    """The player of this socket is logged out or barred."""


def encode(message: Message) -> str:
    """A message as it is sent."""
    return msgspec.json.encode(message).decode()


async def deliver(send: Send, message: dict[str, Any]) -> bool:
    """Send an ASGI message. Returns False if the client has disconnected already, so that a broadcast goes
    on to the next socket.
    """
    try:
        await send(message)
    except (Disconnected, OSError):
        return False
    return True


class Bucket:
    """Token bucket: holds up to `burst` tokens and gains `refill` a second. `debt` counts refusals in a
    row.
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


class Connection:
    """A WebSocket, and the player behind it. Subclasses know what it looks at."""

    __slots__ = ("_protocol", "_send", "_unacknowledged", "bucket", "checked", "closed", "heard_at", "person")

    silence_s: ClassVar[float] = 60.0  # without a message, then the socket is taken for dead
    most_unacknowledged: ClassVar[int] = 400  # messages sent since the client's last one, then it is closed

    def __init__(self, send: Send, person: Person | None, bucket: Bucket) -> None:
        self._send, self._protocol = send, protocol_of(send)
        self.person, self.bucket = person, bucket
        self._unacknowledged = 0
        self.closed = False
        self.heard_at = self.checked = time.monotonic()

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
        self.heard_at = time.monotonic()
        self._unacknowledged = 0

    async def send(self, message: str | Frame) -> None:
        """Send a message. Closes the socket if the client has been silent through too many."""
        if self.closed:
            return
        self._unacknowledged += 1
        if self._unacknowledged > self.most_unacknowledged:
            metrics.RESYNCS.labels("silent").inc()
            await self.close(TOO_FAR)
            return
        metrics.DELIVERIES.inc()
        if isinstance(message, Frame) and self._protocol is not None:
            write(self._protocol, message)
            return
        text = message.text if isinstance(message, Frame) else message
        if not await deliver(self._send, {"type": "websocket.send", "text": text}):
            self.closed = True

    async def send_json(self, message: Message) -> None:
        """Encode a message and send it."""
        await self.send(encode(message))

    async def close(self, code: int) -> None:
        """Close the socket, once."""
        if not self.closed:
            self.closed = True
            await deliver(self._send, {"type": "websocket.close", "code": code})

    def timed_out(self, now: float) -> bool:
        """Whether the client has been silent for too long."""
        return now - self.heard_at > self.silence_s

    def authorised(self, recheck_s: float) -> int | None:
        """The player's key, None without a session. Raises SessionEnded.

        Blocks: reads the session if it was not read for `recheck_s` seconds.
        """
        if self.person is None:
            return None
        if time.monotonic() - self.checked > recheck_s and not self.session_valid():
            raise SessionEnded
        return self.person.pk

    def session_valid(self) -> bool:
        """Whether the socket's session is still that of its player. Blocks: reads the session."""
        valid = self.person is not None and sessions.is_valid(self.person)
        self.checked = time.monotonic()
        return valid


async def send_to_all(connections: Iterable[Connection], text: str) -> None:
    """Send a message to each of the connections; other work runs after every SENDS_PER_TURN of them."""
    frame = Frame(text)
    for served, each in enumerate(connections, 1):
        await each.send(frame)
        if served % SENDS_PER_TURN == 0:
            await asyncio.sleep(0)
