"""Draws town walls upright: a lit walk on a dark face, merlons on the outer side, towers at the corners."""

from __future__ import annotations

from itertools import pairwise

from rules.art.draw.level import Level
from rules.art.svg.curves import Curve, Point, along, apart, length, nearest, offset, pair, path
from rules.art.svg.ink import shape
from rules.art.tile.plan import City, Plan

HEIGHT = 5.0
TURRET = 3.9  # radius
Line = list[Point]


def open_line(points: Line, dx: float = 0, dy: float = 0) -> str:
    """Draw a polyline as path data, moved by (dx, dy)."""
    return "M" + "L".join(pair((x + dx, y + dy)) for x, y in points)


def faces(wall: Curve) -> list[tuple[bool, Line]]:
    """Return the wall cut where it turns from north to south: (whether it faces south, its points)."""
    points = wall.sample(5)
    runs: list[tuple[bool, Line]] = []
    for a, b in pairwise(points):
        south = b[0] < a[0] - 0.02
        if runs and runs[-1][0] == south:
            runs[-1][1].append(b)
        else:
            runs.append((south, [a, b]))
    return runs


def shadow(city: City, level: Level) -> str:
    """Return the shadow that the walls throw on the land to the south-east."""
    d = "".join(open_line(wall.sample(5), 3, 2.6) for wall in city.walls)
    return shape(d, line="shadow", width=level.wall + 1, stroke_opacity=".24")


def stretch(lines: list[Line], level: Level) -> str:
    """Draw stretches of wall: foot, dark face, walk, parapet and merlons."""
    if not lines:
        return ""
    wide = level.wall

    def at(dy: float) -> str:
        return "".join(open_line(line, 0, dy) for line in lines)

    rim = [offset(line, 0.7 - wide / 2) for line in lines]
    parapet = "".join(open_line(line, 0, -HEIGHT) for line in rim)
    merlons = "".join(open_line(line, 0, -HEIGHT - 0.9) for line in rim)
    parts = [
        shape(at(0) + at(-HEIGHT), line="wall-line", width=wide + 1.5, stroke_linejoin="round"),
        shape(at(-0.4) + at(-1.9) + at(-3.4), line="wall-lo", width=wide),
        shape(at(-HEIGHT), line="wall", width=wide),
        shape(parapet, line="walltop", width=1.5 if level.fine else 3),
    ]
    if level.fine:
        parts += [
            shape(merlons, line="wall-line", width=3.3, stroke_dasharray="3.7 2.5", stroke_dashoffset=".4"),
            shape(merlons, line="walltop", width=2.5, stroke_dasharray="2.9 3.3"),
        ]
    return "".join(parts)


def behind(cities: list[City], level: Level) -> str:
    """Return the stretches that face north, which the houses hide."""
    return stretch([line for line, south in _stretches(cities) if not south], level)


def before(cities: list[City], level: Level) -> str:
    """Return the stretches that face south, which hide the houses."""
    return stretch([line for line, south in _stretches(cities) if south], level)


def _stretches(cities: list[City]) -> list[tuple[Line, bool]]:
    return [(line, south) for city in cities for wall in city.walls for south, line in faces(wall)]


def turrets(layout: Plan, level: Level) -> str:
    """Return the round towers with flat tops of all cities of a tile."""
    feet = sorted(
        {p for city in layout.cities + layout.walled for p in turret_feet(layout, city)}, key=_south
    )
    r = TURRET * level.wall / 4.2
    tops = "".join(_oval(x, y - 9, r) + _oval(x, y - 9, r * 0.55) for x, y in feet)
    top = shape(tops, fill="walltop", line="wall-line", width=0.7, fill_rule="evenodd")
    return round_bodies([(foot, r, 9.0) for foot in feet]) + top


def _south(p: Point) -> float:
    return p[1]


def turret_feet(layout: Plan, city: City) -> list[Point]:
    """Return where towers stand: at a wall's ends in the tile's corners, and in the middle of long walls.

    None stands in the middle where a crossing or another site touches the wall: it would cover the site.
    """
    found = []
    for wall in city.walls:
        points = wall.sample(8)
        found += [p for p in (wall.start, wall.end) if _corner(p)]
        gated = any(nearest(points, gate.at)[0] < 4 for gate in layout.gates)
        middle = along(points, length(points) / 2)[0]
        touched = any(apart(middle, s.at) < s.radius + TURRET for s in layout.sites if s.index is None)
        if length(points) > 70 and not gated and not touched:
            found.append(middle)
    return [p for i, p in enumerate(found) if all(apart(p, q) > 1 for q in found[:i])]


def _corner(p: Point) -> bool:
    return all(value < 0.5 or value > 99.5 for value in p)


Shaft = tuple[Point, float, float]  # the foot of a round tower, its radius, its height


def round_bodies(shafts: list[Shaft]) -> str:
    """Return the shafts of round towers: light to the west, dark to the east."""
    light = "".join(_half(x - r, x + r, y - high, y, r) for (x, y), r, high in shafts)
    dark = "".join(_half(x + r * 0.25, x + r, y - high, y, r * 0.8) for (x, y), r, high in shafts)
    return shape(light, fill="wall", line="wall-line", width=0.8) + shape(dark, fill="wall-lo")


def _half(left: float, right: float, top: float, foot: float, bulge: float) -> str:
    """Draw a part of a shaft, rounded at its foot."""
    middle = (left + right) / 2
    return path("M# #V#Q# # # #V#Z", left, top, foot, middle, foot + bulge, right, foot, top)


def cones(shafts: list[Shaft], high: float) -> str:
    """Pointed slate roofs on shafts, dark to the east."""
    whole = "".join(_cone((x, foot - tall), r * 1.25, high, r) for (x, foot), r, tall in shafts)
    dark = "".join(_dark((x, foot - tall), r * 1.25, high, r) for (x, foot), r, tall in shafts)
    roofs = shape(whole, fill="slate", line="wall-line", width=0.7)
    return roofs + shape(dark, fill="slate-lo")


def _cone(rim: Point, edge: float, high: float, r: float) -> str:
    x, y = rim
    return path("M# #L# #L# #Q# # # #Z", x - edge, y, x, y - high, x + edge, y, x, y + r * 0.9, x - edge, y)


def _dark(rim: Point, edge: float, high: float, r: float) -> str:
    (x, y), low = rim, rim[1] + r * 0.4
    near = x + edge * 0.1
    return path("M# #L# #L# #Q# # # #Z", near, low, x, y - high, x + edge, y, x + edge * 0.6, low, near, low)


def _oval(x: float, y: float, r: float) -> str:
    return path("M# #a# # 0 1 0 # 0a# # 0 1 0 # 0Z", x - r, y, r, r * 0.5, 2 * r, r, r * 0.5, -2 * r)
