"""Bridges as a game keeps them: where they lie and which way."""

from __future__ import annotations

from rules.tiles.geometry import Cell


class Bridges:
    """The slot: bridges by cell with their axis, and the numbers of the turns in which one was built."""

    def __init__(self) -> None:
        self.built: dict[Cell, str] = {}
        self.turns: set[int] = set()


def ends(axis: str) -> tuple[int, int]:
    """Return the two edges that a bridge joins."""
    return (0, 2) if axis == "ns" else (1, 3)
