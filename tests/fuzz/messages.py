"""Messages for sockets, made from a seed: of every kind, right and wrong in every part, and none at all."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from games.phrases import PHRASES
from rules.decisions import Action
from tests.fuzz.odd import WORDS, action_of, kinds, odd, spoiled

LONGEST = 16 * 1024  # bytes of a message that is read
CUT = 64 * 1024  # bytes at which the server cuts the line
ANSWERS = ("auction_maximum", "auction_never_buy", "drawbridge_never_cross", "pass_until_turn", "no such")
WRONG = 0.3  # of all bodies
MOVES = 0.8  # of all messages, while it is known what is legal: else no match would get far
LEGAL = 0.5  # of the other actions


class Made(NamedTuple):
    """One message: its kind, its type of action or "", what is sent, and whether the server may cut the line.

    Bytes are sent as a binary message, unless they are to be cut: then as a text that is none.
    """

    kind: str
    action: str
    data: str | bytes
    cuts: bool = False


@dataclass
class Known:
    """What a talker knows of its match. `behind`: the server wants another hello first."""

    number: int = 0
    actions: list[Action] = field(default_factory=list)
    status: str = ""
    behind: bool = False

    def forget(self) -> None:
        """Know nothing again, as before the first message."""
        self.number, self.actions, self.status, self.behind = 0, [], "", False

    def learn(self, message: dict[str, Any]) -> None:
        """Learn from a message of the server."""
        match message["t"]:
            case "welcome":
                self.number, self.status = message["number"], message["match"]["status"]
            case "events":
                self.number = max(self.number, message["events"][-1]["number"])
            case "offer":
                self.actions = (message["decision"] or {}).get("actions", [])
            case "status":
                self.status = message["status"]
            case "resync":
                self.behind = True


class Messages:
    """Makes one message after another. `rng` decides everything; `known` is kept up to date by the talker."""

    def __init__(self, rng: Random, known: Known | None = None) -> None:
        self.rng, self.known = rng, known or Known()
        self._used: list[str] = ["abcdefgh"]
        self._bodies: dict[str, tuple[int, Callable[[], dict[str, Any]]]] = {
            "act": (40, lambda: {"id": self._id(), "number": self._number(), "action": self.action()}),
            "undo": (6, lambda: {"id": self._id(), "number": self._number()}),
            "chat": (8, self._chat),
            "seen": (8, lambda: {"number": self._number()}),
            "ping": (5, lambda: {"at": rng.randrange(2**53)}),
            "pace": (4, lambda: {"pace": rng.choice(("watch", "quick", "at_once", "slow"))}),
            "end_together": (3, lambda: {"id": self._id(), "agree": rng.random() < 0.1}),
            "answer": (10, self._answer),
            "hello": (3, lambda: {"after": self._number(), "view": rng.random() < 0.5}),
            "no such": (2, lambda: {"id": self._id()}),
        }
        self._kinds = list(self._bodies)
        self._weights = [weight for weight, _ in self._bodies.values()]

    def next(self) -> Made:
        """Return the next message."""
        if self.known.actions and self.rng.random() < MOVES:
            return self._move()
        (kind,) = self.rng.choices(self._kinds, self._weights)
        body = {"t": kind, **self._bodies[kind][1]()}
        action = str(body["action"].get("type")) if kind == "act" else ""
        if self.rng.random() < WRONG:
            body = spoiled(self.rng, body)
        text, action = json.dumps(body), action if action in kinds() else ""
        if self.rng.random() < 0.08:
            return Made(kind, action, *self._mangled(text))
        return Made(kind, action, text)

    def _move(self) -> Made:
        action, self.known.actions = self.rng.choice(self.known.actions), []
        body = {"t": "act", "id": self._id(), "number": self.known.number, "action": action}
        return Made("act", action["type"], json.dumps(body))

    def _id(self) -> str:
        if self.rng.random() < 0.1:
            return self.rng.choice(self._used)  # said before, perhaps about another action
        self._used = [*self._used[-9:], f"fuzz-{self.rng.getrandbits(64):016x}"]
        return self._used[-1]

    def _number(self) -> int:
        if self.rng.random() < 0.75:
            return self.known.number
        return max(0, self.known.number + self.rng.choice((-5, -1, 1, 1000)))

    def action(self) -> Action:
        """Return an action: one of those that are legal now, one that is nearly legal, or one of any kind."""
        if self.known.actions and self.rng.random() < LEGAL:
            action = dict(self.rng.choice(self.known.actions))
            return spoiled(self.rng, action) if self.rng.random() < 0.3 else action
        kind = self.rng.choice(list(kinds()))
        if kind == "forfeit" and self.rng.random() < 0.95:  # it would end every match soon
            return {"type": "forfeit", "seat": 9}
        action = action_of(self.rng, kind)
        return spoiled(self.rng, action) if self.rng.random() < 0.3 else action

    def _chat(self) -> dict[str, Any]:
        said = (
            {"phrase": self.rng.choice([*PHRASES, "no such"])}
            if self.rng.random() < 0.3
            else {"text": self.rng.choice(WORDS) + str(self.rng.random())}
        )
        return {"id": self._id(), **said, **({"to": "players"} if self.rng.random() < 0.2 else {})}

    def _answer(self) -> dict[str, Any]:
        answer: dict[str, Any] = {"kind": self.rng.choice(ANSWERS)}
        if answer["kind"] == "auction_maximum" or self.rng.random() < 0.1:
            answer |= {"tile": self.rng.randrange(-1, 5), "bid": self.rng.choice((0, 1, 9, -1, 2**40))}
        if self.rng.random() < 0.2:
            answer = spoiled(self.rng, answer)
        more = {"keep": self.rng.random() < 0.5, "seat": self.rng.randrange(-1, 4)}
        return {"id": self._id(), "answer": answer, **(more if self.rng.random() < 0.4 else {})}

    def _mangled(self, text: str) -> tuple[str | bytes, bool]:
        """Return what is no message any more, and whether the line may be cut for it."""
        deep = 2000
        ways: list[str | bytes] = [
            "", "[]", "null", "{", "7", '"hello"', "[" * 5000, text[: len(text) // 2], text + text,
            text.upper(), text.replace('"t"', '"t": "ping", "t"', 1), text.encode(), self.rng.randbytes(40),
            json.dumps(odd(self.rng)), text + " " * (LONGEST - len(text)), text + " " * LONGEST,
            '{"t":"act","id":"abcdefgh","number":0,"action":' + '{"a":' * deep + "1" + "}" * deep + "}",
            '{"t":"answer","id":"abcdefgh","answer":{"kind":' + "[" * deep + "]" * deep + "}}",
            '{"t":"chat","id":"abcdefgh","text":"' + "\\ud83d" * 2000 + '"}', "é" * (CUT // 2 - 8),
        ]  # fmt: skip
        if self.rng.random() < 0.04:
            return self.rng.choice((b"\xff\xfe" + text.encode(), b" " * (CUT + 1))), True
        return self.rng.choice(ways), False
