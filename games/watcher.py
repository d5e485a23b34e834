"""One open socket at a match: how far it has been told, how far it has answered, and when it has had
enough.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any

from games import conf, metrics
from games.buckets import Bucket
from games.frames import Frame, hand_over, protocol_of, write
from games.people import Person

RESTARTS, NOT_ALLOWED, UNKNOWN, TOO_FAR, TOO_MANY = 4000, 4001, 4004, 4008, 4029
RESYNC = Frame('{"t":"resync"}')


class Watcher:
    """A socket that plays or watches. All of it belongs to the event loop's thread."""

    __slots__ = (
        "_protocol", "_send", "_unheard", "bucket", "chat_pk", "checked", "closed", "heard_at", "hellos",
        "match_id", "number", "person", "ready", "seat", "seen", "stalled_at",
    )  # fmt: skip

    def __init__(
        self, send: Callable[[dict[str, Any]], Awaitable[None]], match_id: str, person: Person | None
    ) -> None:
        self._send, self._protocol = send, protocol_of(send)
        self.match_id, self.person = match_id, person
        self.seat: int | None = None
        self.number = self.seen = self.chat_pk = self._unheard = 0
        self.ready = self.closed = False
        self.heard_at = self.checked = time.monotonic()
        self.stalled_at: float | None = None
        self.bucket = Bucket(conf.number("socket_burst"), conf.number("socket_refill"))
        self.hellos = Bucket(8, 0.5)  # each may cost a whole match's events

    def heard(self) -> None:
        """The client has said something."""
        self.heard_at = time.monotonic()
        self._unheard = 0

    def welcome(self, number: int, seat: int | None, chat_pk: int) -> None:
        """The client has everything up to this event and wants what comes."""
        self.number = self.seen = number
        self.seat, self.chat_pk = seat, max(chat_pk, self.chat_pk)
        self.ready, self.stalled_at = True, None

    async def tell(self, message: str | Frame) -> None:
        """Sends a message, unless the client has been silent through too many."""
        if self.closed:
            return
        self._unheard += 1
        if self._unheard > conf.UNHEARD_MESSAGES:
            metrics.RESYNCS.labels("silent").inc()
            await self.close(TOO_FAR)
            return
        metrics.DELIVERIES.inc()
        if isinstance(message, Frame) and self._protocol is not None:
            write(self._protocol, message)
            return
        text = message.text if isinstance(message, Frame) else message
        if not await hand_over(self._send, {"type": "websocket.send", "text": text}):
            self.closed = True

    async def events(self, message: str | Frame, number: int) -> None:
        """Sends events up to `number`, unless the client has left too many unacknowledged: then it
        starts again.
        """
        self.number = number
        if number - self.seen > conf.UNSEEN_EVENTS:
            await self.stall()
        else:
            await self.tell(message)

    async def stall(self, why: str = "behind") -> None:
        """The client is too far behind, or another now: nothing more is sent until it says hello again."""
        self.ready, self.stalled_at = False, time.monotonic()
        metrics.RESYNCS.labels(why).inc()
        await self.tell(RESYNC)

    async def close(self, code: int) -> None:
        """Closes the socket, once."""
        if not self.closed:
            self.closed = True
            await hand_over(self._send, {"type": "websocket.close", "code": code})

    def overdue(self, now: float) -> bool:
        """Whether the client is silent for too long, or did not start again when told to."""
        stalled = self.stalled_at is not None and now - self.stalled_at > conf.number("socket_grace")
        return stalled or now - self.heard_at > conf.SILENCE
