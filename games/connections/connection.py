"""One open socket at a match: which events were sent to it, and which its client has acknowledged."""

from __future__ import annotations

import time
from typing import ClassVar

from games import conf
from games.schemas.events import ResyncMessage
from realtime import metrics
from realtime.connection import Bucket, Connection, encode
from realtime.frames import Bundle, Frame, Send
from realtime.sessions import SessionPlayer

RESYNC = Frame(encode(ResyncMessage()))


class MatchConnection(Connection):
    """A socket that plays or watches a match."""

    __slots__ = (
        "acknowledged",
        "address",
        "answers",
        "chat_number",
        "hellos",
        "match_id",
        "number",
        "ready",
        "seat",
        "seats",
        "stalled_at",
    )

    silence_s: ClassVar[float] = 45.0

    def __init__(self, send: Send, match_id: str, player: SessionPlayer | None, address: str = "") -> None:
        super().__init__(send, player, Bucket(conf.get("socket_burst"), conf.get("socket_refill")))
        self.match_id, self.address = match_id, address
        self.seat: int | None = None
        self.seats: tuple[int, ...] = ()  # all that it acts for, `seat` first
        self.number = self.acknowledged = self.chat_number = 0
        self.answers = ""  # in advance, as last sent
        self.ready = False
        self.stalled_at: float | None = None
        self.hellos = Bucket(conf.get("hello_burst"), conf.get("hello_refill"))

    @property
    def db_key(self) -> str:
        """All work of one match runs on one thread."""
        return self.match_id

    def welcome(self, number: int, seats: tuple[int, ...], chat_number: int) -> None:
        """Note that the client has every event up to `number`. From now on it gets the broadcasts."""
        self.number = self.acknowledged = number
        self.seats, self.seat = seats, next(iter(seats), None)
        self.chat_number = max(chat_number, self.chat_number)
        self.ready, self.stalled_at = True, None

    async def send_events(self, message: str | Frame | Bundle, number: int) -> None:
        """Send events up to `number`, and what may follow them in a bundle.

        Requires a resync if the client has left too many unacknowledged or too many bytes unread.
        """
        self.number = number
        if number - self.acknowledged > conf.UNSEEN_EVENTS or self.backed_up():
            await self.require_resync()
        else:
            await self.send(message)

    async def require_resync(self, why: str = "behind") -> None:
        """Send no more until the client says hello again: it is too far behind, or has another seat now."""
        self.ready, self.stalled_at = False, time.monotonic()
        metrics.RESYNCS.labels(why).inc()
        await self.send(RESYNC)

    def timed_out(self, now: float) -> bool:
        """Return whether the client is silent for too long, or sent no hello after a resync."""
        stalled = self.stalled_at is not None and now - self.stalled_at > conf.get("socket_grace")
        return super().timed_out(now) or stalled
