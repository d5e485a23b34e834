"""Shapes of cities: corner to corner on the edges they own, walls that leave each corner at one angle.

Boundaries are walked clockwise, so a city always lies to the right of its walls.
"""

from __future__ import annotations

from rules.art.svg.curves import Curve, Point, curve, line
from rules.art.tile.plan import City
from rules.art.tile.tile import EDGES, Tile

CORNERS: tuple[Point, ...] = ((0, 0), (100, 0), (100, 100), (0, 100))  # where N, E, S, W begin


def half(*points: Point) -> Curve:
    """Return a curve that is symmetric to the vertical axis, from its right half."""
    right = curve(*points)
    return right.then(Curve(tuple((100 - x, y) for x, y in right.points[::-1])))


def cap(depth: float) -> Curve:
    """Return the wall of a city on the north edge alone, from NE to NW."""
    return half((100, 0), (80, 12.5), (76, depth), (50, depth))


def sweep(middle: float = 46) -> Curve:
    """Return the wall of a city on the north and west edges, from NE to SW."""
    right = curve((100, 0), (76, 15), (middle + 14, middle - 14), (middle, middle))
    return right.then(right.mirrored().reversed())


def dent(depth: float) -> Curve:
    """Return the wall of a city that lacks only the south edge there, from SE to SW."""
    return half((100, 100), (91, 86), (78, 100 - depth), (50, 100 - depth))


def edge(index: int) -> Curve:
    """Return one edge of the tile, walked clockwise."""
    return line(CORNERS[index], CORNERS[(index + 1) % 4])


def turned(city: City, quarters: int) -> City:
    """Return the city after quarter turns clockwise."""
    return City(city.index, tuple((part.turned(quarters), wall) for part, wall in city.parts))


def _wall(start: int, run: int, tile: Tile, index: int) -> Curve:
    """Return the wall along ``run`` edges that the city lacks, beginning with edge ``start``."""
    others = {e for i in tile.of_kind("city") if i != index for e in tile.segments[i].spots}
    if run == 3:
        opposite = len(tile.segments[index].spots) == 1 and EDGES[(start + 1) % 4] in _broad(tile)
        return cap(25 if opposite else 31).turned(start - 1)
    if run == 2:
        meets = not any(s.kind == "field" for s in tile.segments)
        return (sweep(50) if meets else sweep()).turned(start - 1)
    tight = EDGES[start] in others
    return dent(44 if tight else 20 if others else 26).turned(start - 2)


def _broad(tile: Tile) -> set[str]:
    """Return edges owned by cities with two opposite edges or more: a cap beside them keeps its distance."""
    spots = [tile.segments[i].spots for i in tile.of_kind("city")]
    return {e for s in spots if len(s) > 2 or s in (("N", "S"), ("E", "W")) for e in s}


def build(tile: Tile, index: int) -> City:
    """Return the usual shape of a city, from the edges it owns."""
    owned = [e in tile.segments[index].spots for e in EDGES]
    parts: list[tuple[Curve, bool]] = []
    first = next(i for i in range(4) if owned[i] and (all(owned) or not owned[i - 1]))
    i = first
    while i < first + 4:
        if owned[i % 4]:
            parts.append((edge(i % 4), False))
            i += 1
            continue
        run = next((k for k in range(1, 4) if owned[(i + k) % 4]), 3)
        parts.append((_wall(i % 4, run, tile, index), True))
        i += run
    return City(index, tuple(parts))


def walled(halves: tuple[str, ...]) -> list[tuple[Curve, bool]]:
    """Return the part of the walled city of the Count on a tile: a quarter, a half or all of it."""
    if len(halves) == 8:
        return [(edge(i), False) for i in range(4)]
    first = next(h for h in halves if h[1] == "R" and h[0] + "L" not in halves)
    start = EDGES.index(first[0])
    if len(halves) == 2:  # round the corner at the end of that edge; drawn for N, then turned
        rim = [line((50, 0), (100, 0)), line((100, 0), (100, 50))]
        wall = curve((100, 50), (72.4, 50), (50, 27.6), (50, 0))
    else:
        rim = [line((50, 0), (100, 0)), line((100, 0), (100, 100)), line((100, 100), (50, 100))]
        wall = line((50, 100), (50, 0))
    return [(part.turned(start), part is wall) for part in [*rim, wall]]


def shaped(index: int, *parts: Curve | int) -> City:
    """Return a city of these parts: walls as curves, and the edges that it owns by their numbers."""
    return City(index, tuple((edge(p), False) if isinstance(p, int) else (p, True) for p in parts))


NE_SE = curve((100, 0), (80, 12), (72, 30), (72, 50), (72, 74), (92, 86), (100, 100))
SE_SW = NE_SE.mirrored().reversed()
SE_NW = curve((100, 100), (80, 90), (60, 70), (46, 50), (34, 33), (20, 12.5), (0, 0))
NW_NE = half((100, 0), (89, 13), (76, 27), (50, 27)).reversed()
SPAN = curve((100, 0), (80, 12.5), (67, 16), (67, 40), (67, 70), (68, 82), (50, 82))


def flip(way: Curve) -> Curve:
    """Return the curve mirrored in the vertical axis and reversed, so that it stays clockwise."""
    return Curve(tuple((100 - x, y) for x, y in way.points[::-1]))


def usual(tile: Tile) -> list[City]:
    """Return the cities of a tile, each with its usual shape."""
    return [build(tile, i) for i in tile.of_kind("city")]
