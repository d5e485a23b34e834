"""The drawings of bridges, castles and bazaars."""

from __future__ import annotations

from rules.art.board import Picture, middle, use
from rules.art.svg.curves import circle, curve
from rules.art.svg.ink import at as place
from rules.art.svg.ink import shape
from rules.art.tile.cities import NW_NE, shaped
from rules.art.tile.data import Tile
from rules.art.tile.parts import Art, MarkArt, TileArt
from rules.art.tile.plan import City


def bazaar(_says: str) -> str:
    """A market square with four stalls under striped awnings."""
    parts = [shape("M-13-13H13V13H-13Z", fill="road", line="road-line", width=1.4)]
    for (x, y), hue in zip(
        ((-6, -5.8), (6, -5.8), (-6, 5.8), (6, 5.8)), ("red", "shield", "green", "violet"), strict=True
    ):
        stripes = "M-5-3.6h2v7.2h-2zM-1-3.6h2v7.2h-2zM3-3.6h2v7.2h-2z"
        awning = shape("M-5-3.6H5V3.6H-5Z", fill="white") + shape(stripes, fill=hue)
        parts.append(place((x, y), awning + shape("M-5-3.6H5V3.6H-5Z", line="wall-line", width=0.9)))
    return "".join(parts)


def bridge() -> str:
    """A wooden bridge from west to east, across a whole tile; turn it for north to south."""
    planks = "".join(f"M{x} 41V59" for x in range(5, 100, 6))
    deck = shape(
        "M-1 41.5C25 39 75 39 101 41.5V58.5C75 61 25 61-1 58.5Z", fill="wood", line="line", width=1.2
    )
    rails = "M-1 41.5C25 39 75 39 101 41.5M-1 58.5C25 61 75 61 101 58.5"
    posts = "".join(f"M{x - 2.4} {y - 2.4}h4.8v4.8h-4.8z" for x in (4, 35, 65, 96) for y in (40.6, 59.4))
    return (
        deck
        + shape(planks, line="wood-lo", width=1)
        + shape(rails, line="wood-lo", width=3)
        + shape(rails, line="wood", width=1.6)
        + shape(posts, fill="wood", line="line", width=0.9)
    )


def castle() -> str:
    """A castle seen from above: four round towers, a keep with a banner."""
    wall = shape("M28 28H72V72H28Z", fill="wall", line="wall-line", width=2.4) + shape(
        "M35 35H65V65H35Z", fill="town", line="wall-line", width=1.2
    )
    corners = ((28, 28), (72, 28), (72, 72), (28, 72))
    towers = shape(
        "".join(circle(p, 9.5) for p in corners), fill="wall", line="wall-line", width=1.8
    ) + shape("".join(circle(p, 6) for p in corners), fill="slate", line="wall-line", width=0.9)
    keep = shape("M41 41H59V59H41Z", fill="slate", line="wall-line", width=1.4) + shape(
        "M50 50L59 41V59L41 59Z", fill="slate-lo"
    )
    flag = shape("M50 50V22L66 27.5L50 33", fill="red", line="line", width=1.4, stroke_linejoin="round")
    return wall + towers + keep + flag


def bridges(board: Picture) -> str:
    """The bridges of a state, over the tiles."""
    return "".join(
        use("mark-bridge", middle(b), 100, 90 if b["axis"] == "ns" else 0)
        for b in board.state.get("bridges") or ()
    )


def castles(board: Picture) -> str:
    """The castles of a state, across their edges."""
    return "".join(use("mark-castle", board.point(c), 74) for c in board.state.get("castles") or ())


def east_wedge(_tile: Tile) -> list[City]:
    """A city on the north edge whose wall runs along the west one."""
    back = curve((100, 0), (87, 20), (66, 42), (50, 56), (34, 70), (15, 76), (0, 100))
    return [shaped(0, 3, NW_NE, back)]


ART = Art(
    symbols={"mark-bridge": bridge, "mark-castle": castle},
    marks={"bazaar": MarkArt(draw=bazaar, where="towns", size=15.0, radius=14.5)},
    tiles={"BB/CFR!": TileArt(cities=east_wedge), "BB/CFR!G": TileArt(cities=east_wedge)},
    grounds={"castle": "city"},
    board=(bridges, castles),
)
