"""Plane geometry of the drawings: curves of cubic Bézier pieces in tile units (0..100, y grows south)."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from math import cos, hypot, pi, sin

Point = tuple[float, float]


def number(value: float) -> str:
    """Return a coordinate with at most one decimal, as short as SVG allows."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def pair(point: Point) -> str:
    """Return a point as SVG writes it."""
    return f"{number(point[0])} {number(point[1])}"


def path(form: str, *values: float) -> str:
    """Path data: `form` with each `#` replaced by the next number."""
    parts = form.split("#")
    return parts[0] + "".join(number(value) + part for value, part in zip(values, parts[1:], strict=True))


def turn(point: Point, quarters: int) -> Point:
    """Return the point after so many quarter turns clockwise round the middle of the tile."""
    x, y = point
    for _ in range(quarters % 4):
        x, y = 100 - y, x
    return x, y


def mirror(point: Point) -> Point:
    """Return the point's mirror image in the axis from north-west to south-east."""
    return point[1], point[0]


def apart(a: Point, b: Point) -> float:
    """Return distance of two points."""
    return hypot(a[0] - b[0], a[1] - b[1])


@dataclass(frozen=True)
class Curve:
    """Bézier pieces end to end: ``points`` holds 1 + 3n points (start, then two controls and an end each)."""

    points: tuple[Point, ...]

    @property
    def start(self) -> Point:
        return self.points[0]

    @property
    def end(self) -> Point:
        return self.points[-1]

    def turned(self, quarters: int) -> Curve:
        """Return the curve after so many quarter turns clockwise."""
        return Curve(tuple(turn(p, quarters) for p in self.points))

    def mirrored(self) -> Curve:
        """Return the curve's mirror image in the axis from north-west to south-east."""
        return Curve(tuple(mirror(p) for p in self.points))

    def reversed(self) -> Curve:
        """Return the same curve, walked the other way."""
        return Curve(self.points[::-1])

    def then(self, other: Curve) -> Curve:
        """Return this curve and then the other, which must start where this one ends."""
        return Curve(self.points + other.points[1:])

    def d(self, move: bool = True) -> str:
        """Return the curve as SVG path data; ``move`` writes the starting point too."""
        parts = [f"M{pair(self.start)}"] if move else []
        for i in range(1, len(self.points), 3):
            a, b, c = self.points[i : i + 3]
            if apart(self.points[i - 1], a) < 0.01 and apart(b, c) < 0.01:
                parts.append(f"L{pair(c)}")
            else:
                parts.append(f"C{pair(a)} {pair(b)} {pair(c)}")
        return "".join(parts)

    def sample(self, steps: int = 14) -> list[Point]:
        """Return points along the curve, so many steps to each piece, ends included."""
        found = [self.start]
        for i in range(1, len(self.points), 3):
            p, a, b, c = self.points[i - 1 : i + 3]
            found += [_bezier(p, a, b, c, k / steps) for k in range(1, steps + 1)]
        return found


def _bezier(p: Point, a: Point, b: Point, c: Point, t: float) -> Point:
    u = 1 - t
    w = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return (
        w[0] * p[0] + w[1] * a[0] + w[2] * b[0] + w[3] * c[0],
        w[0] * p[1] + w[1] * a[1] + w[2] * b[1] + w[3] * c[1],
    )


def line(a: Point, b: Point) -> Curve:
    """Return the straight line from a to b."""
    return Curve((a, a, b, b))


def curve(*points: Point) -> Curve:
    """Return a curve from its 1 + 3n points."""
    return Curve(points)


def length(points: list[Point]) -> float:
    """Return length of a polyline."""
    return sum(apart(a, b) for a, b in itertools.pairwise(points))


def along(points: list[Point], distance: float) -> tuple[Point, Point]:
    """Return the point at this distance along a polyline, and the unit direction there."""
    for a, b in itertools.pairwise(points):
        step = apart(a, b)
        if step > 0 and (distance <= step or b is points[-1]):
            t = min(1.0, distance / step)
            way = ((b[0] - a[0]) / step, (b[1] - a[1]) / step)
            return (a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])), way
        distance -= step
    return points[-1], (1.0, 0.0)


def offset(points: list[Point], by: float) -> list[Point]:
    """Return the polyline moved to the right of its direction (y grows south) if ``by`` is positive."""
    moved = []
    for i, (x, y) in enumerate(points):
        a, b = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        far = apart(a, b) or 1.0
        moved.append((x - by * (b[1] - a[1]) / far, y + by * (b[0] - a[0]) / far))
    return moved


def polygon(points: list[Point]) -> str:
    """Return a closed polygon as SVG path data."""
    return "M" + "L".join(pair(p) for p in points) + "Z"


def inside(point: Point, points: list[Point]) -> bool:
    """Return whether the point lies in the closed polygon (even-odd)."""
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            odd = not odd
    return odd


def nearest(points: list[Point], to: Point) -> tuple[float, int]:
    """Return distance from a point to the nearest vertex of a polyline, and that vertex's index."""
    best = min(range(len(points)), key=lambda i: apart(points[i], to))
    return apart(points[best], to), best


def circle(at: Point, radius: float) -> str:
    """Return a circle as a closed path."""
    x, y, r = round(at[0], 1), round(at[1], 1), round(radius, 1)
    return f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0Z"


def polar(radius: float, share: float) -> Point:
    """Return the point on a circle round the origin at this share of a full turn."""
    return radius * cos(2 * pi * share), radius * sin(2 * pi * share)
