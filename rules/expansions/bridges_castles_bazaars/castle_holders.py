"""Whose a castle is: the seats that decide about it, and those that get its points."""

from __future__ import annotations

from collections.abc import Sequence

from rules.board.features import Feature
from rules.expansions.bridges_castles_bazaars.castle import Castle
from rules.scoring.majority import majority
from rules.state.state import GameState


def occupiers(state: GameState, feature: Feature) -> list[int]:
    """Return the seats that decide about a small city: its majority, else all in it (X8-FLYER-1, MAYOR-9)."""
    return majority(state, feature) or sorted({f.seat for f in feature.figures if f.kind.follower})


def scorers(state: GameState, castle: Castle) -> Sequence[int]:
    """Return the seats that get its points: all who share it (X8-FLYER-3), else the majority."""
    return castle.sharing or majority(state, castle.feature)
