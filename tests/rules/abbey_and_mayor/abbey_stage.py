"""Scenes with abbeys and barns: boards with holes, farms with cities, and words for what is done there."""

from __future__ import annotations

from typing import Any

from rules import Refusal
from tests.rules.scene import Scene, on_board

EXPANSION = "abbey-and-mayor"
ALL_ON = [EXPANSION, "bridges-castles-bazaars", "inns-and-cathedrals"]
# A hole among fields: the monasteries around it are nobody's.
RING = "L L L\nL ?? L\nL L L"
# One among fields with tiles on its four sides only.
CROSS = ".  L .\nL ?? L\n. L ."
# A road of three tiles that a tile at ?? closes.
ROAD = """
.        .    .    L
*LR@270  RFr  RFr  ??  L
.        .    .    L
"""

# One farm along two closed cities; a tile at ?? makes a corner of four fields.
FARM = """
C@180  C@180
*C     C
L      ??
"""
# The same farm, and another one beyond ??.
TWO_FARMS = """
C@180  C@180  .   .
*C     C      ??  L
"""


def stage(text: str = RING, **keys: Any) -> Scene:
    """Return a scene with the expansion in play and tiles to draw; keys as for `on_board`."""
    return on_board(text, **{"expansions": [EXPANSION], "hand": ["RFr", "RFr"], **keys})


def holes(scene: Scene) -> list[tuple[int, int]]:
    """Return where the abbey may be placed now."""
    return [(a["x"], a["y"]) for a in scene.game.legal() if a["type"] == "place_abbey"]


def offered(scene: Scene) -> list[str]:
    """Return the types of what is legal now."""
    return sorted({a["type"] for a in scene.game.legal()})


def lay_abbey(scene: Scene, where: str | tuple[int, int] = "??") -> Scene:
    """Place the abbey."""
    x, y = scene.cell(where)
    return scene.act(type="place_abbey", x=x, y=y)


def draw(scene: Scene) -> Scene:
    return scene.act(type="draw_tile")


def out_of_stack(scene: Scene) -> list[int]:
    """Return the seats that are asked once the stack is empty, in order, when all pass."""
    asked = []
    while not scene.game.over:
        assert (scene.kind, offered(scene)) == ("abbey", ["pass", "place_abbey"])
        asked.append(scene.seat)
        scene.act(type="pass")
    return asked


def barns(scene: Scene) -> list[tuple[str, str]]:
    """Return where the barn may be put now: corner and field."""
    return sorted((a["corner"], a["feature"]) for a in scene.game.legal() if a.get("piece") == "barn")


def raise_barn(scene: Scene, corner: str, field: str) -> Scene:
    x, y = scene.newest
    return scene.act(type="deploy", piece="barn", x=x, y=y, feature=field, corner=corner)


def refuses_barn(scene: Scene, corner: str, field: str) -> Refusal:
    x, y = scene.newest
    return scene.refuses(type="deploy", piece="barn", x=x, y=y, feature=field, corner=corner)


def stand_barn(scene: Scene, seat: int, field: str, where: str | tuple[int, int] = (0, 0)) -> Scene:
    """Return a barn put on the board by the referee."""
    return scene.stand(seat, field, where, piece="barn")


def farm(**keys: Any) -> Scene:
    """Return a board with one farm, and tiles to draw."""
    return stage(FARM, **{"hand": ["L", "L", "L"], **keys})


def barn_at(scene: Scene) -> Scene:
    """Return the tile at ?? with the barn on its corner NW, and the turn ended."""
    return raise_barn(scene.place("??"), "NW", "field@NL").end()
