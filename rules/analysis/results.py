"""What an analysis says, as plain data (docs/analysis.md has the JSON)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal, get_args

from rules.decisions import Action

Grade = Literal["slip", "mistake", "blunder"]
GRADES: Final[tuple[Grade, ...]] = ("slip", "mistake", "blunder")
ReasonCode = Literal[
    "scores", "gives", "shares", "takes", "claims", "grows", "blocks", "farms", "figures", "better"
]
REASON_CODES: Final[frozenset[ReasonCode]] = frozenset(get_args(ReasonCode))


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something else was better: a code, and what the sentence names."""

    code: ReasonCode
    params: dict[str, Any] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """Return the code and the params in one object."""
        return {"code": self.code, **self.params}


@dataclass(frozen=True, slots=True)
class Mistake:
    """A way to use a tile that was worse than another one, by more than twice the error of the comparison.

    `chance` (0 to 1) and `points` are what the better one was worth more; `error` is the standard error of
    `points`. `line` is a course that the game may take after `best`.
    """

    grade: Grade
    event: int
    played: list[Action]
    best: list[Action]
    line: list[Action]
    chance: float
    points: float
    error: float
    reason: Reason

    def to_json(self) -> dict[str, Any]:
        """Return it as in docs/analysis.md, rounded."""
        return {
            "grade": self.grade,
            "event": self.event,
            "played": self.played,
            "best": self.best,
            "line": self.line,
            "chance": round(self.chance, 3),
            "points": round(self.points, 2),
            "error": round(self.error, 2),
            "reason": self.reason.to_json(),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Mistake:
        """Return the mistake that `to_json` gave."""
        params = dict(data["reason"])
        return cls(**{**data, "reason": Reason(params.pop("code"), params)})


@dataclass(frozen=True, slots=True)
class TurnAnalysis:
    """One turn: how the game stood before it, and what luck and choices did in it.

    `luck` and `choice` are points of lead of the seat whose turn it is; `bids` are those of each seat.
    """

    turn: int
    seat: int
    event: int
    last_event: int
    tiles: list[str]
    chances: list[float]
    expected: list[float]
    bids: list[float]
    luck: float = 0.0
    luck_error: float = 0.0
    choice: float = 0.0
    choice_error: float = 0.0
    mistake: Mistake | None = None
    # The search failed: luck, choice, bids and mistake are not known.
    failed: bool = False

    def to_json(self) -> dict[str, Any]:
        """Return it as in docs/analysis.md, rounded."""
        return {
            "turn": self.turn,
            "seat": self.seat,
            "event": self.event,
            "last_event": self.last_event,
            "tile": self.tiles[0] if self.tiles else None,
            "tiles": self.tiles,
            "chances": [round(chance, 4) for chance in self.chances],
            "expected": [round(points, 1) for points in self.expected],
            "luck": round(self.luck, 2),
            "luck_error": round(self.luck_error, 2),
            "choice": round(self.choice, 2),
            "choice_error": round(self.choice_error, 2),
            "bids": [round(points, 2) for points in self.bids],
            "mistake": self.mistake.to_json() if self.mistake else None,
            "failed": self.failed,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> TurnAnalysis:
        """Return the turn that `to_json` gave; its figures are rounded."""
        kept = {name: value for name, value in data.items() if name not in {"tile", "mistake"}}
        mistake = data["mistake"]
        return cls(**kept, mistake=Mistake.from_json(mistake) if mistake else None)


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """Where the lead of one seat came from; `luck`, `choices`, `bids` and `rest` add up to `margin`.

    Each of them is what the seat had more than the others on average; `own_luck` and `own_choices` are the
    seat's alone. `error` is the standard error of luck and choices together.
    """

    seat: int
    margin: float
    luck: float
    choices: float
    bids: float
    rest: float
    error: float
    own_luck: float
    own_choices: float

    def to_json(self) -> dict[str, Any]:
        """Return it as in docs/analysis.md; the figures are rounded already, so that they add up."""
        return {name: getattr(self, name) for name in self.__slots__}


@dataclass(frozen=True, slots=True)
class Summary:
    """The whole game."""

    final: list[int]
    winners: list[int]
    margin: float
    seats: list[SeatSummary]
    mistakes: list[dict[Grade, int]]
    complete: bool

    def to_json(self) -> dict[str, Any]:
        """Return it as in docs/analysis.md."""
        return {
            "final": self.final,
            "winners": self.winners,
            "margin": self.margin,
            "seats": [seat.to_json() for seat in self.seats],
            "mistakes": self.mistakes,
            "complete": self.complete,
        }
