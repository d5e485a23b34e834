"""Scenes with mayors and wagons: what their players do, and what a referee arranges."""

from __future__ import annotations

from typing import Any

from tests.rules.scene import Scene, on_board

EXPANSION = "abbey-and-mayor"
WITH_CASTLES = [EXPANSION, "bridges-castles-bazaars"]
FIRST, NEW = "hig-2010", "new-2018"


def stage(text: str = "*L", **keys: Any) -> Scene:
    """Return a scene with the expansion in play, in the first edition; keys as for `on_board`."""
    return on_board(text, **{"expansions": [EXPANSION], "edition": FIRST, **keys})


def goals(scene: Scene) -> list[tuple[int, int, str]]:
    """Return where the wagon at hand may go on to."""
    return [(a["x"], a["y"], a["feature"]) for a in scene.game.legal() if a["type"] == "move_wagon"]


def move(scene: Scene, x: int, y: int, feature: str) -> Scene:
    return scene.act(type="move_wagon", x=x, y=y, feature=feature)


def stay(scene: Scene) -> Scene:
    """Send the wagon at hand home."""
    return scene.act(type="pass")


def lay(scene: Scene, tile: str, x: int, y: int, rotation: int = 0) -> Scene:
    """Return a tile laid by the referee: an abbey, or one of an expansion that is not in play."""
    scene.game.state.put(tile, (x, y), rotation)
    return scene


def pieces(scene: Scene, piece: str) -> list[tuple[int, int, int, str]]:
    """Return where the figures of a kind stand: seat, x, y, feature."""
    found = [f for f in scene.game.state.figures if f.kind.name == piece]
    return [(f.seat, *f.spot.cell, f.spot.segment.names[0]) for f in found]
