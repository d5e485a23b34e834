"""Scenes with phantoms."""

from __future__ import annotations

from typing import Any

from tests.rules.scene import Scene, on_board

EXPANSION = "phantom"
BRIDGES = "bridges-castles-bazaars"
ABBEYS = "abbey-and-mayor"
TRADERS = "traders-and-builders"
# The start tile's city and a road; the tile at ?? closes the one and continues the other.
TWO = "C@180  .\n??  RFr\n*L  L"


def stage(text: str = TWO, *more: str, **keys: Any) -> Scene:
    """Return a scene with the expansion in play, and others; keys as for `on_board`."""
    return on_board(text, **{"expansions": [EXPANSION, *more], "hand": ["RCr", "L", "L"], **keys})


def haunt(scene: Scene, feature: str) -> Scene:
    """Deploy the phantom on the tile just placed."""
    return scene.deploy(feature, EXPANSION)


def figures(scene: Scene) -> set[str]:
    """Return the pieces that may be deployed, taken back or moved now."""
    return {action["piece"] for action in scene.game.legal() if "piece" in action}
