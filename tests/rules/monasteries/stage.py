"""Scenes with a monastery of a region: surrounded but for one tile, and words for what comes of it."""

from __future__ import annotations

from typing import Any

from tests.rules.scene import Scene, on_board

EXPANSION = "monasteries"
# The monastery at (0, 0) lacks one neighbour, at ??.
NEARLY = """
RFr    RFr     RFr
C@270  *MO/M1  ??
RFr    RFr     RFr
"""
KEEP = {"monasteries.base": "keep"}


def stage(text: str = NEARLY, *more: str, **keys: Any) -> Scene:
    """Return a scene with the expansion in play and others; keys as for `on_board`."""
    given = {"expansions": [EXPANSION, *more], "hand": ["C", "RFr", "RFr"], **keys}
    return on_board(text, **{**given, "options": {**KEEP, **given.get("options", {})}})


def surround(scene: Scene) -> Scene:
    """Lay the last tile around the monastery and end the turn."""
    return scene.turn("??", 90)


def places(scene: Scene, piece: str = "meeple") -> list[str]:
    """Return in which ways a piece may come to the building of the tile just placed."""
    return [place for place in scene.can_deploy(piece) if place in ("monastery", "abbacy")]
