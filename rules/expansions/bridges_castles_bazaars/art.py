"""The drawings of bridges, castles and bazaars."""

from __future__ import annotations

from rules.art.board import Picture, middle, use
from rules.art.draw.church import oval
from rules.art.draw.walls import Shaft, cones, round_bodies
from rules.art.svg.curves import curve, path
from rules.art.svg.ink import shape
from rules.art.tile.cities import NW_NE, shaped
from rules.art.tile.example import Example
from rules.art.tile.parts import Art, MarkArt, TileArt
from rules.art.tile.plan import City
from rules.art.tile.tile import Tile


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
    """Draw a wooden bridge from west to east, across a whole tile; turn it for north to south."""
    deck = shape("M-2 41.500H102V58.500H-2Z", fill="wood", line="line", width=1.2)
    planks = shape("".join(f"M{x} 42.500V57.500" for x in range(5, 100, 6)), line="wood-lo", width=1)
    rails = "M-2 42H102M-2 58H102"
    posts = "".join(f"M{x - 2} {y - 2}h4v4h-4z" for x in (4, 35, 65, 96) for y in (42, 58))
    ends = "".join(f"M{x} 38h6v24h-6z" for x in (-3, 97))
    shade = shape("M0 58.500H100V63H0Z", fill="shadow", fill_opacity=".24")
    return (
        shade
        + deck
        + planks
        + shape(rails, line="wood-lo", width=3)
        + shape(rails, line="wood-hi", width=1.4)
        + shape(posts, fill="wood-hi", line="line", width=0.8)
        + shape(ends, fill="wall", line="wall-line", width=1)
    )


def castle() -> str:
    """Draw a castle on its mound: a keep, four towers with cones, and a flag."""
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
    flag = shape("M50 30V13", line="line", width=1.4) + shape(
        "M50 13L65 17L50 22Z", fill="red", line="line", width=1, stroke_linejoin="round"
    )
    return mound + back + keep + flag + wall + front


def bridges(board: Picture) -> str:
    """Return the bridges of a state, over the tiles."""
    return "".join(
        use("mark-bridge", middle(b), 100, 90 if b["axis"] == "ns" else 0)
        for b in board.state.get("bridges") or ()
    )


def castles(board: Picture) -> str:
    """Return the castles of a state, across their edges."""
    return "".join(use("mark-castle", board.point(c), 74) for c in board.state.get("castles") or ())


def east_wedge(_tile: Tile) -> list[City]:
    """Return a city on the north edge whose wall runs along the west one."""
    back = curve((100, 0), (87, 20), (66, 42), (50, 56), (34, 70), (15, 76), (0, 100))
    return [shaped(0, 3, NW_NE, back)]


ART = Art(
    symbols={"mark-bridge": bridge, "mark-castle": castle},
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
            "castles": [{"seat": 1, "x": 0, "y": 0, "feature": "castle@E"}],
        },
    ),
)
