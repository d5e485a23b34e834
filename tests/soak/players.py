"""The players of a soak: they note silence, and come to a process by affinity or not."""

from __future__ import annotations

import random
import time
import zlib
from dataclasses import dataclass, field

from tests.faults.line import Message
from tests.faults.players import Player


@dataclass
class Table:
    """One match and the players at it; `moved_at` is the moment of its last event."""

    match: str
    seats: list[SoakPlayer]
    moved_at: float = field(default_factory=time.monotonic)
    silences: list[tuple[float, float]] = field(default_factory=list)  # (from when, seconds), above 2 s

    @property
    def over(self) -> bool:
        """Whether all its players have seen the end."""
        return all(player.over for player in self.seats)

    def moved(self) -> None:
        """Note that an event came to a player who did not have it."""
        now = time.monotonic()
        if now - self.moved_at > 2:
            self.silences.append((self.moved_at, now - self.moved_at))
        self.moved_at = now


@dataclass
class SoakPlayer(Player):
    """A seat at a table; `skipped` are events that came before the one they follow."""

    table: Table | None = None
    skipped: list[int] = field(default_factory=list)

    def _note(self, event: Message) -> None:
        number = event["number"]
        if number > self.number + 1:
            self.skipped.append(number)
        if number > self.number and self.table is not None:
            self.table.moved()
        super()._note(event)


class Affinity:
    """Which process a player comes to: by the hash of the match, as through nginx, or by chance (`wrong`)."""

    def __init__(self, addresses: list[str]) -> None:
        self.addresses, self.wrong = addresses, False

    def route(self, match: str) -> list[str]:
        """Return the addresses in the order in which they are tried; the next if a connection is refused."""
        first = random.getrandbits(16) if self.wrong else zlib.crc32(match.encode())
        return [self.addresses[(first + index) % len(self.addresses)] for index in range(len(self.addresses))]
