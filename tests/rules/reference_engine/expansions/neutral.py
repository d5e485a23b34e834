"""Dragon and fairy as they stand, and what tiles show of them (PD, DRAGON-1 to DRAGON-13, FAIRY-24)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from tests.rules.reference_engine.board import Figure
from tests.rules.reference_engine.sheet import Cell, Node, entries


def shows(tile: str, mark: str) -> bool:
    """Return whether a tile of any set shows a symbol (PD-5)."""
    return mark in entries()[tile].get("features", [])


def is_dragon(tile: str) -> bool:
    return shows(tile, "dragon")


@dataclass
class Neutral:
    """The two figures of nobody. `steps` are left while the dragon moves; `to` is where it goes next."""

    dragon: Cell | None = None
    fairy: Cell | None = None
    # The follower to whom she belongs; in a castle she is on no tile.
    company: Figure | None = None
    in_castle: bool = False
    aside: list[str] = field(default_factory=list)
    steps: int | None = None
    visited: list[Cell] = field(default_factory=list)
    to: Cell | None = None

    def left(self, figure: Figure, origin: Node, others: Iterable[Figure]) -> None:
        """FAIRY-24: she stays; FAIRY-6: another of his kind on that spot looks the same."""
        if self.company is figure:
            alike = (figure.seat, figure.piece, origin)
            same = (f for f in others if f is not figure and (f.seat, f.piece, f.node) == alike)
            self.company = next(same, None)

    def on_board(self, cell: Cell, figure: Figure | None, *, in_castle: bool) -> None:
        """Put the fairy next to a follower, or on a tile."""
        self.fairy, self.company, self.in_castle = cell, figure, in_castle

    @property
    def closed(self) -> Cell | None:
        """The tile that the dragon may not enter (FAIRY-8, FAIRY-9)."""
        return None if self.in_castle else self.fairy
