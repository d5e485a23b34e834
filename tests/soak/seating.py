"""Matches for the players of a soak: as soon as one is over, the next begins."""

from __future__ import annotations

import asyncio
import random
import time

from tests.faults.server import Installation
from tests.soak.players import Affinity, SoakPlayer, Table
from tests.soak.processes import HOOKS

MAKE = """
import json, sys, uuid
from importlib import import_module
from django.conf import settings
from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY, get_user_model
from games import service

def person(name):
    player = get_user_model().objects.create(username=f"{name}-{uuid.uuid4().hex[:12]}", name=name)
    session = import_module(settings.SESSION_ENGINE).SessionStore()
    session[SESSION_KEY], session[BACKEND_SESSION_KEY] = str(player.pk), settings.AUTHENTICATION_BACKENDS[0]
    session[HASH_SESSION_KEY] = player.get_session_auth_hash()
    session.save()
    return player, f"{settings.SESSION_COOKIE_NAME}={session.session_key}"

made = []
for number in range(int(sys.argv[1])):
    ann, bob = person("Ann"), person("Bob")
    bot = "random" if number % 4 == 3 else None
    seats = [{"name": "Ann", "player": ann[0], "bot": None, "salt": "ann"},
             {"name": "Bob", "player": None if bot else bob[0], "bot": bot, "salt": "bob"}]
    bank = {"kind": "bank", "bank": 7_200_000, "increment": 5000, "out": "forfeit"}
    clock = bank if number % 2 else {"kind": "none"}
    match = service.start(service.open_match(), setup={}, seats=seats, clock=clock)
    made.append([match.public_id, [ann[1]] if bot else [ann[1], bob[1]]])
print(json.dumps(made))
"""
AT_ONCE = 20  # matches made by one process


class Seating:
    """All tables, also those that are over.

    `revision`: of the rules of new matches, None for the present one.
    """

    def __init__(self, installation: Installation, affinity: Affinity, revision: int | None) -> None:
        self.installation, self.affinity, self.revision = installation, affinity, revision
        self.tables: list[Table] = []
        self.closed = False
        self._waiting: list[tuple[str, list[str]]] = []
        self._making = asyncio.Lock()

    def moves(self) -> int:
        """Return how many moves were acknowledged."""
        return sum(len(player.taken) for table in self.tables for player in table.seats)

    async def play(self) -> None:
        """Play one match after another, until the seating is closed or the task is cancelled."""
        while not self.closed:
            match, cookies = await self._next()
            table = Table(match, [SoakPlayer(match, cookie) for cookie in cookies])
            for player in table.seats:
                player.table = table
            self.tables.append(table)
            await asyncio.gather(*(player.play(self.affinity.route) for player in table.seats))

    async def finish(self, middle: dict[str, int], seconds: float) -> None:
        """Begin no more matches; wait until each has moved since `middle` or is over."""
        self.closed = True
        rest = time.monotonic() + seconds
        while time.monotonic() < rest and any(  # noqa: ASYNC110 - they have no event for it
            player.number <= middle[player.match] and not player.over
            for table in self.tables for player in table.seats if player.match in middle
        ):  # fmt: skip
            await asyncio.sleep(0.5)

    async def _next(self) -> tuple[str, list[str]]:
        async with self._making:
            while not self._waiting:
                self._waiting = await asyncio.to_thread(self._make)
        return self._waiting.pop(random.randrange(len(self._waiting)))

    def _make(self) -> list[tuple[str, list[str]]]:
        older = {"SOAK_REVISION": str(self.revision), "PYTHONPATH": str(HOOKS)} if self.revision else {}
        place = Installation(self.installation.folder, {**self.installation.environ, **older})
        try:
            return [(match, cookies) for match, cookies in place.python(MAKE, str(AT_ONCE))]
        except Exception:  # noqa: BLE001 - the store is away; the next call tries again
            time.sleep(1)
            return []
