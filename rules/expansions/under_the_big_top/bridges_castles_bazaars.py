"""Bridges over acrobats, and followers in castles (ACRO-11, CIRCUS-7, RING-8)."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from rules.board.features import Feature, Figure, PieceKind
from rules.expansions.bridges_castles_bazaars.bridges import BRIDGE, built_on
from rules.state.state import GameState
from rules.tiles.geometry import Cell


def is_castle(feature: Feature) -> bool:
    """Return whether a feature is a castle."""
    return feature.kind == "castle"


def cells_of(figure: Figure) -> AbstractSet[Cell]:
    """Return the tiles on which a figure stands: in a castle both of it, elsewhere one or none."""
    if figure.feature is not None and is_castle(figure.feature):
        return figure.feature.cells
    return set() if figure.cell is None else {figure.cell}


def is_bridge(kind: PieceKind) -> bool:
    """Return whether what comes to a tile is a bridge."""
    return kind is BRIDGE


def under_bridge(state: GameState, cell: Cell) -> bool:
    """Return whether a bridge lies over a tile."""
    return "bridges" in state.slots and cell in built_on(state)
