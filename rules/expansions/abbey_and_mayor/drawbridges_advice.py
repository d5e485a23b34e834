"""What bots think of wagons at drawbridges (DRAW-33)."""

from __future__ import annotations

from typing import Any

from rules.decisions import Action


def left_behind(action: Action, piece: str) -> dict[str, Any] | None:
    """Return the spot that a figure of this kind leaves over a drawbridge; None for any other action."""
    if action["type"] != "cross_drawbridge" or action["piece"] != piece:
        return None
    spot: dict[str, Any] = action["from"]
    return spot
