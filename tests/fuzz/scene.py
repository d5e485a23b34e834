"""What the talkers talk to: three matches, each followed by another when it is over, and open tables."""

from __future__ import annotations

import asyncio
import itertools
import random
from dataclasses import dataclass
from typing import Any

from bench.guests import Guest
from rules.expansions import registry

EVERYTHING = sorted(registry.playable() - {"base"})
NO_CLOCK = {"kind": "none"}
HOST, SEATED, SPECTATOR, STRANGER = "host", "seated", "spectator", "stranger"
ROLES = (HOST, SEATED, SPECTATOR, STRANGER)


def with_needed(name: str) -> list[str]:
    """Return an expansion with those that it can't be played without."""
    by_folder = {each.folder: each for each in registry.expansions()}
    needs = next(each.needs for each in by_folder.values() if each.name == name)
    return [name, *(more for folder in needs for more in with_needed(by_folder[folder].name))]


@dataclass
class Place:
    """A place for a match: `expansions` are those of each match in turn, `bots` has one more seat."""

    expansions: itertools.cycle[list[str]]
    bots: bool = False
    match: str = ""


class Scene:
    """Guests of each role at a running server, and where they are. Calls of the server block."""

    def __init__(self, address: str, rng: random.Random) -> None:
        self.address = address
        self.guests = {role: Guest(address, role.title()) for role in (HOST, SEATED, SPECTATOR)}
        each = [with_needed(name) for name in EVERYTHING]
        rng.shuffle(each)
        ways = (itertools.cycle([list[str]()]), itertools.cycle(each), itertools.cycle([EVERYTHING]))
        self.places = [Place(way, bots=index == 2) for index, way in enumerate(ways)]
        self.matches = 0
        for place in self.places:
            self._begin(place)
        self.tables = [self._table({"size": 4}), self._table({"size": 2, "private": True})]
        self._lock = asyncio.Lock()

    def cookie(self, role: str) -> str:
        """Return the Cookie header of a role; a stranger has no session."""
        return self.guests[role].cookie() if role in self.guests else ""

    async def renew(self, place: Place, over: str) -> None:
        """Begin a new match in the place of one that is over, unless another talker has done so."""
        async with self._lock:
            if place.match == over:
                await asyncio.to_thread(self._begin, place)

    def _table(self, settings: dict[str, Any]) -> str:
        made = self.guests[HOST].call("POST", "/api/tables", {"clock": NO_CLOCK, **settings})
        return str(made["id"])

    def _begin(self, place: Place) -> None:
        table = self._table({"size": 3 if place.bots else 2, "expansions": next(place.expansions)})
        self.guests[SEATED].call("POST", f"/api/tables/{table}/join", {"salt": "00" * 16})
        if place.bots:
            self.guests[HOST].call("POST", f"/api/tables/{table}/bots", {"level": "random"})
        place.match = str(self.guests[HOST].call("POST", f"/api/tables/{table}/start")["match"])
        self.matches += 1
