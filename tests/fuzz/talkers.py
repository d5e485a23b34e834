"""Talkers: each sends what `messages` makes over one socket after another, and notes what comes back."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.fuzz.messages import Known, Made, Messages
from tests.fuzz.scene import Place, Scene

PATIENCE_S = 60.0  # for an answer, on a busy machine
BURST = 10  # messages between two pings that must be answered, at most
BURSTS, LOBBY_BURSTS = 15, 2  # over one socket; those of the lobby may send 20 messages at once
LOBBY_REST_S = 0.5
CALLS = 25  # one of so many actions goes by HTTP
CUT_CODES = {None, 1006, 1007, 1009}  # a line that is cut has no code, or the client's own


@dataclass
class Tally:
    """What all talkers have sent, and what came of it."""

    most: int
    sent: int = 0
    places: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    actions: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    statuses: Counter[int] = field(default_factory=Counter)
    sockets: int = 0
    cut: int = 0
    faults: list[str] = field(default_factory=list)  # each with the messages before it

    @property
    def done(self) -> bool:
        """Whether enough was sent."""
        return self.sent >= self.most


class Talker:
    """Somebody of a role at one address: that of the match in a place, or a path."""

    def __init__(self, scene: Scene, role: str, where: Place | str, tally: Tally, seed: str) -> None:
        self.scene, self.role, self.where, self.tally = scene, role, where, tally
        self.place = where if isinstance(where, Place) else None
        self.known = Known()
        self.rng = Random(seed)
        self.messages = Messages(self.rng, self.known)
        self.last: deque[str] = deque(maxlen=BURST)

    @property
    def path(self) -> str:
        """Where it talks now."""
        return f"/ws/matches/{self.where.match}/" if isinstance(self.where, Place) else self.where

    async def talk(self) -> None:
        """Open sockets until enough was sent."""
        host = self.scene.address.removeprefix("http://")
        while not self.tally.done:
            headers = {"Origin": self.scene.address, "Cookie": self.scene.cookie(self.role)}
            match = self.place.match if self.place else ""
            try:
                async with connect(
                    f"ws://{host}{self.path}", additional_headers=headers, ping_interval=None,
                    compression=None, open_timeout=PATIENCE_S, max_size=None,
                ) as link:  # fmt: skip
                    self.tally.sockets += 1
                    await Talk(self, link).go()
            except (OSError, InvalidHandshake, TimeoutError) as error:
                self.fault(f"no socket: {error!r}")
            if self.place and self.known.status not in {"", "running"}:
                if self.known.status != "over":
                    self.fault(f"match {match} is {self.known.status}")
                await self.scene.renew(self.place, match)
            self.known.forget()
            if not self.place:  # each message costs little there, and shall not be most of all
                await asyncio.sleep(LOBBY_REST_S)

    def fault(self, what: str) -> None:
        """Note what must not happen."""
        self.tally.faults.append(f"{self.role} at {self.path}: {what} after {list(self.last)}")

    async def call(self, action: Any) -> None:
        """Send an action by HTTP, as a client without a socket does."""
        assert self.place
        body = {"id": f"fuzz-{self.rng.getrandbits(64):016x}", "number": self.known.number, "action": action}
        path = f"/api/matches/{self.place.match}/actions"
        status = await asyncio.to_thread(self._call, path, json.dumps(body).encode())
        self.tally.statuses[status] += 1
        if status >= 500:
            self.fault(f"{status} for {body}")

    def _call(self, path: str, body: bytes) -> int:
        guest = self.scene.guests.get(self.role)
        token = (
            next((each.value or "" for each in guest.cookies if each.name == "csrftoken"), "")
            if guest
            else ""
        )
        headers = {"Content-Type": "application/json", "X-CSRFToken": token, "Origin": self.scene.address}
        if guest:
            headers["Cookie"] = guest.cookie()
        request = urllib.request.Request(f"{self.scene.address}{path}", body, headers)
        try:
            with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(
                request, timeout=60
            ) as answer:
                return int(answer.status)
        except urllib.error.HTTPError as error:
            with error:
                return error.code


class Talk:
    """One socket of a talker. At a match a burst ends with a ping; in the lobby each message is answered."""

    def __init__(self, talker: Talker, link: ClientConnection) -> None:
        self.talker, self.link, self.tally, self.known = talker, link, talker.tally, talker.known
        self.answered = 0  # pongs and refusals
        self.asked = 0
        self.pong = -1
        self.news = asyncio.Event()
        self.code: int | None = None
        self.closed = False
        self.may_close = False

    async def go(self) -> None:
        """Talk until enough was said, or the server has closed the socket."""
        reading = asyncio.create_task(self._read())
        try:
            if self.talker.place:
                await self.link.send('{"t":"hello","after":0,"view":true}')
            for _ in range(BURSTS if self.talker.place else LOBBY_BURSTS):
                if self.tally.done or self.closed or self.known.behind or not await self._burst():
                    break
        except ConnectionClosed:
            await reading
        if self.closed and self.may_close and self.code in CUT_CODES:
            self.tally.cut += 1
        elif self.closed:
            self.talker.fault(f"closed with {self.code}")
        await self.link.close()
        await reading

    async def _burst(self) -> bool:
        """Send some messages; return whether they were answered and the line is still there."""
        for _ in range(self.talker.rng.randint(1, BURST)):
            made = self.talker.messages.next()
            self._note(made)
            if made.action and self.talker.place and self.talker.rng.randrange(CALLS) == 0:
                await self.talker.call(self.talker.messages.action())
            self.may_close = made.cuts
            await self.link.send(made.data, text=True if made.cuts else None)
            self.asked += 1
            if made.cuts:
                return await self._until(lambda: False)
        return await self._answered()

    def _note(self, made: Made) -> None:
        self.tally.sent += 1
        self.tally.kinds[made.kind] += 1
        self.tally.places[self.talker.path.split("/")[2]] += 1
        if made.action:
            self.tally.actions[made.action] += 1
        self.talker.last.append(str(made.data)[:300])

    async def _answered(self) -> bool:
        if self.talker.place is None:
            return await self._until(lambda: self.answered >= self.asked)
        asked = self.tally.sent
        await self.link.send(json.dumps({"t": "ping", "at": asked}))
        return await self._until(lambda: self.pong == asked)

    async def _until(self, there: Callable[[], bool]) -> bool:
        """Wait for something to be there; return whether it came before the end of the line."""
        try:
            async with asyncio.timeout(PATIENCE_S):
                while not there():
                    if self.closed:
                        return False
                    self.news.clear()
                    await self.news.wait()
        except TimeoutError:
            self.talker.fault("no answer")
            return False
        return True

    async def _read(self) -> None:
        try:
            async for text in self.link:
                self._receive(json.loads(text))
                self.news.set()
        except ConnectionClosed:
            pass
        self.closed, self.code = True, self.link.close_code
        self.news.set()

    def _receive(self, message: dict[str, Any]) -> None:
        kind = message["t"]
        self.tally.answers[kind] += 1
        self.answered += kind in {"pong", "refused"}
        if kind == "pong":
            self.pong = message.get("at", -1)
        elif kind == "refused":
            self.tally.refusals[message["code"]] += 1
        if self.talker.place:
            self.known.learn(message)
