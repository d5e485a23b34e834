"""Players who note what they were promised: each plays its matches over sockets through every fault.

They follow the protocol: a command without an answer is sent again, with the same id, after a new hello.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import uuid
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException


@dataclass
class Player:
    """One seat at one match."""

    match: str
    cookie: str
    taken: dict[str, int] = field(default_factory=dict)  # command id: the event it was promised to be
    doubled: list[str] = field(default_factory=list)  # commands that got two different answers
    hashes: dict[int, str] = field(default_factory=dict)  # every event that came
    changed: list[int] = field(default_factory=list)  # events that came twice and were not the same
    number: int = 0
    over: bool = False
    hellos: int = 0
    _pending: dict[str, Any] | None = None
    _resent: bool = False  # the offer that follows came before the answer, and was left

    async def play(self, addresses: list[str]) -> None:
        """Plays until cancelled or the match is over; comes back after every loss."""
        while not self.over:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError, EOFError):
                await self._sit(random.choice(addresses))
            await asyncio.sleep(0.2 + random.random() * 0.3)

    async def _sit(self, address: str) -> None:
        headers = {"Cookie": self.cookie, "Origin": f"http://{address}"}
        where = f"ws://{address}/ws/matches/{self.match}/"
        async with connect(where, additional_headers=headers, open_timeout=10, compression=None) as link:
            self.hellos += 1
            await self._say(link, {"t": "hello", "after": self.number})
            self._resent = self._pending is not None
            if self._pending:
                await self._say(link, self._pending)
            while not self.over:
                await self._on_message(link, json.loads(await asyncio.wait_for(link.recv(), 20)))

    async def _say(self, link: ClientConnection, message: dict[str, Any]) -> None:
        await link.send(json.dumps(message))

    async def _on_message(self, link: ClientConnection, message: dict[str, Any]) -> None:
        match message["t"]:
            case "events":
                for event in message["events"]:
                    self._note(event)
                await self._say(link, {"t": "seen", "number": self.number})
            case "offer" if message["decision"].get("actions") and self._pending is None:
                action = random.choice(message["decision"]["actions"])
                action = {key: action[key] for key in action if key not in {"needs", "at_least"}}
                command = {"t": "act", "id": str(uuid.uuid4()), "number": message["number"], "action": action}
                self._pending = command
                await asyncio.sleep(0.25)
                await self._say(link, command)
            case "taken":
                self._promised(message["id"], message["number"])
                if self._resent:
                    self._resent = False
                    await self._say(link, {"t": "hello", "after": self.number})
            case "refused":
                self._pending = None
                await asyncio.sleep(0.5)
                await self._say(link, {"t": "hello", "after": self.number})
            case "welcome":
                self.over = message["match"]["status"] == "over" and message["number"] <= self.number
            case "status":
                self.over = message["status"] == "over"
            case "resync":
                await self._say(link, {"t": "hello", "after": self.number})

    def _promised(self, command: str, number: int) -> None:
        if self.taken.setdefault(command, number) != number:
            self.doubled.append(command)
        self._pending = None

    def _note(self, event: dict[str, Any]) -> None:
        number = event["number"]
        if self.hashes.setdefault(number, event["hash"]) != event["hash"]:
            self.changed.append(number)
        self.number = max(self.number, number)
