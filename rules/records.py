"""Records of whole games, format `bastide/1`: to a game what a score is to a piece of music."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from typing import Any

from rules.chance import Results
from rules.fairness import Shuffler, commitment
from rules.game import DrawError, Game
from rules.problems import IllegalAction, RecordError, Refusal, ReplayError, SetupError
from rules.refusals import RECORD_DRAW
from rules.setup.reader import CheckedSetup as Setup
from rules.setup.setup import REVISION
from rules.stack import UNKNOWN, stack_order
from rules.views import event_hash

FORMAT = "bastide/1"
_KEYS = frozenset(
    {"format", "setup", "draws", "seed", "salts", "commitment", "chance", "actions", "hashes", "result"}
)


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
    # What chance brought besides the order of tiles, by its stream.
    chance: dict[str, list[Any]] = field(default_factory=dict)
    # The setup as the record states it. Its hashes cover that, because a later version resolves more options.
    stated: dict[str, Any] | None = None

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
            _chance(data, setup),
            dict(data["setup"]) if data.get("hashes") and "setup" in data else None,
        )

    def order(self) -> list[str]:
        """Return the tiles as they leave the bag.

        The draws given, then what seed and salts say of the rest.
        """
        if self.seed is None or UNKNOWN in self.draws:
            return list(self.draws)
        order, rest = list(self.draws), Counter(self.draws)
        for tile in stack_order(self.setup, Shuffler(self.seed, self.salts)):
            if rest[tile]:
                rest[tile] -= 1
            else:
                order.append(tile)
        return order

    def start(self) -> Game:
        """Return the game before its first action; raises `RecordError` if a draw is not in the bag."""
        try:
            shuffler = None if self.seed is None else Shuffler(self.seed, self.salts)
            return Game(self.setup, self.draws, Results(self.chance, shuffler))
        except DrawError as error:
            raise RecordError(str(error)) from None

    def game(self) -> Game:
        """Return the game after all actions.

        Raises `RecordError` or, at the first illegal action, `IllegalAction`.
        """
        game = self.start()
        try:
            for action in self.actions:
                game.apply(action)
        except DrawError as error:
            raise RecordError(str(error)) from None
        if game.over and (stream := game.results.left_over(game.chance)) is not None:
            raise RecordError(f"chance names more results of {stream} than the game has had.")
        return game

    def unfair(self) -> str | None:
        """Return why the draws are not what seed and salts say, in a sentence; None if they are."""
        if self.seed is None:
            return "The record carries no seed, so its draw cannot be checked."
        if self.commitment is not None and commitment(self.seed) != self.commitment.lower():
            return "The seed is not the one that was promised before the first draw."
        shuffler = Shuffler(self.seed, self.salts)
        if self._depends_on_play():
            return self._unfair_play(Game(self.setup, (), Results({}, shuffler)))
        return _wrong_draw(self.draws, stack_order(self.setup, shuffler))

    def _depends_on_play(self) -> bool:
        return any(module.streams or module.returns_tiles for module in self.setup.modules)

    def _unfair_play(self, fair: Game) -> str | None:
        """Play the actions in a game that follows from seed and salts alone, up to the first difference."""
        wrong = self._difference(fair)
        for action in self.actions:
            if wrong is not None or fair.check(action) is not None:
                break  # an illegal action is named by whoever plays the record
            fair.apply(action)
            wrong = self._difference(fair)
        return wrong

    def _difference(self, fair: Game) -> str | None:
        """Return the first result or draw so far that is not the fair one, in a sentence; None if all are."""
        for stream, said in fair.chance.items():
            for index, (found, fairly) in enumerate(zip(self.chance.get(stream, ()), said, strict=False)):
                if found != fairly:
                    return f"Result {index} of {stream} is {found!r}; seed and salts say {fairly!r}."
        return _wrong_draw(self.draws[: len(fair.draws)], fair.draws)

    def setup_data(self) -> dict[str, Any]:
        """Return the setup that the hashes cover: as stated, else with every option resolved."""
        return self.setup.to_json() if self.stated is None else self.stated

    def to_data(self) -> dict[str, Any]:
        """Return the record as plain data. A record read with hashes keeps its setup as it was stated."""
        data: dict[str, Any] = {"format": FORMAT, "setup": self.setup_data(), "draws": self.draws}
        if self.seed is not None:
            data |= {"seed": self.seed, "salts": self.salts}
        if self.commitment is not None:
            data["commitment"] = self.commitment
        if self.chance:
            data["chance"] = self.chance
        data["actions"] = self.actions
        if self.hashes:
            data["hashes"] = self.hashes
        if self.result is not None:
            data["result"] = self.result
        return data

    def to_json(self) -> str:
        """Return the record as text, one action a line."""
        data = self.to_data()
        actions = ",\n".join("    " + json.dumps(action) for action in data.pop("actions"))
        hashes, result = data.pop("hashes", None), data.pop("result", None)
        head = json.dumps(data, indent=2)[:-2]
        tail = "" if hashes is None else ',\n  "hashes": ' + json.dumps(hashes)
        tail += "" if result is None else ',\n  "result": ' + json.dumps(result)
        return f'{head},\n  "actions": [\n{actions}\n  ]{tail}\n}}\n'


def record_of(game: Game, seed: str | None = None, salts: list[str] | None = None) -> Record:
    """Return the record of a game as far as it has come."""
    promised = None if seed is None else commitment(seed)
    chance = {stream: list(found) for stream, found in game.chance.items() if found}
    draws = list(game.draws)
    return Record(game.setup, draws, seed, salts or [], list(game.log), promised, chance=chance)


@dataclass(frozen=True)
class Replayable:
    """The part of a record that these rules can replay, and how far that is not the whole.

    `record` has the actions up to the first that these rules refuse; `stopped` is the number of that event
    and `refusal` why. `newer` is the revision that the record states, if these rules are older; then the
    part is played by the newest known. `differs` is the first event that leads elsewhere than its hash says.
    """

    record: Record
    stopped: int | None = None
    refusal: Refusal | None = None
    newer: int | None = None
    differs: int | None = None

    @property
    def whole(self) -> bool:
        """Whether the game is the one that was recorded, as far as the record itself can show."""
        return self.stopped is None and self.newer is None and self.differs is None


def replayable(data: object) -> Replayable:
    """Return what of a record, as parsed JSON, can be replayed here. Everybody else reads it with `Record`.

    Raises `RecordError` where form, setup, draws or results of chance cannot be read at all, and
    `ReplayError` if the rules engine fails.
    """
    newer = _newer(data)
    record = Record.from_data(data if newer is None else _as_newest(data))
    found = replace(_tried(record, hashed=newer is None), newer=newer)
    if found.whole:
        return found
    # Hashes and result are those of another game, and so is the stated setup, which the hashes cover.
    return replace(found, record=replace(found.record, hashes=[], result=None, stated=None))


def _newer(data: object) -> int | None:
    """Return the revision that a record states, if it is a number greater than any known here."""
    setup = data.get("setup") if isinstance(data, Mapping) else None
    revision = setup.get("revision") if isinstance(setup, Mapping) else None
    return revision if type(revision) is int and revision > REVISION else None


def _as_newest(data: Any) -> dict[str, Any]:
    return {**data, "setup": {**data["setup"], "revision": REVISION}}


def _tried(record: Record, *, hashed: bool) -> Replayable:
    """Play a record as far as it goes, and compare hashes up to the first that differs."""
    game, newest = record.start(), ""
    hashes = record.hashes if hashed else []
    differs: int | None = None
    for number, event in enumerate([record.setup_data(), *record.actions]):
        try:
            if number:
                game.apply(event)
        except (IllegalAction, DrawError) as error:
            why = error.refusal if isinstance(error, IllegalAction) else RECORD_DRAW(detail=str(error))
            part = replace(record, actions=record.actions[: number - 1])
            return Replayable(part, number, why, differs=differs)
        except Exception as error:
            raise ReplayError(number) from error
        if hashes and differs is None:
            newest = event_hash(newest, event, game)
            differs = number if hashes[number : number + 1] != [newest] else None
    return Replayable(record, differs=differs)


def _wrong_draw(draws: Sequence[str], fair: Sequence[str]) -> str | None:
    """Return the first draw that is not the fair one, in a sentence; None if all are."""
    for index, (drawn, said) in enumerate(zip_longest(draws, fair)):
        if UNKNOWN not in (drawn, said) and drawn not in (None, said):
            return f"Draw {index} is {drawn}; seed and salts say {said}."
    return None


def _chance(data: Mapping[str, Any], setup: Setup) -> dict[str, list[Any]]:
    lists = data.get("chance", {})
    if not isinstance(lists, Mapping) or not all(isinstance(listed, list) for listed in lists.values()):
        raise RecordError("chance is an object of lists.")
    known = {stream for module in setup.modules for stream in module.streams}
    for stream in lists:
        if stream not in known:
            raise RecordError(f"chance names {stream!r}, which is not in play.")
    return dict(lists)


def _texts(data: Mapping[str, Any], key: str) -> list[str]:
    texts = data.get(key, [])
    if not isinstance(texts, list) or not all(isinstance(text, str) and _is_text(text) for text in texts):
        raise RecordError(f"{key} is a list of texts.")
    return texts


def _is_text(text: str) -> bool:
    """Return whether it can be written as UTF-8; JSON can spell half of a pair of surrogates."""
    return not any("\ud800" <= letter <= "\udfff" for letter in text)


def _digits(data: Mapping[str, Any], key: str) -> str | None:
    """Return the 32 bytes of a seed, or of the promise of one, as they are written."""
    digits = data.get(key)
    if digits is not None and not (isinstance(digits, str) and re.fullmatch("[0-9a-fA-F]{64}", digits)):
        raise RecordError(f"{key} is 64 hex digits.")
    return digits


def _actions(actions: object) -> list[dict[str, Any]]:
    if not isinstance(actions, list) or not all(isinstance(action, dict) for action in actions):
        raise RecordError("actions is a list of objects.")
    return actions


__all__ = ["DrawError", "Record", "RecordError", "Replayable", "record_of", "replayable"]
