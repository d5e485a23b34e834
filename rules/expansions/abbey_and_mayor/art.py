"""The drawings of the abbey, mayors, wagons and barns."""

from __future__ import annotations

from rules.art.draw.church import belfry, cross_roof
from rules.art.svg.curves import Point, circle, curve, line
from rules.art.svg.ink import at as place
from rules.art.svg.ink import shape
from rules.art.tile.cities import NE_SE, NW_NE, SPAN, build, dent, flip, half, shaped
from rules.art.tile.data import Tile
from rules.art.tile.parts import Art, TileArt
from rules.art.tile.plan import City, entry

FIGURES = {
    "mayor": (
        (
            "M22 26C34 12 66 12 78 26L68 34C67 40 65 43 62 45C80 50 90 64 90 94H10"
            "C10 64 20 50 38 45C35 43 33 40 32 34Z"
        ),
        "M50 48C60 60 62 78 61 94H90C90 64 80 50 62 45C58 48 54 49 50 48Z",
        "M36 56C44 64 56 64 64 56L67 61C57 71 43 71 33 61Z",
    ),
    "wagon": (
        (
            "M12 26C30 14 70 14 88 26V60H94V68H86C90 80 82 92 72 92C62 92 56 82 59 72H41"
            "C44 82 38 92 28 92C18 92 10 80 14 68H6V60H12Z"
        ),
        "M12 50H88V60H94V68H6V60H12Z",
        "M28 72a6 6 0 1 0 .1 0ZM72 72a6 6 0 1 0 .1 0ZM32 22H37V48H32ZM63 22H68V48H63Z",
    ),
    "barn": (
        "M50 8L92 38L86 48V94H14V48L8 38Z",
        "M14 48L50 22L86 48V56L50 32L14 56Z",
        "M34 94V62H66V94ZM44 42H56V52H44Z",
    ),
}


def abbey() -> str:
    """The abbey fills its tile: a walled court, gardens in its corners, and a great church."""
    court = shape("M7 7H93V93H7Z", fill="yard", line="wall-line", width=6) + shape(
        "M7 7H93V93H7Z", line="wall", width=4
    )
    beds = "".join(f"M{x} {y}h17v17h-17z" for x in (14, 69) for y in (14, 69))
    rows = "".join(f"M{x + 3} {y + k}h11" for x in (14, 69) for y in (14, 69) for k in (4, 8.5, 13))
    walls = "".join(circle(p, 5.4) for p in ((7, 7), (93, 7), (93, 93), (7, 93)))
    parts = (
        court
        + shape(beds, fill="field-lo", line="tree-line", width=1)
        + shape(rows, line="tree", width=2, stroke_linecap="round")
    )
    parts += shape(walls, fill="wall", line="wall-line", width=1.2) + shape(
        walls.replace("5.4", "3.2"), fill="slate"
    )
    church = (
        cross_roof(27, 18, 15, "slate", "slate-lo") + belfry((-21, -10.5), 5.5) + belfry((-21, 10.5), 5.5)
    )
    return parts + place((51, 50), church + belfry((0, 0), 6.5))


def crossing(tile: Tile) -> list[City]:
    """Two cities of which one passes over the other."""
    return [build(tile, 1), build(tile, 0)]


def side_by_side(_tile: Tile) -> list[City]:
    """A city from north to south with a bulge, and one that passes over it."""
    return [shaped(0, 1, dent(30), 3, dent(30).turned(2)), shaped(1, 0, SPAN.then(flip(SPAN)))]


def three_corners(_tile: Tile) -> list[City]:
    """A city that reaches the corners of edges which it does not own."""
    return [shaped(0, 3, NW_NE, NE_SE, half((100, 100), (90, 88), (76, 73), (50, 73)))]


DOWN: tuple[Point, ...] = ((50, 33), (50, 60), entry("S"))
TILES = {
    # Roads that go underground at once, and roads that brush a city's wall without a gate.
    "AM/CRcr+": TileArt(courses=(line(entry("N"), (50, 26)), line(entry("S"), (50, 87)))),
    "AM/CRr": TileArt(courses=(curve(entry("E"), (84, 50), (74, 36), (62, 34.5), *DOWN),)),
    "AM/RrC": TileArt(courses=(curve(entry("W"), (16, 50), (26, 36), (38, 34.5), *DOWN),)),
    "AM/C!+": TileArt(cities=three_corners),
    "AM/CCcc+": TileArt(cities=crossing),
    "AM/CCc+": TileArt(cities=side_by_side),
}
ART = Art(figures=FIGURES, tiles=TILES, whole={"abbey": abbey})
