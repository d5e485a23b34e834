"""Scenes with the City of Carcassonne: followers in its quarters, who is asked, and what they may do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from rules.expansions.count.city_block import block
from rules.expansions.count.city_quarters import PLACES, put_count, stands_with
from rules.notation import parse_board
from tests.rules.scene import Scene, on_board

EXPANSION = "count"
INNS, TRADERS, ABBEYS = "inns-and-cathedrals", "traders-and-builders", "abbey-and-mayor"
BRIDGES, GATES, WALKERS = "bridges-castles-bazaars", "drawbridges", "wanderer-mayors-office"
KINGS = "king-and-robber"
FIRST, ZMAN, NEW = "hig-2010", "zmg-2014", "new-2018"
# Where the block lies in scenes that are about something else.
AWAY = (60, 60)
# A city of two tiles that a tile at ?? closes, and a cell for the next tile.
TOWN = "*C@180  .\n??  ?a\n.  ?b"
# A road of three tiles that a tile at ?? closes, turned by 90 degrees.
ROAD = "*LR@270  RFr  ??  .\n.  .  .  ?a"
# The block as it lies by itself, with cells around it.
BLOCK = """
.      ?n1    ?n2    ?n3   ?n4    .
?w1    *CO/1  CO/2   CO/3  CO/4   ?e1
?w2    CO/5   CO/6   CO/7  CO/8   ?e2
?w3    CO/9   CO/10  CO/11 CO/12  ?e3
.      ?s1    ?s2    ?s3   ?s4    .
"""
# Enough copies of what scenes are made of.
SETS = {"base": 4}


def block_at(x: int, y: int) -> list[dict[str, Any]]:
    """Return the block as part of a setup's `start`, its upper left tile on that cell."""
    return [
        {"tile": tile, "x": x + column, "y": y + row, "rotation": 0}
        for tile, (column, row) in block().items()
    ]


def stage(text: str = TOWN, *more: str, **keys: Any) -> Scene:
    """Return a scene with the block far away, unless the board has it; keys as for `on_board`."""
    start = parse_board(text).start()
    if "CO/" not in text:
        start += block_at(*AWAY)
    sets = {**SETS, **dict.fromkeys(more, 2)}
    setup = {"expansions": [EXPANSION, *more], "hand": ["C", "L", "L", "L"], "sets": sets, "start": start}
    return on_board(text, **{**setup, **keys})


def inside(scene: Scene, seat: int, quarter: str, piece: str = "meeple") -> Scene:
    """Put a follower into a quarter by hand."""
    state = scene.game.state
    state.deploy(seat, state.kinds[piece], PLACES[quarter])
    return scene


def count_in(scene: Scene, quarter: str) -> Scene:
    """Put the count into a quarter by hand."""
    put_count(scene.game.state, quarter)
    return scene


def count(scene: Scene) -> str:
    """Return where the count stands."""
    return stands_with(scene.game.state)


def city(scene: Scene) -> Counter[tuple[int, str, str]]:
    """Return who stands in the quarters: seat, piece, quarter."""
    found = (f for f in scene.game.state.figures if "quarter" in f.at.reference)
    return Counter((f.seat, f.kind.name, str(f.at.reference["quarter"])) for f in found)


# What players do.


def enter(scene: Scene, quarter: str, piece: str = "meeple") -> Scene:
    return scene.act(type="enter_city", piece=piece, quarter=quarter)


def stay(scene: Scene) -> Scene:
    return scene.act(type="pass")


def leave(scene: Scene, quarter: str, x: int, y: int, feature: str, piece: str = "meeple") -> Scene:
    return scene.act(**leaving(quarter, x, y, feature, piece))


def leaving(quarter: str, x: int, y: int, feature: str, piece: str = "meeple") -> dict[str, Any]:
    """Return the action without its seat."""
    return {"type": "leave_city", "piece": piece, "quarter": quarter, "x": x, "y": y, "feature": feature}


def entries_to(scene: Scene) -> list[tuple[str, str]]:
    """Return who may enter now, and where: piece, quarter."""
    return [(a["piece"], a["quarter"]) for a in scene.game.legal() if a["type"] == "enter_city"]


def ways(scene: Scene) -> list[tuple[str, str, int, int, str]]:
    """Return who may leave now, and to where: piece, quarter, x, y, feature."""
    found: list[Mapping[str, Any]] = [a for a in scene.game.legal() if a["type"] == "leave_city"]
    return [(a["piece"], a["quarter"], a["x"], a["y"], a["feature"]) for a in found]


def asked(scene: Scene) -> tuple[str | None, int]:
    """Return the kind of the decision at hand, and whose it is."""
    return scene.kind, scene.seat


def closed_for(seat: int = 1, text: str = TOWN, *more: str, piece: str = "meeple", **keys: Any) -> Scene:
    """Return a scene in which seat 0 has just closed the town of a seat."""
    return stage(text, *more, **keys).stand(seat, "city@S", piece=piece).turn("??")
