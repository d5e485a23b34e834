"""What a feature is worth and who gets it (ledger SCORE, MAJ, END)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.board.features import Feature
from rules.tiles.geometry import reading_order

if TYPE_CHECKING:
    from rules.state.state import Table


@dataclass(slots=True)
class Part:
    """One part of a value: `count` things of a kind, worth `points` together."""

    what: str
    count: int
    points: int


Parts = list[Part]


def worth(table: Table, feature: Feature, *, final: bool) -> Parts:
    """The value of a road, city or building, in parts.

    `final` is for one left incomplete at the end of the game (BASE-END-2).

    Computed whether or not anybody stands there (BASE-SCORE-6).
    """
    parts = _plain_worth(table, feature, final)
    for expansion in table.hooks["worth"]:
        expansion.worth(table, feature, parts, final)
    return parts


def _plain_worth(table: Table, feature: Feature, final: bool) -> Parts:
    if feature.kind == "road":
        tiles = len(feature.cells)
        return [Part("tiles", tiles, tiles)]
    if feature.kind == "city":
        return _city(table, feature, final)
    # A building: itself and the tiles around it; 9 when complete (BASE-SCORE-5, BASE-END-2).
    return [Part("tiles", 9 - feature.open, 9 - feature.open)]


def _city(table: Table, feature: Feature, final: bool) -> Parts:
    tiles = len(feature.cells)
    pennants = sum(spot.segment.pennants for spot in feature.spots)
    small = tiles == 2 and table.options["city.small_completed"] == "1-per-tile"
    rate = 1 if final or small else 2
    parts = [Part("tiles", tiles, rate * tiles)]
    if pennants:
        parts.append(Part("pennants", pennants, rate * pennants))
    return parts


def total(parts: Parts) -> int:
    """The points of all parts together."""
    return sum(part.points for part in parts)


def majority(feature: Feature) -> list[int]:
    """The seats with most followers in a feature, all of them if tied (BASE-MAJ-1, BASE-MAJ-2)."""
    heads: Counter[int] = Counter()
    for figure in feature.figures:
        if figure.kind.follower:
            heads[figure.seat] += figure.kind.strength(feature)
    return leaders(heads)


def leaders(heads: Counter[int]) -> list[int]:
    """The seats with the highest count, in seat order; nobody leads with nothing."""
    most = max(heads.values(), default=0)
    return sorted(seat for seat, count in heads.items() if count == most) if most > 0 else []


def score(table: Table, feature: Feature, *, final: bool) -> None:
    """Give the value of a feature to whoever holds it (BASE-MAJ-1..3)."""
    holders = majority(feature)
    if holders:
        parts = worth(table, feature, final=final)
        for seat in holders:
            table.award(seat, feature.kind, feature.home.reference, parts)


def place_of(feature: Feature) -> list[tuple[int, int]]:
    """Sort key among features of a kind: their tiles in reading order (BASE-END-4, BASE-TS-1)."""
    return sorted(reading_order(cell) for cell in feature.cells)
