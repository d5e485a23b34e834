"""Closed outlines of segments: traced round their cells, or drawn along roads and rivers."""

from __future__ import annotations

from rules.art.svg.curves import Point, apart, offset, polygon
from rules.art.tile.plan import SIZE, Way


def trace(owner: list[int], index: int) -> str:
    """Return the area a segment owns, as closed paths (holes run the other way, so any fill rule works)."""
    wide = SIZE + 2
    rim = [False] * wide
    rows = (owner[k : k + SIZE] for k in range(0, len(owner), SIZE))
    mine = rim + [m for row in rows for m in (False, *(name == index for name in row), False)] + rim
    ahead: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for cell, held in enumerate(mine):
        if not held or (mine[cell - 1] and mine[cell + 1] and mine[cell - wide] and mine[cell + wide]):
            continue
        x, y = cell % wide - 1, cell // wide - 1
        sides = (
            ((x, y), (x + 1, y), -wide),
            ((x + 1, y), (x + 1, y + 1), 1),
            ((x + 1, y + 1), (x, y + 1), wide),
            ((x, y + 1), (x, y), -1),
        )
        for a, b, beyond in sides:
            if not mine[cell + beyond]:
                ahead.setdefault(a, []).append(b)
    loops = _loops(ahead)
    return "".join(polygon(simple) for loop in loops if len(simple := simplify(loop)) > 2)


def _loops(ahead: dict[tuple[int, int], list[tuple[int, int]]]) -> list[list[Point]]:
    loops = []
    while ahead:
        at = start = min(ahead)
        loop: list[Point] = []
        while True:
            loop.append((float(at[0]), float(at[1])))
            choices = ahead[at]
            following = choices.pop()
            if not choices:
                del ahead[at]
            at = following
            if at == start:
                break
        if len(loop) > 8:
            loops.append(loop)
    return loops


def simplify(loop: list[Point], tolerance: float = 0.75) -> list[Point]:
    """Return the loop with fewer points, none farther off than the tolerance (Douglas-Peucker)."""
    far = max(range(len(loop)), key=lambda i: apart(loop[0], loop[i]))
    return _thin(loop[: far + 1], tolerance)[:-1] + _thin([*loop[far:], loop[0]], tolerance)[:-1]


def _thin(points: list[Point], tolerance: float) -> list[Point]:
    keep, todo = {0, len(points) - 1}, [(0, len(points) - 1)]
    while todo:
        a, b = todo.pop()
        if b - a < 2:
            continue
        best = max(range(a + 1, b), key=lambda i: _away(points[i], points[a], points[b]))
        if _away(points[best], points[a], points[b]) > tolerance:
            keep.add(best)
            todo += [(a, best), (best, b)]
    return [points[i] for i in sorted(keep)]


def _away(p: Point, a: Point, b: Point) -> float:
    far = apart(a, b)
    if far < 1e-9:
        return apart(p, a)
    return abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1])) / far


def ribbon(way: Way) -> str:
    """Return a road, river or other line as closed paths, one for each arm."""
    rings = []
    for arm in way.arms:
        points = arm.sample(8)
        if way.index is not None and len(way.arms) > 1:
            points = [p for i, p in enumerate(points) if i in (0, len(points) - 1) or i % 2 == 0]
        ring = offset(points, way.half) + offset(points, -way.half)[::-1]
        rings.append(polygon([(min(100.0, max(0.0, x)), min(100.0, max(0.0, y))) for x, y in ring]))
    return "".join(rings)
