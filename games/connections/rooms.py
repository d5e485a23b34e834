"""Rooms: the sockets of this process at one match, and what was last sent to all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from typing import Any

from games import conf
from games.connections.connection import MatchConnection
from games.presence import Here
from realtime.connection import send_to_all
from realtime.notifications import Message

PRESENCE_REFRESH_TICKS = 20  # ticks of the hub, of a second each, between renewals of the presence rows
PRESENCE_MANY = 100  # sockets of a room: each change of their number would be one message to each of them
# Seconds. People who come to a match at the same moment say nothing about the ring.
LEFT_BEHIND_S = 15.0
# Without a ring sockets come back to any process: then this much between two times that a room asks them.
ASKED_EVERY_S = 300.0
PRESENCE_MANY_TICKS = 5  # between two reports of their number


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
        self.chat_number = 0
        self.scheduled: set[str] = set()  # kinds of broadcasts
        self.pump: asyncio.Task[None] | None = None
        self.presence = ""  # as last sent
        self.stale_presence = False
        self.reported: tuple[list[int], int] | None = None  # seats and spectators, as last stored
        self.statuses = 0  # that were sent to all
        self.changes = 0  # that this process knows of, whatever their kind
        self.welcomes: dict[Hashable, Any] = {}  # of spectators, for a moment (`games.handlers.kept`)
        self.here: Here | None = None  # in all processes, as just read and not yet sent
        self.changes_elsewhere = 0  # of presence, in other processes
        self.joined_at = 0.0  # when the newest socket came, by the clock of this machine
        self.asked_back_at = 0.0
        self.held: dict[int, str] = {}  # events for the crowd of spectators, by number
        self.held_clock = ""  # for them, after the events
        self.crowd: asyncio.Task[None] | None = None  # sends them

    @property
    def sent(self) -> tuple[int | None, str]:
        """The newest event and the status that were sent to all."""
        return self.number, self.status

    @property
    def state(self) -> tuple[int, int, str]:
        """What differs once a change was announced, or was sent without one."""
        return self.changes, self.statuses, self.presence

    def receive(self, notification: Message) -> None:
        """Keep an event that a notification brought, until it is sent.

        A change of presence in another process makes old what was read before.
        """
        if "event" in notification:
            self.received[notification["number"]] = notification
        elif notification["kind"] == "presence":
            self.changes_elsewhere, self.here = self.changes_elsewhere + 1, None

    def is_left_behind(self, notification: Message) -> bool:
        """Return whether sockets of the match open in another process now, by a notification from there.

        They do after a change of the ring by which the proxy chooses a process. The sockets that were open
        before stay where they are, so both processes would play the match.
        """
        later = notification.get("joined_at", 0.0) - self.joined_at
        return bool(conf.get("match_affinity")) and later > LEFT_BEHIND_S

    def ask_back(self, now: float) -> list[MatchConnection]:
        """Return the sockets that are to come back: all that are here; none again within ASKED_EVERY_S."""
        if now - self.asked_back_at < ASKED_EVERY_S:
            return []
        self.asked_back_at = now
        return list(self.connections)

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

    def presence_due(self, tick: int) -> bool:
        """Return whether to store now who is here: seats at once, the number of a crowd less often."""
        if not self.stale_presence or (self.connections and self.present() == self.reported):
            return tick % PRESENCE_REFRESH_TICKS == 0
        few = len(self.connections) < PRESENCE_MANY
        return few or tick % PRESENCE_MANY_TICKS == 0 or self.seats() != (self.reported or [None])[0]

    def present(self) -> tuple[list[int], int]:
        """Return what is stored of presence: the seats, and the number of spectators."""
        return self.seats(), self.spectators()

    def take_here(self) -> Here | None:
        """Return who is here if the report of this process has just read it, else None."""
        here, self.here = self.here, None
        return here

    def spectators(self) -> int:
        """Return the number of spectators' sockets."""
        return sum(each.seat is None and each.ready for each in self.connections)

    def has_crowd(self) -> bool:
        """Return whether there are so many spectators that they get events in batches."""
        return self.spectators() >= int(conf.get("crowd_from"))

    def is_full(self) -> bool:
        """Return whether so many watch that another spectator has to read the events as pages over HTTP."""
        most = int(conf.get("spectator_sockets"))
        return len(self.connections) > most and self.spectators() >= most

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
