"""Scenes with the dragon, the fairy, princesses and portals: what is done, arranged and asked."""

from __future__ import annotations

from typing import Any

from rules import view
from rules.board.features import tile_at
from rules.expansions.princess_and_dragon.dragon_and_fairy import DRAGON
from rules.expansions.princess_and_dragon.fairy import put_fairy
from rules.tiles.geometry import Cell
from tests.rules.scene import Scene, Where, on_board

EXPANSION = "princess-and-dragon"
BRIDGES = "bridges-castles-bazaars"
TRADERS = "traders-and-builders"
ABBEYS = "abbey-and-mayor"
WANDERERS = ("abbey-and-mayor", "wanderer-mayors-office")
FIRST, ZMAN, NEW = "hig-2010", "zmg-2014", "new-2018"
# Nine cells; the dragon is on (0, 0), and a dragon tile fits on ??.
WALK = """
*DG/F.v  L    L
LR@270   RFr  ??
L        L    L
"""
MOVES = "DG/RFr.d"


def stage(text: str = WALK, *more: str, **keys: Any) -> Scene:
    """Return a scene with the expansion in play, and others; keys as for `on_board`."""
    return on_board(text, **{"expansions": [EXPANSION, *more], "hand": [MOVES, "L", "L", "L"], **keys})


# What players do.


def step(scene: Scene, *cells: Cell) -> Scene:
    """Move the dragon over these tiles; whose step it is makes it."""
    for x, y in cells:
        scene.act(type="move_dragon", x=x, y=y)
    return scene


def ways(scene: Scene) -> list[Cell]:
    """Return the tiles to which the dragon may go now."""
    return [(a["x"], a["y"]) for a in scene.game.legal() if a["type"] == "move_dragon"]


def fairy_to(scene: Scene, x: int, y: int, feature: str | None = None, piece: str = "meeple") -> Scene:
    """Move the fairy to a follower; without a feature to a tile."""
    spot = {} if feature is None else {"piece": piece, "feature": feature}
    return scene.act(type="move_fairy", x=x, y=y, **spot)


def fairy_goals(scene: Scene) -> list[tuple[Any, ...]]:
    """Return where the fairy may go now."""
    found = [a for a in scene.game.legal() if a["type"] == "move_fairy"]
    return [(a["x"], a["y"], *(a[key] for key in ("feature", "piece") if key in a)) for a in found]


def send_knight(scene: Scene, owner: int, x: int, y: int, feature: str, piece: str = "meeple") -> Scene:
    """Send a knight home from the city of the princess."""
    return scene.act(type="remove_knight", owner=owner, piece=piece, x=x, y=y, feature=feature)


def knights(scene: Scene) -> list[tuple[int, str, int, int]]:
    """Return the knights that may be sent home now: owner, piece, x, y."""
    found = [a for a in scene.game.legal() if a["type"] == "remove_knight"]
    return [(a["owner"], a["piece"], a["x"], a["y"]) for a in found]


def deploy_at(scene: Scene, x: int, y: int, feature: str, piece: str = "meeple") -> Scene:
    return scene.act(type="deploy", piece=piece, x=x, y=y, feature=feature)


def places(scene: Scene, piece: str = "meeple") -> set[tuple[int, int, str]]:
    """Return where a piece may be deployed now, on whatever tile."""
    found = [a for a in scene.game.legal() if a["type"] == "deploy" and a["piece"] == piece]
    return {(a["x"], a["y"], a["feature"]) for a in found}


def offered(scene: Scene) -> set[str]:
    """Return the types of what is legal now."""
    return {action["type"] for action in scene.game.legal()}


# What a referee arranges and sees.


def dragon_on(scene: Scene, where: Where) -> Scene:
    """Put the dragon on a tile by hand."""
    scene.game.state.put_neutral(DRAGON, tile_at(scene.cell(where)))
    return scene


def fairy_with(scene: Scene, index: int = -1) -> Scene:
    """Put the fairy next to a follower by hand, by default the last one that came."""
    figure = scene.game.state.figures[index]
    assert figure.cell is not None
    put_fairy(scene.game.state, figure.cell, figure)
    return scene


def fairy_on(scene: Scene, where: Where) -> Scene:
    """Put the fairy on a tile by hand, next to nobody."""
    put_fairy(scene.game.state, scene.cell(where), None)
    return scene


def dragon(scene: Scene) -> dict[str, Any] | None:
    """Return what everybody sees of the dragon."""
    return view(scene.game).get("dragon")


def fairy(scene: Scene) -> dict[str, Any] | None:
    """Return what everybody sees of the fairy."""
    return view(scene.game).get("fairy")


def pieces(scene: Scene) -> list[tuple[int, str, int, int]]:
    """Return the figures on the board: seat, piece, x, y."""
    return [(p["seat"], p["piece"], p["x"], p["y"]) for p in view(scene.game)["pieces"]]
