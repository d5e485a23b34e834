"""Rooms: the sockets of this process at one match, and what was last sent to all of them."""

from __future__ import annotations

import asyncio

from games import conf
from games.connections.connection import MatchConnection
from realtime.connection import send_to_all
from realtime.notifications import Message


class Room:
    """The match as this process's sockets know it."""

    def __init__(self, match_id: str) -> None:
        self.match_id = match_id
        self.pk = 0
        self.size = 0  # seats of the match
        self.connections: set[MatchConnection] = set()
        self.number: int | None = None  # the newest event that was sent to all
        self.offered: int | None = None  # the event after which the newest offer was sent
        self.status = ""  # of the match, as last sent
        self.bots: frozenset[int] | None = None  # the seats at which bots sit, as last sent
        self.received: dict[int, Message] = {}  # notifications of events that were not sent yet, by number
        self.newest: Message | None = None  # the newest of those notifications, also after it was sent
        self.chat_pk = 0
        self.scheduled: set[str] = set()  # kinds of broadcasts
        self.pump: asyncio.Task[None] | None = None
        self.presence = ""  # as last sent
        self.stale_presence = False
        self.held: dict[int, str] = {}  # events for the crowd of spectators, by number
        self.held_clock = ""  # for them, after the events
        self.crowd: asyncio.Task[None] | None = None  # sends them

    def receive(self, notification: Message) -> None:
        """Keep an event that a notification brought, until it is sent."""
        if "event" in notification:
            self.received[notification["number"]] = notification

    def take_events(self) -> list[str]:
        """Take the received events that follow `number` without a gap."""
        found: list[str] = []
        for number in sorted(self.received):
            if number <= (self.number or 0):
                del self.received[number]
            elif number == (self.number or 0) + len(found) + 1:
                self.newest = self.received.pop(number)
                found.append(self.newest["event"])
        return found

    def seats(self) -> list[int]:
        """Return seats whose players have a socket here."""
        return sorted({seat for each in self.connections if each.ready for seat in each.seats})

    def spectators(self) -> int:
        """Return the number of spectators' sockets."""
        return sum(each.seat is None and each.ready for each in self.connections)

    def has_crowd(self) -> bool:
        """Return whether there are so many spectators that they get events in batches."""
        return self.spectators() >= int(conf.get("crowd_from"))

    def ready(self) -> list[MatchConnection]:
        """Return the welcomed connections, those of seats first, because players wait to play."""
        return sorted((each for each in self.connections if each.ready), key=lambda each: each.seat is None)

    def playing(self) -> list[MatchConnection]:
        """Return the welcomed connections of seats."""
        return [each for each in self.connections if each.ready and each.seat is not None]

    def watching(self) -> list[MatchConnection]:
        """Return the welcomed connections of spectators."""
        return [each for each in self.connections if each.ready and each.seat is None]

    async def send(self, text: str) -> None:
        """Send a message to all that have been welcomed."""
        await send_to_all(self.ready(), text)
