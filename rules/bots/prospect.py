"""What bots expect of one feature, and what they ask for such expectations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Protocol

from rules.board.board import Board
from rules.board.features import Feature
from rules.tiles.geometry import Cell

LINED: Final = frozenset({"road", "city"})
# Points for one more tile of an unfinished feature, when it is completed.
RATE: Final = {"road": 1, "city": 2}

# Where a road or city goes on: the empty cell, and over which of that cell's edges it is entered.
End = tuple[Cell, int]
Needs = Mapping[Cell, int]
# Stands in `Needs` for a cell that is about to be filled.
FILLED: Final = -1


class Prospect:
    """One feature, there or joined, and what to expect of it.

    `points` is what its holders may expect, `chance` how likely it is completed; 1 when it is. `yields` has
    what it brings at a field, by rate, once that was asked.
    """

    __slots__ = ("chance", "ends", "feature", "points", "yields")

    def __init__(self, feature: Feature, ends: list[End]) -> None:
        self.feature = feature
        self.ends = ends
        self.chance = 0.0
        self.points = 0.0
        self.yields: dict[int, float] = {}

    @property
    def done(self) -> bool:
        """Whether the feature is complete."""
        return self.feature.complete


class Foresight(Protocol):
    """The prospects of the features of one state, as a simulated tile asks for them (see `prospects`)."""

    board: Board

    def of(self, feature: Feature) -> Prospect:
        """Return the prospect of a feature as it lies."""

    def judge(self, feature: Feature, ends: list[End], needs: Needs) -> Prospect:
        """Return the prospect of any feature with these ends, where some cells have other needs than now."""

    def cities_beside(self, field: Feature) -> list[Feature]:
        """Return the cities that border a field as it lies."""

    def field_points(self, field: Feature, seat: int, cities: Iterable[Prospect]) -> float:
        """Return what a seat's farmers on a field may expect of what borders it."""
