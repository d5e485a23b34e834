"""Players who note what they were promised: each plays its match over sockets through every fault.

They do what the page does (frontend/src/protocol), and no more: a command keeps its id and is sent again
while it has no answer; what is missing is asked for again.
"""

from __future__ import annotations

import asyncio
import random
import time
import uuid
from dataclasses import dataclass, field

from tests.faults.line import LOST, BackOff, Line, LineDropped, Message, Route, opened

# Seconds; the same as in the page, but for the time to think.
LATE, BEHIND, WELCOME = 2.5, 1.5, 3.0
THINK = 0.25
ASKED_ON_A_LINE = 4  # times, then another line is tried
MOST_DOUBLINGS = 3  # of the patience
SEEN_EVERY = 10  # events


@dataclass
class Pending:
    """A command on its way; `number` is its event once it was accepted."""

    message: Message
    sent_at: float
    number: int | None = None


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
    barred: bool = False  # the server said that coming back is pointless
    hellos: int = 0
    asked: int = 0  # times that something missing was asked for
    _known: int = 0  # the newest event that the server has mentioned
    _seen: int = 0
    _ended: bool = False
    _welcomed: bool = False
    _pending: Pending | None = None
    _offer: Message | None = None  # the newest
    _think_until: float = 0.0
    _behind_since: float | None = None
    _requests: int = 0  # since something new came
    _unanswered: int = 0  # requests in a row
    _decides: bool = False  # the view asks this seat
    _seat: int | None = None

    async def play(self, route: Route) -> None:
        """Play until cancelled or the match is over; come back after every loss."""
        backing_off = BackOff()
        while not self.over:
            try:
                link = await opened(self.match, self.cookie, route(self.match))
                try:
                    await self._sit(Line(link), backing_off)
                finally:
                    link.transport.abort()
            except LOST as why:
                wait = backing_off.wait(why)
                if wait is None:
                    self.barred = True
                    return
                await asyncio.sleep(wait)

    async def _sit(self, line: Line, backing_off: BackOff) -> None:
        self._welcomed, self._behind_since = False, None
        await self._hello(line)
        while not self.over:
            message = await line.next()
            if message is not None:
                backing_off.failures = 0
                await self._on_message(line, message)
            await self._look(line)

    async def _hello(self, line: Line) -> None:
        self.hellos += 1
        await line.say({"t": "hello", "after": self.number})

    async def _on_message(self, line: Line, message: Message) -> None:
        match message["t"]:
            case "welcome":
                await self._on_welcome(line, message)
            case "events":
                await self._on_events(line, message["events"])
            case "offer":
                self._offer, self._think_until = message, time.monotonic() + THINK
                self._expect(message["number"])
            case "taken":
                self._promised(message["id"], message["number"])
            case "refused":
                self._on_refused(message)
            case "status" if message["status"] == "over" and not self._ended:
                self._ended = True
                await self._hello(line)
            case "restart":
                raise LineDropped(message["in"] / 1000)
            case "resync":
                await self._hello(line)

    async def _on_welcome(self, line: Line, message: Message) -> None:
        self._seat, self._welcomed, self._unanswered = message["you"]["seat"], True, 0
        if self.number == 0:
            self._read_decision(message["match"]["view"])
        self._expect(message["number"])
        self._ended = message["match"]["status"] == "over"
        self.over = self._ended and self.number >= self._known
        if self._pending and self._pending.number is None:
            await self._send(line, self._pending)

    async def _on_events(self, line: Line, events: list[Message]) -> None:
        before = self.number
        for event in events:
            self._note(event)
        if self.number > before:
            self._behind_since, self._requests = None, 0
        if self.number - self._seen >= SEEN_EVERY:
            await self._acknowledge(line)
        self._expect(0)

    def _on_refused(self, message: Message) -> None:
        if self._pending and message["id"] == self._pending.message["id"]:
            self._pending = None
            self._think_until = time.monotonic() + 2 * THINK
            self._expect(message.get("number") or 0)

    def _expect(self, number: int) -> None:
        self._known = max(self._known, number)
        if self._pending and self._pending.number is not None and self._pending.number <= self.number:
            self._pending = None
        self.over = self._ended and self._welcomed and self.number >= self._known

    async def _look(self, line: Line) -> None:
        """Do what is due: act, send again, ask for what is missing."""
        now = time.monotonic()
        if not self._welcomed:
            await self._ask(line, now, WELCOME)
            return
        if self._pending and self._pending.number is None and now - self._pending.sent_at >= LATE:
            await self._send(line, self._pending)
        if self._lacks():
            await self._ask(line, now, BEHIND)
        else:
            self._behind_since = None
            await self._act(line, now)

    def _lacks(self) -> bool:
        if self.number < self._known:
            return True
        offered = self._offer["number"] if self._offer else -1
        return self._decides and offered < self.number and self._requests < ASKED_ON_A_LINE - 1

    async def _ask(self, line: Line, now: float, patience: float) -> None:
        if self._behind_since is None:
            self._behind_since = now
        if now - self._behind_since < patience * 2 ** min(max(self._unanswered - 1, 0), MOST_DOUBLINGS):
            return
        self._behind_since = now
        self._requests += 1
        self._unanswered += 1
        self.asked += 1
        if self._requests % ASKED_ON_A_LINE == 0:
            raise LineDropped(0)
        await self._hello(line)

    async def _act(self, line: Line, now: float) -> None:
        """Play one of the actions of the newest offer, after a moment's thought."""
        offer = self._offer
        if offer is None or self._pending or now < self._think_until or offer["number"] != self.number:
            return
        actions = (offer["decision"] or {}).get("actions")
        if actions:
            action = random.choice(actions)
            action = {key: action[key] for key in action if key not in {"needs", "at_least", "preview"}}
            command = {"t": "act", "id": str(uuid.uuid4()), "number": self.number, "action": action}
            self._pending = Pending(command, now)
            await self._send(line, self._pending)

    async def _send(self, line: Line, pending: Pending) -> None:
        pending.sent_at = time.monotonic()
        await line.say(pending.message)

    async def _acknowledge(self, line: Line) -> None:
        self._seen = self.number
        await line.say({"t": "seen", "number": self.number})

    def _promised(self, command: str, number: int) -> None:
        if self.taken.setdefault(command, number) != number:
            self.doubled.append(command)
        if self._pending and self._pending.message["id"] == command:
            self._pending.number = number
        self._expect(number)

    def _note(self, event: Message) -> None:
        number = event["number"]
        if self.hashes.setdefault(number, event["hash"]) != event["hash"]:
            self.changed.append(number)
        if number == self.number + 1:
            self.number = number
            self._read_decision(event["change"].get("set", {}))

    def _read_decision(self, view: Message) -> None:
        if "decision" in view:
            decision = view["decision"]
            self._decides = decision is not None and decision["seat"] == self._seat
