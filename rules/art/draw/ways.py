"""Draws roads, rivers, the lines of expansions and the stone bridges where they cross."""

from __future__ import annotations

from itertools import pairwise
from math import atan2, degrees

from rules.art.draw.level import NEAR, Level
from rules.art.svg.curves import Curve, Point, along, apart, circle, length, pair, turn
from rules.art.svg.ink import at as place
from rules.art.svg.ink import shape
from rules.art.tile.lines import Course
from rules.art.tile.parts import merged
from rules.art.tile.plan import Plan, Way


def course(ways: list[Way]) -> str:
    return "".join(arm.d() for way in ways for arm in way.arms)


def hubs(layout: Plan) -> list[tuple[Point, float]]:
    """Return small squares where roads meet."""
    sizes = {"village": 8.0, "well": 8.0, "dead-end": 5.2}
    return [(s.at, sizes[s.kind]) for s in layout.sites if s.kind in sizes]


def roads(layout: Plan, ways: list[Way], level: Level, squares: bool = True) -> str:
    """Draw roads with their edging; all edging first, so that crossings join without a line."""
    if not ways:
        return ""
    d = course(ways)
    wide = level.road
    rounds = [(p, r * wide / 9.4) for p, r in hubs(layout)] if squares else []
    rims, discs = "".join(circle(p, r + 1.3) for p, r in rounds), "".join(circle(p, r) for p, r in rounds)
    parts = [
        shape(d, line="road-edge", width=wide + 2.6, stroke_linejoin="round"),
        shape(rims, fill="road-edge"),
        shape(d, line="road", width=wide, stroke_linejoin="round"),
    ]
    if level.fine:
        parts += [
            shape(d, line="rut", width=5.4, stroke_linejoin="round"),
            shape(d, line="road", width=3.9, stroke_linejoin="round"),
            shape(d, line="rut", width=0.9, stroke_dasharray=".1 9.7", stroke_linecap="round"),
        ]
    return "".join([*parts, shape(discs, fill="road"), paving(layout, ways)])


def paving(layout: Plan, ways: list[Way]) -> str:
    """Draw two rows of stones on roads that reach no edge: no player can claim them."""
    paved = [w for w in ways if w.index is not None and not layout.tile.segments[w.index].spots]
    d = course(paved)
    joints = shape(d, line="road-edge", width=7.2, stroke_dasharray=".8 2.7", stroke_opacity=".6")
    return joints + shape(d, line="road-edge", width=0.7, stroke_opacity=".6")


def rivers(layout: Plan, ways: list[Way], level: Level) -> str:
    """Draw rivers with sandy banks, lighter to the south-east, the lake or pool they end in, and waves."""
    if not ways:
        return ""
    d = course(ways)
    pools = [s for s in layout.sites if s.kind in ("lake", "spring")]

    def rounds(more: float) -> str:
        return "".join(circle(s.at, s.radius + more) for s in pools)

    lit = f'<g transform="translate(1.5 1.7)">{shape(d, line="river-hi", width=7, stroke_opacity=".1")}</g>'
    waves = "".join(ripples(arm) for way in ways for arm in way.arms) if level.fine else ""
    return "".join(
        [
            shape(d, line="bank", width=18.8, stroke_linejoin="round"),
            shape(rounds(3.2), fill="bank"),
            shape(d, line="river-edge", width=15.8, stroke_linejoin="round"),
            shape(rounds(1.7), fill="river-edge"),
            shape(d, line="river", width=12.4, stroke_linejoin="round"),
            shape(rounds(0), fill="river"),
            lit,
            shape(waves, line="river-hi", width=1, stroke_linecap="round"),
        ]
    )


def lines(layout: Plan, level: Level) -> str:
    """Draw the lines of expansions, each kind by its own art, as much wider from afar as roads are."""
    arts, wider = merged().lines, 2 * level.road / NEAR.road
    drawn = (way for way in layout.ways if way.kind in arts)
    return "".join(arts[way.kind].drawn(Course(tuple(way.arms), way.half * wider)) for way in drawn)


def ripples(arm: Curve) -> str:
    """Return short waves, now on one side of the current, now on the other."""
    points = arm.sample(30)
    found = []
    for k in range(int(length(points) // 11)):
        (x, y), (u, v) = along(points, 6 + 11 * k)
        side = (2.4, -2.2, 0.4, -3, 3)[k % 5]
        a, b, c = ((x + s * u - side * v, y + s * v + side * u) for s in (-2.6, 0, 2.6))
        crest = ((a[0] + b[0]) / 2 - 1.3 * v, (a[1] + b[1]) / 2 + 1.3 * u)
        found.append(f"M{pair(a)}Q{pair(crest)} {pair(b)}T{pair(c)}")
    return "".join(found)


def meeting(over: Way, under: Way) -> tuple[Point, float] | None:
    """Return where two ways cross, and the upper one's direction there in degrees."""
    below = [p for other in under.arms for p in other.sample(24)]
    ends = [p for way in (over, under) for arm in way.arms for p in (arm.start, arm.end)]
    best: tuple[float, Point, float] | None = None
    for arm in over.arms:
        points = arm.sample(24)
        for a, b in pairwise(points):
            far = min(apart(a, p) for p in below)
            if apart(a, b) > 0.01 and (best is None or far < best[0]):
                best = (far, a, degrees(atan2(b[1] - a[1], b[0] - a[0])))
    if best is None or best[0] > 3 or any(apart(best[1], p) < 9 for p in ends):
        return None
    return best[1], best[2]


def deck(spot: tuple[Point, float], long: float) -> str:
    """Return a stone bridge, to be drawn before the road on it."""
    body = shape(
        f"M{-long}-6.8Q0-5.4 {long}-6.8V6.8Q0 5.4 {-long} 6.8Z", fill="wall", line="wall-line", width=1
    )
    return place(spot[0], body, spot[1])


def crossings(layout: Plan) -> tuple[str, list[Way]]:
    """Return bridges over rivers, other lines and roads, and the roads that lie on top of other roads."""
    lanes = [w for w in layout.ways if w.kind == "road"]
    waters = [w for w in layout.ways if w.kind != "road"]
    parts = [deck(spot, 10) for way in lanes for water in waters if (spot := meeting(way, water))]
    upper = []
    for a, b in layout.tile.crosses:
        pair = [w for w in lanes if w.index in (a, b)]
        if len(pair) == 2 and (spot := meeting(pair[1], pair[0])):
            parts.append(deck(spot, 10))
            upper.append(pair[1])
    more = merged().tile(layout.tile.id).deck
    if more:
        at, heading, long = more
        parts.append(deck((turn(at, layout.quarters), heading + 90 * layout.quarters), long))
    return "".join(parts), upper


def mouths(layout: Plan) -> str:
    """Return tunnel mouths where a road goes under a city or a field."""
    found: list[tuple[Point, float]] = []
    tile = layout.tile
    for way in layout.ways:
        if way.kind != "road" or way.index is None:
            continue
        if tile.segments[way.index].has("tunnel"):
            ends = [arm for arm in way.arms if all(apart(arm.end, g.at) > 5 for g in layout.gates)]
            found += [
                (arm.end, degrees(atan2(arm.end[1] - arm.start[1], arm.end[0] - arm.start[0])))
                for arm in ends
            ]
    arch = shape("M-2-7.4H5V7.4H-2Z", fill="wall", line="wall-line", width=1) + shape(
        "M-2-4.2A5 4.4 0 0 1-2 4.2Z", fill="line"
    )
    return "".join(place(p, arch, turn) for p, turn in found)
