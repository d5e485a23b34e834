"""Draws cities: floor, crenellated wall, towers and little roofs in rows along the wall."""

from __future__ import annotations

from math import atan2, degrees

from rules.art.draw.houses import greens, houses, roofs, roomy
from rules.art.svg.curves import Curve, Point, along, apart, circle, length, nearest, offset, pair, polygon
from rules.art.svg.ink import at as place
from rules.art.svg.ink import shape, tag
from rules.art.tile.parts import merged
from rules.art.tile.plan import City, Gate, Plan, Study

THICK = 4.6


def inner(wall: Curve, by: float = THICK) -> list[Point]:
    """The wall's line so far inside the city."""
    return offset(wall.sample(7), by)


def floor(city: City) -> str:
    """The ground within the walls."""
    points: list[Point] = []
    for part, wall in city.parts:
        points += inner(part) if wall else [part.start, part.end]
    return polygon(points)


def open_line(points: list[Point]) -> str:
    return "M" + "L".join(pair(p) for p in points)


def _narrow(city: City, line: str, name: str) -> str:
    """Walls of a city that tapers to a corner: drawn as a broad line cut off at the city's outline."""
    clip = {"clip_path": f"url(#{name})"}
    return "".join(
        [
            tag("clipPath", tag("path", d=city.d), id=name),
            shape(line, line="wall-line", width=6.4, stroke_dasharray="4.4 2.4"),
            shape(line, line="wall", width=4.6, stroke_dasharray="2.8 4", stroke_dashoffset="-0.8"),
            shape(city.d, fill="town"),
            tag(
                "g",
                shape(line, line="town-line", width=2 * THICK + 1)
                + shape(line, line="wall", width=2 * THICK - 1),
                **clip,
            ),
            shape(line, line="wall-line", width=1.1),
        ]
    )


def walls(city: City, name: str = "") -> str:
    """The city's ground and walls; ``name`` is an id for the clip of a city that tapers."""
    line = "".join(w.d() for w in city.walls)
    if name:
        return _narrow(city, line, name)
    inside_line = "".join(open_line(inner(w)) for w in city.walls)
    return "".join(
        [
            shape(line, line="wall-line", width=6.4, stroke_dasharray="4.4 2.4"),
            shape(line, line="wall", width=4.6, stroke_dasharray="2.8 4", stroke_dashoffset="-0.8"),
            shape(city.d, fill="wall"),
            shape(line, line="wall-line", width=1.1),
            shape(floor(city), fill="town"),
            shape(inside_line, line="town-line", width=1),
        ]
    )


def square(study: Study, city: City) -> str:
    """A paved square with a fountain."""
    if not roomy(study, city):
        return ""
    p = study.stands[city.index]
    return (
        shape(circle(p, 8), fill="yard", line="town-line", width=0.8)
        + shape(circle(p, 2.4), fill="wall", line="wall-line", width=0.8)
        + shape(circle(p, 1.2), fill="river")
    )


def towers(spots: list[Point]) -> str:
    """Round wall towers with pointed roofs."""
    base = "".join(circle(p, 4.3) for p in spots)
    roof = "".join(circle(p, 2.7) for p in spots)
    shine = "".join(f"M{pair(p)}l-2-1.8a2.7 2.7 0 0 1 3.6-.3z" for p in spots)
    return (
        shape(base, fill="wall", line="wall-line", width=1)
        + shape(roof, fill="roof-3")
        + shape(shine, fill="roof-2")
    )


def tower_spots(layout: Plan, city: City) -> list[Point]:
    """Towers stand beside the gates and along stretches of wall without one."""
    spots = []
    for wall in city.walls:
        points = inner(wall, THICK / 2)
        whole = length(points)
        gates = [g for g in layout.gates if nearest(wall.sample(), g.at)[0] < 4]
        for share in (0.5,) if whole < 125 else (0.3, 0.7):
            p = along(points, share * whole)[0]
            if all(apart(p, g.at) > 16 for g in gates):
                spots.append(p)
    for gate in layout.gates:
        if gate.city == city.index:
            x, y = gate.at[0] - gate.out[0] * THICK / 2, gate.at[1] - gate.out[1] * THICK / 2
            spots += [(x + s * 7.6 * -gate.out[1], y + s * 7.6 * gate.out[0]) for s in (1, -1)]
    return [p for p in spots if 5 < p[0] < 95 and 5 < p[1] < 95]


def gate_house(gate: Gate) -> str:
    """The doorway between the two towers, and what the gate has besides."""
    turn = degrees(atan2(gate.out[1], gate.out[0]))
    parts = [merged().gates[gate.fitting]()] if gate.fitting else []
    parts.append(shape("M-4.6-4.6H.4V4.6H-4.6Z", fill="wall-lo", line="wall-line", width=0.8))
    parts.append(shape("M-3.4-4.2H-.8V4.2H-3.4Z", fill="wood-lo"))
    return place(gate.at, "".join(parts), turn)


def town(study: Study, city: City) -> str:
    """One city without its gates, which belong on top of the roads."""
    tile, built = study.tile, houses(study, city)
    name = f"{tile.symbol}-{city.index}" if study.plan.special else ""
    return (
        walls(city, name)
        + square(study, city)
        + greens(study, city, built)
        + roofs(built, f"{tile.id} roofs {city.index}")
    )


def gates(layout: Plan) -> str:
    """All gates and towers of a tile, on top of the roads."""
    spots = [p for city in layout.cities + layout.walled for p in tower_spots(layout, city)]
    return "".join(gate_house(g) for g in layout.gates) + (towers(spots) if spots else "")
