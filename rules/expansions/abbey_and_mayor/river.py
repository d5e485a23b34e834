"""Abbeys beside the river (ABBEY-14)."""

from __future__ import annotations

from rules.expansions.river.river import flowing
from rules.state.state import GameState


def still_built(state: GameState) -> bool:
    """Return whether the river is being built, so that no abbey may be placed yet."""
    return flowing(state)
