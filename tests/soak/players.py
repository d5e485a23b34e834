"""The players of a soak: they ping as browsers do, choose a process by affinity or not, note silence."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.faults.players import Player

BEAT_S, PATIENCE_S = 5.0, 4.0  # without a message, then a ping; without an answer to it, then another socket


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
    """A seat whose socket is looked after; `skipped` are events that came before the one they follow."""

    table: Table | None = None
    newest: int = 0
    skipped: list[int] = field(default_factory=list)

    async def stay(self, choose: Callable[[str, int], str]) -> None:
        """Play until the match is over. `choose` names the process for a match and a number of tries."""
        tries = 0
        while not self.over:
            before = self.number
            with contextlib.suppress(OSError, WebSocketException, TimeoutError, EOFError):
                await self._sit(choose(self.match, tries))
            tries = 0 if self.number > before else tries + 1
            await asyncio.sleep(0.1 + random.random() * 0.3)

    async def _sit(self, address: str) -> None:
        headers = {"Cookie": self.cookie, "Origin": f"http://{address}"}
        where = f"ws://{address}/ws/matches/{self.match}/"
        quick: dict[str, Any] = {"open_timeout": PATIENCE_S, "close_timeout": 0.5, "compression": None}
        async with connect(where, additional_headers=headers, ping_interval=None, **quick) as link:
            self.hellos += 1
            await self._say(link, {"t": "hello", "after": self.number})
            self._resent = self._pending is not None
            if self._pending:
                await self._say(link, self._pending)
            while not self.over:
                await self._on_message(link, await self._next(link))

    async def _next(self, link: ClientConnection) -> dict[str, Any]:
        try:
            found: dict[str, Any] = json.loads(await asyncio.wait_for(link.recv(), BEAT_S))
        except TimeoutError:
            await self._say(link, {"t": "ping", "at": 0})
            found = json.loads(await asyncio.wait_for(link.recv(), PATIENCE_S))
        return found

    def _note(self, event: dict[str, Any]) -> None:
        number = event["number"]
        if number > self.number + 1:
            self.skipped.append(number)
        if number > self.number and self.table is not None:
            self.table.moved()
        super()._note(event)


class Affinity:
    """Which process a player asks: by the hash of the match, as nginx does, or by chance (`wrong`)."""

    def __init__(self, addresses: list[str]) -> None:
        self.addresses, self.wrong = addresses, False

    def choose(self, match: str, tries: int) -> str:
        """Return an address; after a try that failed, that of the next process."""
        if self.wrong:
            return random.choice(self.addresses)
        return self.addresses[(zlib.crc32(match.encode()) + tries) % len(self.addresses)]
