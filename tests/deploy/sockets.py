"""A socket at a match, for tests that look at a deployment from outside."""

from __future__ import annotations

import json
import time
import uuid
from contextlib import ExitStack
from typing import Any

from websockets.sync.client import ClientConnection, connect

from bench.guests import Guest

Message = dict[str, Any]


class Seat:
    """A browser at a match, open within `with`. `messages` holds all that came, in order."""

    def __init__(self, address: str, match: str, guest: Guest | None = None, after: int = 0) -> None:
        self.where = f"{address.replace('http', 'ws', 1)}/ws/matches/{match}/"
        self.headers = {"Origin": address, **({"Cookie": guest.cookie()} if guest else {})}
        self.after = after
        self.open = ExitStack()
        self.acted = -1  # the event after which this seat has acted last
        self.messages: list[Message] = []

    def __enter__(self) -> Seat:
        self.link: ClientConnection = self.open.enter_context(
            connect(self.where, additional_headers=self.headers)
        )
        self.send({"t": "hello", "after": self.after})
        return self

    def __exit__(self, *_error: object) -> None:
        self.open.close()

    def send(self, message: Message) -> None:
        """Send one message."""
        self.link.send(json.dumps(message))

    def wait_for(self, kind: str, seconds: float = 20) -> Message:
        """Return the next message of a kind; TimeoutError when none comes."""
        deadline = time.monotonic() + seconds
        while True:
            message: Message = json.loads(self.link.recv(timeout=max(0.01, deadline - time.monotonic())))
            self.messages.append(message)
            if message["t"] == kind:
                return message

    def events(self, by: int | None = None) -> list[Message]:
        """Return the events that came, or those of one seat."""
        events = [
            event for message in self.messages if message["t"] == "events" for event in message["events"]
        ]
        return [event for event in events if by in (None, event["seat"])]

    def event(self, number: int) -> Message:
        """Return the event with this number, as soon as it comes."""
        while not (found := [event for event in self.events() if event["number"] == number]):
            self.wait_for("events")
        return found[0]

    def wait_for_event(self, by: int) -> Message:
        """Return the first event of a seat, as soon as it comes."""
        while not (found := self.events(by)):
            self.wait_for("events")
        return found[0]

    def newest(self, kind: str, number: int) -> Message:
        """Return the first message of a kind that is about event `number`, also if it came already."""
        while not (found := [m for m in self.messages if m["t"] == kind and m["number"] == number]):
            self.wait_for(kind)
        return found[0]

    def _open_offer(self) -> Message | None:
        """Return the newest offer with actions that was not answered yet. It may have come before `taken`."""
        offers = [m for m in self.messages if m["t"] == "offer" and m["number"] > self.acted]
        return next((m for m in reversed(offers) if (m["decision"] or {}).get("actions")), None)

    def play(self) -> int:
        """Play the first legal action of the newest offer with one. Return the number of its event."""
        while not (offer := self._open_offer()):
            self.wait_for("offer")
        self.acted = offer["number"]
        action = offer["decision"]["actions"][0]
        self.send({"t": "act", "id": str(uuid.uuid4()), "number": offer["number"], "action": action})
        return int(self.wait_for("taken")["number"])
