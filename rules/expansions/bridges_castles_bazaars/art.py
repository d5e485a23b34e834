"""The drawings of bridges, castles and bazaars."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules.art.board import SEATS, Picture, middle, use
from rules.art.draw.church import oval
from rules.art.draw.walls import Shaft, cones, round_bodies
from rules.art.svg.curves import Point, curve, path
from rules.art.svg.figure import HALO, INK
from rules.art.svg.ink import at, shape, tag
from rules.art.tile.cities import NW_NE, shaped
from rules.art.tile.example import Example
from rules.art.tile.parts import Art, MarkArt, TileArt
from rules.art.tile.plan import City
from rules.art.tile.tile import Tile

# The width of a castle's drawing (frontend/src/expansions/bridges-castles-bazaars/castles/castle.ts).
CASTLE: Final = 74


def bazaar(_says: str) -> str:
    """Draw a market square with three stalls under striped awnings."""
    square = shape(oval((1, 1.2), 15, 11.5), fill="shadow", fill_opacity=".2") + shape(
        oval((0, 0), 15, 11.5), fill="plaza", line="plaza-lo", width=0.8
    )
    return square + stall(-6.5, -1, "red") + stall(6.5, -2.4, "banner") + stall(0.5, 7, "gold-lo")


def stall(x: float, y: float, hue: str) -> str:
    """Draw a counter under an awning; its foot is at the point."""
    counter = shape(f"M{x - 4} {y}v-3.4h8v3.4Z", fill="wood", line="line", width=0.5)
    cloth = shape(f"M{x - 5.2} {y - 3}L{x - 4}  {y - 7.4}H{x + 4}L{x + 5.2} {y - 3}Z", fill="white")
    stripes = "".join(
        path(
            "M# #L# #h1.6L# #Z",
            x + k * 2.08 - 5.2,
            y - 3,
            x + k * 1.6 - 4,
            y - 7.4,
            x + k * 2.08 - 3.12,
            y - 3,
        )
        for k in (0, 2, 4)
    )
    rim = shape(f"M{x - 5.2} {y - 3}L{x - 4} {y - 7.4}H{x + 4}L{x + 5.2} {y - 3}Z", line="line", width=0.6)
    return counter + cloth + shape(stripes, fill=hue) + rim


def bridge() -> str:
    """Draw a wooden bridge from west to east, across a whole tile, seen from the south: it has arches."""
    arches = "".join(f"V66H{x}a11 7.5 0 0 0-22 0" for x in (91, 61, 31))
    open_below = "".join(f"M{x} 66a11 7.5 0 0 1 22 0Z" for x in (9, 39, 69))
    under = shape(open_below, fill="shadow", fill_opacity=".34")
    side = shape(f"M102 57{arches}H-2V57Z", fill="wood-lo", line="line", width=1)
    shade = shape("M2 66H104V70H2Z", fill="shadow", fill_opacity=".24")
    planks = shape("".join(f"M{x} 42.500V57.500" for x in range(5, 100, 6)), line="wood-lo", width=1)
    ends = "".join(f"M{x} 38h6v28h-6z" for x in (-3, 97))
    return (
        shade
        + under
        + side
        + shape("M-2 41.500H102V58.500H-2Z", fill="wood", line="line", width=1.2)
        + planks
        + rails("M-2 42H102M-2 58H102")
        + shape(posts((4, 35, 65, 96), (42, 58)), fill="wood-hi", line="line", width=0.8)
        + shape(ends, fill="wall", line="wall-line", width=1)
    )


def bridge_north_south() -> str:
    """Draw a wooden bridge from north to south, across a whole tile: its arches are not seen."""
    planks = shape("".join(f"M42.500 {y}H57.500" for y in range(5, 100, 6)), line="wood-lo", width=1)
    ends = "".join(f"M38 {y}h24v6h-24z" for y in (-3, 97))
    faces = shape("M38 3h24v3.500h-24z", fill="wall-lo", line="wall-line", width=1)
    return (
        shape("M58.500 2H64.500V100H58.500Z", fill="shadow", fill_opacity=".24")
        + shape("M41.500-2H58.500V102H41.500Z", fill="wood", line="line", width=1.2)
        + planks
        + rails("M42-2V102M58-2V102")
        + shape(posts((42, 58), (10, 36, 64, 90)), fill="wood-hi", line="line", width=0.8)
        + faces
        + shape(ends, fill="wall", line="wall-line", width=1)
    )


def rails(d: str) -> str:
    """Draw dark rails with light on them."""
    return "".join(
        shape(d, line=colour, width=width)
        for colour, width in (("line", 3.4), ("wood-lo", 2.2), ("wood-hi", 0.9))
    )


def posts(xs: tuple[int, ...], ys: tuple[int, ...]) -> str:
    """Return the path of square posts."""
    return "".join(f"M{x - 2} {y - 2}h4v4h-4z" for x in xs for y in ys)


def castle() -> str:
    """Draw a castle on its mound: a keep and four towers with cones. Its flag is drawn for itself."""
    mound = shape(oval((52, 72), 36, 12), fill="shadow", fill_opacity=".24") + shape(
        oval((50, 70), 33, 11), fill="plaza", line="plaza-lo", width=1
    )
    farther: list[Shaft] = [((x, 58.0), 5.0, 18.0) for x in (31.0, 69.0)]
    back = round_bodies(farther) + cones(farther, 13)
    keep = (
        shape("M38 66V34H62V66Z", fill="walltop", line="wall-line", width=1)
        + shape("M55 66V34H62V66Z", fill="wall")
        + shape("M36 35V29h4v3h4v-3h4v3h4v-3h4v3h4v-3h4V35Z", fill="walltop", line="wall-line", width=1)
        + shape("M43 46h3v5h-3ZM54 46h3v5h-3Z", fill="win")
    )
    wall = (
        shape("M29 74V58H71V74Z", fill="wall", line="wall-line", width=1)
        + shape(
            "M29 58v-3h4v3h4v-3h4v3h4v-3h4v3h4v-3h4v3h4v-3h4v3h4v-3h4v3Z",
            fill="walltop",
            line="wall-line",
            width=0.8,
        )
        + shape("M45 75v-6a5 5 0 0 1 10 0v6Z", fill="line")
    )
    nearer: list[Shaft] = [((x, 73.0), 5.0, 19.0) for x in (27.0, 73.0)]
    front = round_bodies(nearer) + cones(nearer, 14)
    return mound + back + keep + wall + front


def flag() -> str:
    """Draw the flag over a castle's keep in the colour of its owner, with a figure's two rings."""
    cloth = "M50 5H75L69 12.500L75 20H50Z"
    rings = {"fill": "none", "stroke_linejoin": "round"}
    return (
        tag("path", d=f"{cloth}V30", stroke=HALO, stroke_width=8, **rings)
        + tag("path", d="M50 4V30", stroke=INK, stroke_width=2.6)
        + tag("path", d=cloth, fill="currentColor", stroke=INK, stroke_width=3, stroke_linejoin="round")
    )


def bridges(board: Picture) -> str:
    """Return the bridges of a state, over the tiles."""
    return "".join(
        use("mark-bridge-ns" if b["axis"] == "ns" else "mark-bridge", middle(b))
        for b in board.state.get("bridges") or ()
    )


def castles(board: Picture) -> str:
    """Return the castles of a state, across their edges, each with the flags of those who built it."""
    return "".join(
        _castle(board.point(castle), castle.get("by") or ()) for castle in board.state.get("castles") or ()
    )


def _castle(place: Point, builders: Sequence[int]) -> str:
    """Return a castle: the first builder's flag flies to the east of the pole, the second's to the west."""
    flags = [use("mark-castle-flag", (0, 0), CASTLE, color=SEATS[seat % 6]) for seat in builders]
    sides = zip(flags, (1, -1), strict=False)
    return use("mark-castle", place, CASTLE) + "".join(
        at(place, f'<g transform="scale({side} 1)">{flag}</g>') for flag, side in sides
    )


def east_wedge(_tile: Tile) -> list[City]:
    """Return a city on the north edge whose wall runs along the west one."""
    back = curve((100, 0), (87, 20), (66, 42), (50, 56), (34, 70), (15, 76), (0, 100))
    return [shaped(0, 3, NW_NE, back)]


ART = Art(
    symbols={
        "mark-bridge": bridge,
        "mark-bridge-ns": bridge_north_south,
        "mark-castle": castle,
        "mark-castle-flag": flag,
    },
    marks={"bazaar": MarkArt(draw=bazaar, where="towns", size=15.0, radius=14.5)},
    tiles={"BB/CFR!": TileArt(cities=east_wedge), "BB/CFR!G": TileArt(cities=east_wedge)},
    grounds={"castle": "city"},
    board=(bridges, castles),
    example=Example(
        tiles=(
            ("BA/C", 0, 0, 90),
            ("BA/C", 1, 0, 270),
            ("BB/F.b", 2, 0, 0),
            ("BA/RRR", 0, 1, 0),
            ("BA/C", 1, 1, 180),
            ("BA/RFr", 2, 1, 0),
        ),
        pieces=((0, "meeple", 2, 1, "road@E"), (1, "meeple", 0, 0, "castle@E")),
        over={
            "bridges": [{"x": 1, "y": 1, "axis": "ew"}],
            "castles": [{"by": [1], "x": 0, "y": 0, "feature": "castle@E"}],
        },
    ),
)
