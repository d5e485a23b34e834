"""What each feature on a table is expected to bring, and whom: the parts that reasons are made of."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rules.board.features import Feature
from rules.bots.outlook import Outlook
from rules.bots.prospect import LINED
from rules.bots.prospects import Prospects
from rules.bots.weights import BOLD
from rules.scoring.majority import majority
from rules.state.state import GameState
from rules.tiles.geometry import Cell
from rules.tiles.kinds import BUILDING_KINDS


@dataclass(frozen=True, slots=True)
class Holding:
    """One occupied feature: its kind, where it is, who holds it, and what each holder may expect."""

    kind: str
    spots: frozenset[tuple[Cell, str]]
    at: Cell
    holders: tuple[int, ...]
    points: float

    def worth(self, seat: int) -> float:
        """Return what a seat may expect of it."""
        return self.points if seat in self.holders else 0.0


def holdings(state: GameState) -> list[Holding]:
    """Return every occupied feature."""
    prospects = Prospects(state, Outlook(state, BOLD))
    return list(_holdings(state, prospects))


def _holdings(state: GameState, prospects: Prospects) -> Iterator[Holding]:
    for feature in state.occupied(*LINED, *BUILDING_KINDS):
        yield _holding(feature, majority(state, feature), prospects.of(feature).points)
    for field in state.occupied("field"):
        cities = [prospects.of(city) for city in prospects.cities_beside(field)]
        holders = majority(state, field)
        points = max((prospects.field_points(field, seat, cities) for seat in holders), default=0.0)
        yield _holding(field, holders, points)


def _holding(feature: Feature, holders: list[int], points: float) -> Holding:
    spots = frozenset((spot.cell, spot.segment.names[0]) for spot in feature.spots)
    return Holding(feature.kind, spots, feature.home.cell, tuple(holders), points)


def scored(entries: list[dict[str, Any]]) -> Iterator[Holding]:
    """Yield what was scored, each entry as if it were a feature of its seat."""
    for entry in entries:
        if "x" in entry and "feature" in entry:
            at = (entry["x"], entry["y"])
            kind = str(entry["feature"]).partition("@")[0]
            yield Holding(kind, frozenset({(at, entry["feature"])}), at, (entry["seat"],), entry["points"])
