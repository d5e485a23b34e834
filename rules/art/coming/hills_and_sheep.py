"""Hills and Sheep: hills and vineyards."""

from __future__ import annotations

from rules.art.svg.curves import circle, curve, line
from rules.art.svg.ink import shape
from rules.art.tile.cities import cap, edge, flip, shaped, turned
from rules.art.tile.parts import Art, MarkArt, TileArt
from rules.art.tile.plan import City
from rules.art.tile.tile import Tile


def hill(_says: str) -> str:
    rings = shape("M-10 5C-12-4-2-9 4-7S13 4 8 7S-9 10-10 5Z", fill="field2", line="furrow", width=1)
    return rings + shape("M-5 3C-6-2 0-5 3-4S8 2 5 4S-4 6-5 3Z", fill="wheat", line="furrow", width=1)


def vineyard(_says: str) -> str:
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


ART = Art(
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
