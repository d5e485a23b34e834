"""The drawings of drawbridges: down at their gates, and raised."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, radians, sin
from typing import Any

from rules.art.board import Picture, use
from rules.art.geometry import describe
from rules.art.places import segment_at
from rules.art.svg.curves import Point, circle
from rules.art.svg.ink import shape
from rules.art.tile.example import Example
from rules.art.tile.parts import Art, TileArt

# The middle of a raised leaf: before the gate, and up (frontend/src/expansions/drawbridges/gates.ts).
BEFORE, UP = 5, 4


def drawbridge_down() -> str:
    """Return a bridge over the moat of a gate that looks east."""
    moat = shape(
        "M2.5-10L5.5-12.5L10-11L11.5-6V6L10 11L5.5 12.5L2.5 10Z", fill="river", line="river-edge", width=0.8
    )
    waves = shape("M5.5-9.4q1.4-1 2.8 0M5.5 9.4q1.4-1 2.8 0", line="river-hi", width=0.8)
    deck = shape("M-2-4.8H15V4.8H-2Z", fill="wood", line="wood-lo", width=1)
    planks = shape("M.8-4.6V4.6M3.6-4.6V4.6M6.4-4.6V4.6M9.2-4.6V4.6M12-4.6V4.6", line="wood-lo", width=0.8)
    return moat + waves + deck + planks + shape("M-1-5.4H15M-1 5.4H15", line="line", width=0.9)


def water() -> str:
    """Return what shows where a raised bridge lay: water, and the road's end.

    The gate is at (50, 50) and looks east.
    """
    road = shape("M61 44.8H66V55.2H61Z", fill="road")
    moat = shape("M52.5 42.6H61.5V57.4H52.5Z", fill="river")
    rim = shape("M61.5 42.6V57.4", line="river-edge", width=0.9)
    waves = shape("M54.5 46.5q1.6-1.1 3.2 0M56 53.500q1.6-1.1 3.2 0", line="river-hi", width=0.9)
    return road + moat + rim + waves


def leaf() -> str:
    """Return the raised bridge, upright whichever way its gate looks, with a sign that nobody enters."""
    wood = shape("M41.500 41.500H58.500V59H41.500Z", fill="wood", line="line", width=1.4)
    planks = shape("M44.9 42V58.500M48.3 42V58.500M51.7 42V58.500M55.1 42V58.500", line="wood-lo", width=0.8)
    sign = shape(circle((50, 50), 6.5), fill="red", line="paper", width=1.3)
    rim = shape(circle((50, 50), 7.4), line="line", width=0.7)
    return wood + planks + sign + rim + shape("M46 48.600H54V51.400H46Z", fill="paper")


def raised(board: Picture) -> str:
    """Return the drawbridges of a state that are up, over the tiles."""
    return "".join(_up(board, row) for row in board.state.get("drawbridges") or () if row["up"])


def _up(board: Picture, row: Mapping[str, Any]) -> str:
    placed = board.at[row["x"], row["y"]]
    tile, rotation = board.designs[placed["tile"]], placed.get("rotation", 0)
    city = segment_at(tile, rotation, row["city"])
    found = [gate for gate in describe(tile).get("gates", ()) if gate["city"] == city]
    return "".join(_over(_turned(gate["at"], rotation, row), gate["turn"] + rotation) for gate in found)


def _turned(at: list[float], rotation: int, row: Mapping[str, Any]) -> Point:
    """Return where a point of a tile that lies so is on the board."""
    x, y = at[0] - 50, at[1] - 50
    for _ in range(rotation // 90):
        x, y = -y, x
    return row["x"] * 100 + 50 + x, row["y"] * 100 + 50 + y


def _over(gate: Point, turn: int) -> str:
    before = BEFORE * cos(radians(turn)), BEFORE * sin(radians(turn))
    stands = round(gate[0] + before[0], 1), round(gate[1] + before[1] - UP, 1)
    return use("mark-drawbridge-water", gate, 100, turn) + use("mark-drawbridge-up", stands)


ART = Art(
    symbols={"mark-drawbridge-water": water, "mark-drawbridge-up": leaf},
    gates={"drawbridges": drawbridge_down},
    tiles={"DB/CCR.d": TileArt(hub=(54, 50)), "DB/RCC.d": TileArt(hub=(50, 54))},
    board=(raised,),
    example=Example(
        tiles=(("BA/Cc.1", 0, 0, 90), ("DB/CFR.d", 1, 0, 270), ("BA/RRR", 2, 0, 0)),
        pieces=((0, "meeple", 1, 0, "road@E"), (1, "meeple", 0, 0, "city@E")),
    ),
)
