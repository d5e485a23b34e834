"""Gardens, which vineyards serve only if the table wants it so (VINE-5)."""

from __future__ import annotations

from rules.state.state import GameState
from rules.tiles.kinds import BUILDING_KINDS

GARDEN = "garden"


def is_served(state: GameState, kind: str) -> bool:
    """Return whether vineyards serve a kind of feature: buildings, gardens by the option (VINE-3, VINE-5)."""
    return kind in BUILDING_KINDS and (kind != GARDEN or state.options["vineyard.garden"] == "yes")
