"""Rooms: the sockets of this process at one match, and what was last sent to all of them."""

from __future__ import annotations

import asyncio

from games.connections.connection import MatchConnection
from realtime.connection import send_to_all


class Room:
    """The match as this process's sockets know it."""

    def __init__(self, match_id: str) -> None:
        self.match_id = match_id
        self.pk = 0
        self.size = 0  # seats of the match
        self.connections: set[MatchConnection] = set()
        self.number: int | None = None  # the newest event that was sent to all
        self.status = ""  # of the match, as last sent
        self.bots: frozenset[int] | None = None  # the seats at which bots sit, as last sent
        self.chat_pk = 0
        self.scheduled: set[str] = set()  # kinds of broadcasts
        self.pump: asyncio.Task[None] | None = None
        self.presence = ""  # as last sent
        self.stale_presence = False

    def seats(self) -> list[int]:
        """Seats whose players have a socket here."""
        return sorted({each.seat for each in self.connections if each.seat is not None and each.ready})

    def spectators(self) -> int:
        """How many sockets only watch."""
        return sum(each.seat is None and each.ready for each in self.connections)

    def ready(self) -> list[MatchConnection]:
        """The connections that have been welcomed, the seats first: a player waits to play."""
        return sorted((each for each in self.connections if each.ready), key=lambda each: each.seat is None)

    async def send(self, text: str) -> None:
        """Send a message to all that have been welcomed."""
        await send_to_all(self.ready(), text)
