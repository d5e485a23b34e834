"""Places houses in rows along the walls of a city, trees in the gaps, and draws their roofs."""

from __future__ import annotations

from math import atan2, cos, sin
from random import Random

from rules.art.svg.curves import Point, along, apart, circle, inside, length, offset, polygon
from rules.art.svg.ink import shape
from rules.art.tile.plan import City, Study

House = tuple[Point, float, float, float]  # middle, direction in radians, length, depth


def roomy(study: Study, city: City) -> bool:
    """Whether the city has room for a square where its figure stands."""
    x, y = study.stands[city.index]
    return len(study.tile.segments[city.index].spots) > 1 and study.chart.room_at(x, y) > 13


def houses(study: Study, city: City) -> list[House]:
    """Houses in rows along the walls, then wherever there is room."""
    layout = study.plan
    rng = Random(f"{study.tile.id} {city.index}")
    ring = city.outline()
    found: list[House] = []
    fences = [p for c in layout.cities + layout.walled for w in c.walls for p in w.sample(20)]
    roads = [p for way in layout.ways if way.kind == "road" for p in way.points()]
    plaza, square = study.stands[city.index], 7.5 if roomy(study, city) else 0.0

    def free(p: Point) -> bool:
        rim = min(p[0], p[1], 100 - p[0], 100 - p[1])
        return (
            rim > 4.6
            and inside(p, ring)
            and all(apart(p, f) > 9.2 for f in fences)
            and study.clear(p, 4.2)
            and all(apart(p, r) > 8 for r in roads)
            and all(apart(p, h[0]) > 10.4 for h in found)
            and apart(p, plaza) > 6 + square
        )

    def add(p: Point, way: float) -> None:
        if free(p) and rng.random() < 0.86:
            found.append((p, way + rng.uniform(-0.12, 0.12), rng.uniform(7.2, 9.4), rng.uniform(5.6, 6.8)))

    for depth in (10.2, 21.4):
        for wall in city.walls:
            points = offset(wall.sample(16), depth)
            for k in range(int(length(points) // 4.4)):
                p, way = along(points, 2.2 + 4.4 * k)
                add(p, atan2(way[1], way[0]))
    for y in range(6, 98, 11):
        for x in range(6, 98, 11):
            add((x + rng.uniform(-1, 1), y + rng.uniform(-1, 1)), 0.0 if (x + y) // 9 % 3 else 1.5708)
    return found


def greens(study: Study, city: City, built: list[House]) -> str:
    """A few trees in the gaps between the houses."""
    rng, ring = Random(f"{study.tile.id} {city.index} green"), city.outline()
    found: list[Point] = []
    fences = [p for w in city.walls for p in w.sample(20)]
    for _ in range(90):
        p = (rng.uniform(4, 96), rng.uniform(4, 96))
        if (
            len(found) < 7
            and inside(p, ring)
            and all(apart(p, h[0]) > 6.6 for h in built)
            and study.clear(p, 2.4)
            and all(apart(p, f) > 7.4 for f in fences)
            and all(apart(p, q) > 7 for q in found)
            and apart(p, study.stands[city.index]) > 10.5
        ):
            found.append(p)
    return shape("".join(circle(p, 2.1) for p in found), fill="tree", line="tree-line", width=0.6) + shape(
        "".join(circle((x - 0.6, y - 0.6), 1.1) for x, y in found), fill="tree-hi"
    )


def roofs(found: list[House], seed: str) -> str:
    """Gabled roofs seen from above: a light and a dark slope each, in three tile reds."""
    rng = Random(seed)
    light: dict[int, list[str]] = {1: [], 2: [], 3: []}
    dark: dict[int, list[str]] = {1: [], 2: [], 3: []}
    for (x, y), way, long, deep in found:
        hue = rng.choice((1, 1, 2, 3))
        u, v = (cos(way) * long / 2, sin(way) * long / 2), (-sin(way) * deep / 2, cos(way) * deep / 2)

        def corner(a: int, b: int, x: float = x, y: float = y, u: Point = u, v: Point = v) -> Point:
            return x + a * u[0] + b * v[0], y + a * u[1] + b * v[1]

        light[hue].append(polygon([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]))
        dark[hue].append(polygon([corner(-1, 0), corner(1, 0), corner(1, 1), corner(-1, 1)]))
    parts = []
    for hue in (1, 2, 3):
        parts.append(shape("".join(light[hue]), fill=f"roof-{hue}", line="wall-line", width=0.7))
        parts.append(shape("".join(dark[hue]), fill=f"roof-{hue}-lo"))
    return "".join(parts)
