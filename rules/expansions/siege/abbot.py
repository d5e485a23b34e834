"""Gardens, which are no cloister: nobody escapes because of one (SIEGE-16)."""

from __future__ import annotations

from typing import Final

from rules.tiles.kinds import BUILDING_KINDS

GARDEN: Final = "garden"


def is_cloister(kind: str) -> bool:
    """Return whether a kind of feature is a cloister: monastery, abbey, shrine, any building but a garden."""
    return kind in BUILDING_KINDS and kind != GARDEN
