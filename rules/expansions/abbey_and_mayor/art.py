"""The drawings of the abbey, mayors, wagons and barns."""

from __future__ import annotations

from rules.art.draw.church import cross, nave, steeple
from rules.art.draw.walls import Shaft, cones, round_bodies
from rules.art.svg.curves import Point, curve, line
from rules.art.svg.figure import CREAM, GOLD, FigureArt, drawn_on
from rules.art.svg.ink import shape, tag
from rules.art.tile.cities import NE_SE, NW_NE, SPAN, build, dent, flip, half, shaped
from rules.art.tile.example import Example
from rules.art.tile.parts import Art, TileArt
from rules.art.tile.plan import City, entry
from rules.art.tile.tile import Tile

FIGURES = {
    "mayor": FigureArt(
        silhouette=(
            "M16 28C14 13 32 5 50 5C68 5 86 13 84 28L72 33C72 40 70 44 66 47C83 54 91 68 93 87"
            "C93 92 90 95 86 95H14C10 95 7 92 7 87C9 68 17 54 34 47C30 44 28 40 28 33Z"
        ),
        shade=(
            "M70 32C71 40 70 44 66 47C83 54 91 68 93 87C93 92 90 95 86 95H65C71 78 69 58 59 49"
            "C65 44 68 38 70 32Z"
        ),
        face=(50, 37),
        extras=drawn_on("M16 28C14 13 32 5 50 5C68 5 86 13 84 28C74 34 26 34 16 28Z", "currentColor", 4)
        + tag("path", d="M22 24C38 29 62 29 78 24", stroke=GOLD, stroke_width=5, fill="none")
        + tag(
            "path",
            d="M31 53C36 68 64 68 69 53",
            stroke=GOLD,
            stroke_width=5,
            stroke_dasharray=".1 6.4",
            stroke_linecap="round",
            fill="none",
        ),
        chest=(50.0, 78.0),
    ),
    "wagon": FigureArt(
        silhouette=(
            "M12 60V40C12 22 26 14 50 14C74 14 88 22 88 40V60L94 62V70L90 72C90 86 82 95 72 95"
            "C62 95 56 88 55 78H45"
            "C44 88 38 95 28 95C18 95 10 86 10 72L6 70V62Z"
        ),
        shade="M66 16C80 19 88 26 88 40V60L94 62V70L90 72H62C70 56 72 32 66 16Z",
        extras=drawn_on("M34 17C28 30 28 48 31 60M66 17C72 30 72 48 69 60M8 61H92", "none", 3)
        + drawn_on(
            "M15 78a13 13 0 1 0 26 0a13 13 0 1 0-26 0ZM59 78a13 13 0 1 0 26 0a13 13 0 1 0-26 0Z", CREAM, 5
        )
        + drawn_on("M28 65v26M15 78h26M72 65v26M59 78h26", "none", 3),
        chest=(50.0, 41.0),
    ),
    "barn": FigureArt(
        silhouette="M50 7L93 38L88 48L84 46V95H16V46L12 48L7 38Z",
        shade="M60 15L93 38L88 48L84 46V95H60Z",
        extras=drawn_on("M7 38L50 7L93 38L88 48L50 20L12 48Z", CREAM, 3.5)
        + drawn_on("M34 95V66H66V95Z", CREAM, 3.5)
        + drawn_on("M34 66L66 95M66 66L34 95", "none", 3),
        chest=(50.0, 47.0),
    ),
}


def abbey() -> str:
    """Return the abbey fills its tile: a walled court, gardens in its corners, and a great church."""
    wall = "M7 9H93V93H7Z"
    court = (
        tag("path", d="M0 0H100V100H0Z", fill="url(#a-meadow)")
        + shape("M10 12H96V96H10Z", fill="shadow", fill_opacity=".24")
        + shape(wall, fill="plaza", line="wall-line", width=6.5)
        + shape(wall, line="wall-lo", width=5)
        + shape("M7 6H93V90H7Z", line="wall", width=3.4)
        + shape("M7 5.400H93V89.400H7Z", line="walltop", width=1.2)
    )
    beds = "".join(f"M{x} {y}h17v14h-17z" for x in (13, 70) for y in (16, 72))
    rows = "".join(f"M{x + 3} {y + k}h11" for x in (13, 70) for y in (16, 72) for k in (3.5, 7, 10.5))
    gardens = shape(beds, fill="crop", line="tree-lo", width=1) + shape(
        rows, line="tree", width=2, stroke_linecap="round"
    )
    shafts: list[Shaft] = [((x, y), 5.0, 11.0) for y in (11.0, 93.0) for x in (7.0, 93.0)]
    towers = round_bodies(shafts) + cones(shafts, 9)
    church = (
        shape("M22 74H76L86 79H34Z", fill="shadow", fill_opacity=".26")
        + nave(34, 76, 73, 15, 17)
        + steeple(27, 75, 15, 30, 20)
        + cross((27, 24.500), 1.1)
        + shape("M23.500 75v-6a3.500 3.500 0 0 1 7 0v6Z", fill="win", line="line", width=0.7)
    )
    return court + gardens + towers + church


def crossing(tile: Tile) -> list[City]:
    """Return two cities of which one passes over the other."""
    return [build(tile, 1), build(tile, 0)]


def side_by_side(_tile: Tile) -> list[City]:
    """Return a city from north to south with a bulge, and one that passes over it."""
    return [shaped(0, 1, dent(30), 3, dent(30).turned(2)), shaped(1, 0, SPAN.then(flip(SPAN)))]


def three_corners(_tile: Tile) -> list[City]:
    """Return a city that reaches the corners of edges which it does not own."""
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
ART = Art(
    figures=FIGURES,
    tiles=TILES,
    whole={"abbey": abbey},
    example=Example(
        tiles=(
            ("BA/C", 1, 0, 180),
            ("BA/RFr", 0, 1, 0),
            ("AM/A", 1, 1, 0),
            ("BA/Rr", 2, 1, 0),
            ("BA/L", 1, 2, 0),
        ),
        pieces=(
            (1, "meeple", 1, 0, "city@S"),
            (0, "meeple", 1, 1, "monastery"),
            (0, "wagon", 0, 1, "road@E"),
        ),
    ),
)
