"""Rooms: the sockets of this process at one match, and what was last told to all of them."""

from __future__ import annotations

import asyncio

from games.frames import Frame
from games.watcher import Watcher

TURNS = 50  # sockets served before the event loop may do something else


class Room:
    """The match as this process's sockets know it."""

    def __init__(self, match_id: str) -> None:
        self.match_id = match_id
        self.pk = 0
        self.size = 0  # seats of the match
        self.watchers: set[Watcher] = set()
        self.number: int | None = None  # the newest event that was sent to all
        self.status = ""  # of the match, as last told
        self.bots: frozenset[int] | None = None  # the seats at which bots sit, as last told
        self.chat_pk = 0
        self.wants: set[str] = set()
        self.pump: asyncio.Task[None] | None = None
        self.presence = ""  # as last told
        self.stale_presence = False

    def seats(self) -> list[int]:
        """Seats whose players have a socket here."""
        return sorted({each.seat for each in self.watchers if each.seat is not None and each.ready})

    def spectators(self) -> int:
        """Sockets of people who only watch."""
        return sum(each.seat is None and each.ready for each in self.watchers)

    def ready(self) -> list[Watcher]:
        """Everybody who has been welcomed, the seats first: somebody waits to play."""
        return sorted((each for each in self.watchers if each.ready), key=lambda each: each.seat is None)

    async def tell(self, text: str) -> None:
        """The message to everybody who has been welcomed."""
        frame = Frame(text)
        for served, each in enumerate(self.ready(), 1):
            await each.tell(frame)
            if served % TURNS == 0:
                await asyncio.sleep(0)
