"""Wanderers: captured only where they cannot walk out of a tower's reach (WANDER-19, TOWER-50)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rules.board.features import Figure
from rules.expansions.wanderer_mayors_office.networks import networks, reach
from rules.state.placement import Placement
from rules.state.state import GameState
from rules.tiles.geometry import Cell

WANDERER: Final = "wanderer"


def is_cornered(state: GameState, this: Placement, figure: Figure, reached: Callable[[Cell], bool]) -> bool:
    """Return whether a figure is a wanderer with no way out of what a tower reaches."""
    if figure.kind.name != WANDERER or figure.feature is None:
        return False
    networks(state).follow(state, this)
    return all(reached(piece.cell) for piece in reach(state, figure.spot))
