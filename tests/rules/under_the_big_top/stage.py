"""Scenes with circuses, acrobats and ringmasters: what is done, arranged and asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.expansions.under_the_big_top.acrobats import stage_on
from rules.expansions.under_the_big_top.circus import ring
from rules.tiles.geometry import Cell
from tests.rules.scene import Scene, on_board

EXPANSION = "under-the-big-top"
BRIDGES, TRADERS, ABBEYS = "bridges-castles-bazaars", "traders-and-builders", "abbey-and-mayor"
INNS, DRAGONS = "inns-and-cathedrals", "princess-and-dragon"
FIRST, ZMAN, NEW = "hig-2010", "zmg-2014", "new-2018"
# A circus of a city above and below; acrobats on a field.
TOP, STAGE = "BT/cfcf.bt", "BT/ffff.ac"


def stage(text: str = "*L ??", *more: str, tokens: Sequence[int] = (), **keys: Any) -> Scene:
    """Return a scene with the expansion in play, and others; `tokens` are turned up in that order."""
    setup = {"expansions": [EXPANSION, *more], "edition": FIRST, "hand": ["L", "L", "L", "L"], **keys}
    return on_board(text, chance={"animals": tokens}, **setup)


def tent_on(scene: Scene, x: int, y: int) -> Scene:
    """Put the tent on a tile by hand."""
    ring(scene.game.state).tent = (x, y)
    return scene


def tent(scene: Scene) -> Cell | None:
    return ring(scene.game.state).tent


def acrobat_on(scene: Scene, seats: Sequence[int], x: int, y: int) -> Scene:
    """Put acrobats on a tile by hand."""
    state = scene.game.state
    for seat in seats:
        state.deploy(seat, state.kinds["meeple"], stage_on((x, y)))
    return scene


def acrobats(scene: Scene, x: int, y: int) -> list[int]:
    """Return whose acrobats stand on a tile, in the order in which they came."""
    figures = scene.game.state.figures
    return [f.seat for f in figures if f.reference == {"x": x, "y": y, "feature": "acrobats"}]


def climb(scene: Scene, x: int, y: int, piece: str = "meeple") -> Scene:
    """Put a follower of the placer as acrobat on a tile."""
    return scene.act(**climbing(x, y, piece))


def climbing(x: int, y: int, piece: str = "meeple") -> dict[str, Any]:
    return {"type": "deploy", "piece": piece, "x": x, "y": y, "feature": "acrobats"}


def stages(scene: Scene) -> list[tuple[str, int, int]]:
    """Return who may become an acrobat now, and where."""
    found = [a for a in scene.game.legal() if a.get("feature") == "acrobats" and a["type"] == "deploy"]
    return [(a["piece"], a["x"], a["y"]) for a in found]


def pyramids(scene: Scene) -> list[Cell]:
    """Return the pyramids that may be scored now."""
    return [(a["x"], a["y"]) for a in scene.game.legal() if a["type"] == "score_pyramid"]


def offered(scene: Scene) -> set[str]:
    return {a["type"] for a in scene.game.legal()}
