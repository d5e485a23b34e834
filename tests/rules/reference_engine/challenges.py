"""Shrines and cloisters: where they may not lie, and which of two loses (CULT-4 to CULT-12, CULT-17)."""

from __future__ import annotations

from collections.abc import Iterable

from tests.rules.reference_engine.board import Area, Board, Land
from tests.rules.reference_engine.sheet import Cell, Node, parts

# The two that challenge each other; an abbey is a monastery (ABBEY-8).
PAIR = ("shrine", "monastery")


def _kind(tile: str) -> str | None:
    """Return which of the two stands on a tile."""
    return next((part.kind for part in parts(tile, 0) if part.kind in PAIR), None)


def _near(board: Board, cell: Cell, kind: str) -> list[Cell]:
    return [c for c in Land.around(cell) & board.tiles.keys() if _kind(board.tiles[c][0]) == kind]


def crowded(board: Board, tile: str, cell: Cell) -> bool:
    """Return whether a building would have two of the other kind around it, the new one or an old one."""
    kind = _kind(tile)
    if kind is None:
        return False
    others = _near(board, cell, PAIR[kind == PAIR[0]])
    return len(others) > 1 or any(_near(board, other, kind) for other in others)


def losers(land: Land, completed: Iterable[Area]) -> list[Node]:
    """Return the held and incomplete buildings beside a held one of the other kind that was completed."""
    found: list[Node] = []
    for area in completed:
        if area.kind in PAIR and area.followers:
            around = land.around(area.nodes[0][:2])
            for other in land.areas:
                rivals = other.kind in PAIR and other.kind != area.kind and not other.complete
                if rivals and other.followers and other.nodes[0][:2] in around:
                    found.append(other.nodes[0])
    return found
