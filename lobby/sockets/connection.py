"""One open socket of the lobby or of a table: who is behind it, and what it was last told."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any

from games.buckets import Bucket
from games.frames import hand_over
from games.people import Person
from games.watcher import NOT_ALLOWED, TOO_FAR

SILENCE = 60.0  # seconds without a word after which a socket is taken for dead
UNHEARD = 400  # messages sent since the last word of the client: more and it is closed
BURST, REFILL = 20, 1.0  # messages of the client at once, and a second

__all__ = ["NOT_ALLOWED", "TOO_FAR", "Visitor"]


class Visitor:
    """A socket at the lobby (`table` empty) or at a table, maybe with the secret of its invite link."""

    __slots__ = ("_send", "_unheard", "bucket", "closed", "heard_at", "invite", "last", "person", "table")

    def __init__(
        self,
        send: Callable[[dict[str, Any]], Awaitable[None]],
        person: Person | None,
        table: str = "",
        invite: str = "",
    ) -> None:
        self._send, self.person, self.table, self.invite = send, person, table, invite
        self._unheard = 0
        self.closed = False
        self.heard_at = time.monotonic()
        self.last: dict[str, str] = {}
        self.bucket = Bucket(BURST, REFILL)

    @property
    def key(self) -> int | None:
        """The key of the player, None for somebody without a session."""
        return self.person.pk if self.person else None

    def heard(self) -> None:
        """The client has said something."""
        self.heard_at = time.monotonic()
        self._unheard = 0

    async def tell(self, text: str) -> None:
        """Sends a message, unless the client has been silent through too many."""
        if self.closed:
            return
        self._unheard += 1
        if self._unheard > UNHEARD:
            await self.close(TOO_FAR)
            return
        if not await hand_over(self._send, {"type": "websocket.send", "text": text}):
            self.closed = True

    async def tell_once(self, what: str, text: str) -> None:
        """Sends a message of this kind, unless it is the one that was sent last."""
        if self.last.get(what) != text:
            self.last[what] = text
            await self.tell(text)

    async def close(self, code: int) -> None:
        """Closes the socket, once."""
        if not self.closed:
            self.closed = True
            await hand_over(self._send, {"type": "websocket.close", "code": code})

    def overdue(self, now: float) -> bool:
        """Whether the client has been silent for too long."""
        return now - self.heard_at > SILENCE
