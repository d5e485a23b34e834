"""One puzzle: the game that it comes from, and what was found when it was made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rules.decisions import Action

DIFFICULTIES: Final = ("easy", "medium", "hard")
# What is asked: the place of the tile alone, or the place and what is done after it.
ASKS: Final = ("tile", "turn")


@dataclass(frozen=True)
class Origin:
    """A game between bots as far as it was open at its last puzzle."""

    number: int
    setup: Mapping[str, Any]
    draws: tuple[str, ...]
    chance: Mapping[str, list[Any]]
    actions: tuple[Action, ...]


@dataclass(frozen=True)
class Rival:
    """A move that is not right, and by how many points it is worse."""

    actions: tuple[Action, ...]
    less: float


@dataclass(frozen=True)
class Position:
    """What distinguishes a position in a list: the tile in hand, the lead and how many tiles are left.

    `ahead` is the score of the seat less the highest score of another one, negative if it is behind.
    """

    tile: str
    ahead: int
    left: int


@dataclass(frozen=True)
class Puzzle:
    """A position after `at` actions of a game, and the moves that are right there.

    `answers` begin with the best one. Placements have the lowest rotation that looks the same. `turn` is all
    that the seat does in a good turn, `following` what may come after it. `reason` is as in docs/analysis.md.
    `points` and `chance` are what the best move is worth more than the best of the `rivals`.
    """

    origin: Origin
    at: int
    asks: str
    answers: tuple[tuple[Action, ...], ...]
    turn: tuple[Action, ...]
    following: tuple[Action, ...]
    reason: Mapping[str, Any]
    points: float
    error: float
    chance: float
    rivals: tuple[Rival, ...]
    difficulty: str
    position: Position

    @property
    def id(self) -> str:
        """Its name in addresses: the number of the game and of the event."""
        return f"{self.origin.number}-{self.at}"

    @property
    def seat(self) -> int:
        """The seat to solve it for."""
        seat: int = self.answers[0][0]["seat"]
        return seat

    @property
    def expansions(self) -> Sequence[str]:
        """The expansions in play."""
        return list(self.origin.setup["expansions"])
