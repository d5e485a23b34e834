"""Hills and Sheep: hills, vineyards and shepherds."""

from __future__ import annotations

from rules.art.svg.curves import circle, curve, line
from rules.art.svg.figure import GOLD, FigureArt, drawn_on
from rules.art.svg.ink import shape
from rules.art.tile.cities import cap, edge, flip, shaped, turned
from rules.art.tile.example import Example
from rules.art.tile.parts import Art, MarkArt, TileArt
from rules.art.tile.plan import City
from rules.art.tile.tile import Tile


def hill(_says: str) -> str:
    """Draw the contours of a hill."""
    rings = shape("M-10 5C-12-4-2-9 4-7S13 4 8 7S-9 10-10 5Z", fill="field2", line="furrow", width=1)
    return rings + shape("M-5 3C-6-2 0-5 3-4S8 2 5 4S-4 6-5 3Z", fill="wheat", line="furrow", width=1)


def vineyard(_says: str) -> str:
    """Draw rows of vines."""
    rows = "".join(f"M-8 {y}H8" for y in (-6, -2, 2, 6))
    dots = "".join(circle((x, y), 1.1) for y in (-6, -2, 2, 6) for x in (-6, -2, 2, 6))
    return (
        shape("M-9.4-8.4H9.4V8.4H-9.4Z", fill="wheat", line="wood-lo", width=0.8)
        + shape(rows, line="green", width=2.4, stroke_linecap="round")
        + shape(dots, fill="violet")
    )


def shared_wall(_tile: Tile) -> list[City]:
    """Return two cities with a wall between them."""
    shared = curve((100, 0), (88, 18), (66, 36), (58, 54))
    down = curve((58, 54), (42, 62), (15, 76), (0, 100))
    rest = curve((100, 100), (86, 80), (76, 58), (58, 54))
    return [shaped(0, 0, shared.then(down), 3), shaped(1, 1, rest, shared.reversed())]


def facing(_tile: Tile) -> list[City]:
    """Return two cities that touch in the middle."""
    both = City(0, ((edge(0), False), (cap(50.5), True)))
    return [turned(both, 1), City(1, turned(both, 3).parts)]


def spike(_tile: Tile) -> list[City]:
    """Return a city that tapers to the middle of the opposite edge."""
    side = curve((100, 0), (80, 12.5), (64, 24), (60, 46), (58, 66), (55, 84), (53, 100))
    return [shaped(0, 0, side, line((53, 100), (47, 100)), flip(side))]


# A man with a wide hat and a crook.
HAT = "M8 33C12 29 18 27 23 26C24 15 30 8 40 8C50 8 56 15 57 26C62 27 68 29 72 33C60 38 20 38 8 33Z"
SHEPHERD = FigureArt(
    silhouette=(
        "M40 8C50 8 56 15 57 26C62 27 68 29 72 33C68 35 63 36 58 37C57 42 55 46 52 49C64 54 71 67 73 86"
        "C73 92 70 95 66 95H14C10 95 7 92 7 86C9 67 16 54 28 49C25 46 23 42 22 37C17 36 12 35 8 33"
        "C12 29 18 27 23 26C24 15 30 8 40 8Z"
        "M78 95V34C78 25 72 25 72 33H63C61 9 88 9 88 34V95Z"
    ),
    shade=(
        "M46 49C49 49 52 47 52 49C64 54 71 67 73 86C73 92 70 95 66 95H52C58 78 58 60 46 49Z"
        "M83 22C86 25 88 29 88 34V95H83Z"
    ),
    face=(40, 40),
    extras=drawn_on(HAT, GOLD, 3.5),
    chest=(40.0, 73.0),
)

ART = Art(
    figures={"shepherd": SHEPHERD},
    example=Example(
        tiles=(("BA/C", 0, -1, 180), ("BA/CFc.1", 0, 0, 90), ("HS/CRr.h", 0, 1, 0)),
        pieces=((1, "meeple", 0, 0, "city@N"), (0, "meeple", 0, 1, "city@N")),
    ),
    marks={
        "hill": MarkArt(draw=hill, where="fields", size=11.0),
        "vineyard": MarkArt(draw=vineyard, where="fields", size=10.0),
    },
    tiles={
        "HS/CC!.v": TileArt(cities=shared_wall),
        "HS/CFC.v": TileArt(cities=facing),
        "HS/C!.v": TileArt(cities=spike),
    },
)
