"""What all parts share: the marks of the tiles, what lies around a tile, and more followers (TOP-5)."""

from __future__ import annotations

from functools import cache
from typing import Final

from rules.board.features import Placed
from rules.board.pieces import Meeple
from rules.hooks import RuleModule
from rules.state.state import GameState
from rules.tiles.geometry import AROUND, Cell

CIRCUS: Final = "circus"
ACROBATS: Final = "acrobats"


def shows(placed: Placed, mark: str) -> bool:
    """Return whether a tile has such a space."""
    return mark in placed.face.design.marks


@cache
def surroundings(cell: Cell) -> frozenset[Cell]:
    """Return a cell and the eight around it."""
    x, y = cell
    return frozenset({cell, *((x + dx, y + dy) for dx, dy in AROUND)})


class BigTopModule(RuleModule):
    """What is in play with every part: the followers of a later printing."""

    name = "big_top"

    def prepare(self, state: GameState) -> None:
        meeple = next(kind for kind in state.kinds.values() if isinstance(kind, Meeple))
        state.deal(meeple.name, int(state.options["top.extra_followers"]))
