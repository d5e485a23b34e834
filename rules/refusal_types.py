"""How a refusal is declared: its code, the clause behind it, an English template, and the type of each param.

Each code is declared once, in a module called `refusals` near its rules:

    WAGON_KIND = RefusalType("wagon.kind", "WAGON-7", "The wagon can't go on a {kind}.", kind=KIND)

and made where an action is refused: `return WAGON_KIND(kind=spot.segment.kind)`. Params are ids, never words,
so that a client can say the sentence in its reader's language.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from string import Formatter
from typing import Any, Final, NamedTuple

Template = str | Mapping[str, str]
# Every declaration that was loaded, by its code.
DECLARED: Final[dict[str, Declaration]] = {}
# English words for ids: of decisions that come first ("task"), and of pieces whose id is no English word.
WORDS: Final[dict[str, dict[str, str]]] = {"task": {}, "piece": {}}


@dataclass(frozen=True, slots=True)
class ParamType:
    """What a param may be: the type's name in lists, the Python type of its values, and a value in English.

    `items` is the type of each value of a list.
    """

    name: str
    of: type
    english: Callable[[Any], str] = str
    items: ParamType | None = None

    def fits(self, value: object) -> bool:
        """Return whether a value is of this type."""
        if self.items is not None:
            return type(value) is list and all(map(self.items.fits, value))
        return type(value) is self.of

    def list(self) -> ParamType:
        """Return the type of a list of such values."""
        return ParamType(f"{self.name}[]", list, lambda values: ", ".join(map(self.english, values)), self)


def duration(seconds: int) -> str:
    """Return a time in English, rounded up to the largest unit that fits: `90` is "2 minutes"."""
    for size, unit in ((86_400, "day"), (3_600, "hour"), (60, "minute"), (1, "second")):
        if seconds >= size or size == 1:
            count = -(-seconds // size)
            return f"{count} {unit}" if count == 1 else f"{count} {unit}s"
    raise AssertionError


def _word(group: str) -> Callable[[str], str]:
    return lambda name: WORDS[group].get(name, name.replace("_", " "))


_SIDES: Final = {"N": "north", "E": "east", "S": "south", "W": "west"}

# An index from 0; clients show the player's name.
SEAT: Final = ParamType("seat", int, lambda index: f"seat {chr(ord('A') + index)}")
PIECE: Final = ParamType("piece", str, _word("piece"))
KIND: Final = ParamType("kind", str)
SIDE: Final = ParamType("side", str, _SIDES.__getitem__)
NUMBER: Final = ParamType("number", int)
# The kind of the decision that comes first, which `task` declares.
TASK: Final = ParamType("task", str, _word("task"))
# A time to wait, in whole seconds; clients say it in minutes, hours or days.
SECONDS: Final = ParamType("seconds", int, duration)
# A moment in UTC, `2026-03-01T12:00:00Z`; clients show it in the reader's time zone.
TIME: Final = ParamType("time", str)
# Names that people typed, and what exactly is wrong with malformed input, in English.
TEXT: Final = ParamType("text", str)


class Refusal(NamedTuple):
    """The reason against an action, made by a declaration.

    `clause` is empty where no rule of the game speaks (malformed input).
    """

    # A tuple is made in half the time of a frozen dataclass; many refusals are made and not shown.
    declared: Declaration
    clause: str
    params: Mapping[str, Any]

    @property
    def code(self) -> str:
        """The name of this reason for programs."""
        return self.declared.code

    @property
    def sentence(self) -> str:
        """The reason in English, for logs, the command line, and clients without a text of their own."""
        return self.declared.sentence(self.params)


class Declaration:
    """One code with what belongs to it. `english` has two forms, "one" and "other", if `count` decides."""

    def __init__(self, code: str, clause: str, english: Template, params: Mapping[str, ParamType]) -> None:
        if code in DECLARED:
            raise ValueError(f"the code {code} is declared twice")
        self.code = code
        self.clause = clause
        self.english = english
        self.params = params
        # What is looked at for each refusal: the params with their types, and those that are lists.
        self._types = tuple((name, kind.of) for name, kind in params.items())
        self._lists = tuple((name, kind) for name, kind in params.items() if kind.items)
        self._plain = Refusal(self, clause, {})
        DECLARED[code] = self

    def make(self, clause: str, params: Mapping[str, Any]) -> Refusal:
        """Return the refusal. Raises TypeError for a param that is missing, unknown, or of another type."""
        if not params and not self.params:
            return self._plain if clause in ("", self.clause) else Refusal(self, clause, params)
        if len(params) != len(self._types):
            raise self._misfit(params)
        for name, kind in self._types:
            # None is of no type of a param, so one that is missing does not pass.
            if type(params.get(name)) is not kind:
                raise self._misfit(params)
        for name, listed in self._lists:
            if not listed.fits(params[name]):
                raise self._misfit(params)
        return Refusal(self, clause or self.clause, params)

    def _misfit(self, params: Mapping[str, Any]) -> TypeError:
        """Return the error about params that are not those declared."""
        if params.keys() != self.params.keys():
            return TypeError(f"{self.code} has the params {sorted(self.params)}, not {sorted(params)}")
        name = next(name for name, kind in self.params.items() if not kind.fits(params[name]))
        return TypeError(f"{self.code}: {name} is {params[name]!r}, not a {self.params[name].name}")

    def sentence(self, params: Mapping[str, Any]) -> str:
        """Return the English template with the params filled in."""
        template = self.english
        if not isinstance(template, str):
            template = template["one" if params["count"] == 1 else "other"]
        return template.format_map({name: self.params[name].english(value) for name, value in params.items()})

    def placeholders(self) -> list[set[str]]:
        """Return the names in braces, for each form of the template."""
        forms = [self.english] if isinstance(self.english, str) else self.english.values()
        return [{name for _, name, _, _ in Formatter().parse(form) if name is not None} for form in forms]


class RefusalType(Declaration):
    """The declaration of a refusal by the rules. Calling it makes one; `clause` may name another clause."""

    def __init__(self, code: str, clause: str, english: Template, **params: ParamType) -> None:
        super().__init__(code, clause, english, params)

    def __call__(self, *, clause: str = "", **params: Any) -> Refusal:
        return self.make(clause, params)


def malformed(code: str) -> RefusalType:
    """Declare a refusal of input that our page never sends; `detail` says why, in English."""
    return RefusalType(code, "", "{detail}", detail=TEXT)


def task(decision: str, english: str) -> None:
    """Declare what a player has to do in a decision of that kind, as an order: "Place your tile"."""
    _declare("task", decision, english)


def piece_word(piece: str, english: str) -> None:
    """Declare what a piece is called, if its id is no English word."""
    _declare("piece", piece, english)


def _declare(group: str, name: str, english: str) -> None:
    if name in WORDS[group]:
        raise ValueError(f"the {group} {name} is declared twice")
    WORDS[group][name] = english
