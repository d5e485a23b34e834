"""Shrines and cloisters beside each other: where no tile may lie, who challenges whom (CULT-4 to -12)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from rules.board.features import Feature, Spot
from rules.expansions.cult.abbey_and_mayor import clause_of
from rules.expansions.cult.refusals import (
    BETWEEN_MONASTERIES,
    BETWEEN_SHRINES,
    SECOND_MONASTERY,
    SECOND_SHRINE,
)
from rules.problems import Refusal
from rules.state.state import GameState
from rules.tiles.catalogue import designs
from rules.tiles.design import Segment
from rules.tiles.geometry import AROUND, Cell

SHRINE: Final = "shrine"
# Abbeys and the monasteries of a region are cloisters like any (ABBEY-8).
CLOISTER: Final = "monastery"
OTHER: Final = {SHRINE: CLOISTER, CLOISTER: SHRINE}
# By the kind of the building on the tile: it would lie between two others, or be the second beside one.
BETWEEN: Final = {SHRINE: BETWEEN_MONASTERIES, CLOISTER: BETWEEN_SHRINES}
SECOND: Final = {SHRINE: SECOND_SHRINE, CLOISTER: SECOND_MONASTERY}


@cache
def buildings(tile: str) -> tuple[Segment, ...]:
    """Return the buildings of a tile that others may crowd; most tiles have none."""
    return tuple(segment for segment in designs()[tile].segments if segment.kind in OTHER)


def beside(state: GameState, cell: Cell, kind: str) -> Iterator[Spot]:
    """Yield the buildings of a kind on the eight cells around one."""
    x, y = cell
    for dx, dy in AROUND:
        placed = state.board.tiles.get((x + dx, y + dy))
        if placed is not None and buildings(placed.face.design.id):
            yield from (spot for spot in placed.spots if spot.segment.kind == kind)


def crowding(state: GameState, crowded: Sequence[Segment], cell: Cell, _: int) -> Refusal | None:
    """Return why a tile with these buildings may not lie on a cell (CULT-4, CULT-5); None if it may."""
    for segment in crowded:
        closed = clause_of(segment)
        rivals = list(beside(state, cell, OTHER[segment.kind]))
        if len(rivals) > 1:
            return BETWEEN[segment.kind](**closed)
        if any(next(beside(state, rival.cell, segment.kind), None) for rival in rivals):
            return SECOND[segment.kind](**closed)
    return None


def challenged(building: Feature) -> bool:
    """Return whether a building can lose a challenge: it is held and incomplete (CULT-9, CULT-12)."""
    return building.occupied and not building.complete


def rivals(state: GameState, building: Feature) -> Iterator[Spot]:
    """Yield the buildings of the other kind beside a held one that it beats if it is complete first."""
    if building.kind in OTHER and building.occupied:
        for spot in beside(state, building.spots[0].cell, OTHER[building.kind]):
            if challenged(spot.feature):
                yield spot
