"""Records of whole games, format `bastide/1`: to a game what a score is to a piece of music."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any

from rules.fairness import commitment, draw_order
from rules.game import DrawError, Game
from rules.problems import RecordError, SetupError
from rules.setup.reader import CheckedSetup as Setup

FORMAT = "bastide/1"
_KEYS = frozenset({"format", "setup", "draws", "seed", "salts", "commitment", "actions", "hashes", "result"})


@dataclass
class Record:
    """A record as read: the setup checked, the actions not yet."""

    setup: Setup
    draws: list[str] = field(default_factory=list)
    seed: str | None = None
    salts: list[str] = field(default_factory=list)
    actions: list[dict[str, Any]] = field(default_factory=list)
    commitment: str | None = None
    result: Any = None
    # One for each event, the setup being the first (see `rules.verification`); may be absent.
    hashes: list[str] = field(default_factory=list)

    @classmethod
    def from_json(cls, text: str) -> Record:
        """Read a record; raises `RecordError`."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise RecordError(f"This is not JSON: {error}") from None
        return cls.from_data(data)

    @classmethod
    def from_data(cls, data: object) -> Record:
        """Read a record that is parsed already; raises `RecordError`."""
        if not isinstance(data, Mapping) or data.get("format") != FORMAT:
            raise RecordError(f'A record is an object with "format": "{FORMAT}".')
        unknown = sorted(set(data) - _KEYS)
        if unknown:
            raise RecordError(f"A record has no key {unknown[0]!r}.")
        try:
            setup = Setup.from_json(data.get("setup", {}))
        except SetupError as error:
            raise RecordError(error.sentence) from None
        return cls(
            setup,
            _texts(data, "draws"),
            _digits(data, "seed"),
            _texts(data, "salts"),
            _actions(data.get("actions", [])),
            _digits(data, "commitment"),
            data.get("result"),
            _texts(data, "hashes"),
        )

    def order(self) -> list[str]:
        """The tiles as they leave the bag: the draws given, then what seed and salts say of the rest."""
        if self.seed is None:
            return list(self.draws)
        rest = Counter(self.draws)
        order = list(self.draws)
        for tile in draw_order(self.setup.bag(), self.seed, self.salts):
            if rest[tile]:
                rest[tile] -= 1
            else:
                order.append(tile)
        return order

    def start(self) -> Game:
        """The game before its first action; raises `RecordError` if a draw is not in the bag."""
        try:
            return Game(self.setup, self.order())
        except DrawError as error:
            raise RecordError(str(error)) from None

    def game(self) -> Game:
        """The game after all actions; raises `RecordError` or, at the first illegal action, `Refused`."""
        game = self.start()
        for action in self.actions:
            game.apply(action)
        return game

    def unfair(self) -> str | None:
        """Why the draws are not what seed and salts say, in a sentence; None if they are."""
        if self.seed is None:
            return "The record carries no seed, so its draw cannot be checked."
        if self.commitment is not None and commitment(self.seed) != self.commitment.lower():
            return "The seed is not the one that was promised before the first draw."
        fair = self.setup.stacked(draw_order(self.setup.bag(), self.seed, self.salts))
        for index, (drawn, said) in enumerate(zip_longest(self.draws, fair)):
            if drawn is not None and drawn != said:
                return f"Draw {index} is {drawn}; seed and salts say {said}."
        return None

    def to_data(self) -> dict[str, Any]:
        """The record as plain data, every option of the setup resolved."""
        data: dict[str, Any] = {"format": FORMAT, "setup": self.setup.to_json(), "draws": self.draws}
        if self.seed is not None:
            data |= {"seed": self.seed, "salts": self.salts}
        if self.commitment is not None:
            data["commitment"] = self.commitment
        data["actions"] = self.actions
        if self.hashes:
            data["hashes"] = self.hashes
        if self.result is not None:
            data["result"] = self.result
        return data

    def to_json(self) -> str:
        """The record as text, one action a line."""
        data = self.to_data()
        actions = ",\n".join("    " + json.dumps(action) for action in data.pop("actions"))
        hashes, result = data.pop("hashes", None), data.pop("result", None)
        head = json.dumps(data, indent=2)[:-2]
        tail = "" if hashes is None else ',\n  "hashes": ' + json.dumps(hashes)
        tail += "" if result is None else ',\n  "result": ' + json.dumps(result)
        return f'{head},\n  "actions": [\n{actions}\n  ]{tail}\n}}\n'


def record_of(game: Game, seed: str | None = None, salts: list[str] | None = None) -> Record:
    """The record of a game as far as it has come."""
    promised = None if seed is None else commitment(seed)
    return Record(game.setup, list(game.draws), seed, salts or [], list(game.log), promised)


def _texts(data: Mapping[str, Any], key: str) -> list[str]:
    texts = data.get(key, [])
    if not isinstance(texts, list) or not all(isinstance(text, str) and _is_text(text) for text in texts):
        raise RecordError(f"{key} is a list of texts.")
    return texts


def _is_text(text: str) -> bool:
    """Whether it can be written as UTF-8; JSON can spell half of a pair of surrogates."""
    return not any("\ud800" <= letter <= "\udfff" for letter in text)


def _digits(data: Mapping[str, Any], key: str) -> str | None:
    """The 32 bytes of a seed, or of the promise of one, as they are written."""
    digits = data.get(key)
    if digits is not None and not (isinstance(digits, str) and re.fullmatch("[0-9a-fA-F]{64}", digits)):
        raise RecordError(f"{key} is 64 hex digits.")
    return digits


def _actions(actions: object) -> list[dict[str, Any]]:
    if not isinstance(actions, list) or not all(isinstance(action, dict) for action in actions):
        raise RecordError("actions is a list of objects.")
    return actions


__all__ = ["DrawError", "Record", "RecordError", "record_of"]
