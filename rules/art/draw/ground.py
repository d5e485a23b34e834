"""Draws what lies flat on a tile and is cut at its edges: rivers, roads, towns' ground, yards, moats."""

from __future__ import annotations

from math import atan2, degrees

from rules.art.draw import church, ways
from rules.art.draw.level import Level
from rules.art.draw.walls import shadow
from rules.art.svg.curves import Point, circle
from rules.art.svg.ink import at as place
from rules.art.svg.ink import shape, tag
from rules.art.tile.parts import merged
from rules.art.tile.plan import City, Gate, Plan, Study, Way


def seams() -> str:
    """Return the hairline round a tile, and the light along its north and west edges."""
    frame = shape("M0 0H100V100H0Z", line="tileline", width=0.6, stroke_opacity=".38")
    return frame + shape("M.6 100V.6H100", line="white", width=0.6, stroke_opacity=".16")


def ground(known: Study, level: Level) -> str:
    """Return the flat part of a drawing. Fields are left open: the land shows through."""
    layout = known.plan
    lanes = [w for w in layout.ways if w.kind == "road"]
    decks, upper = ways.crossings(layout)
    under = [way for way in lanes if _below_a_city(layout, way)]
    lower = [way for way in lanes if way not in upper and way not in under]
    cities = layout.cities + layout.walled
    return "".join(
        [
            ways.rivers(layout, [w for w in layout.ways if w.kind == "river"], level),
            ways.lines(layout, level),
            ways.roads(layout, under, level, squares=False),
            *(shadow(city, level) for city in cities),
            *(town(known, city) for city in cities),
            "" if upper else decks,
            ways.roads(layout, lower, level),
            *(merged().lands[layout.tile.segments[land.index].kind](land) for land in layout.lands),
            *(moat(gate) for gate in layout.gates),
            decks if upper else "",
            ways.roads(layout, upper, level, squares=False),
            *(church.yard(site.at) for site in layout.sites if site.kind == "monastery"),
            seams(),
        ]
    )


def _below_a_city(layout: Plan, way: Way) -> bool:
    segments = layout.tile.segments
    return any(
        way.index in pair and segments[sum(pair) - (way.index or 0)].kind == "city"
        for pair in layout.tile.crosses
    )


def town(known: Study, city: City) -> str:
    """Return the ground within the walls, with a paved disc wherever a figure or a mark stands."""
    discs: list[tuple[Point, float]] = [(known.stands[city.index], 7.5)]
    discs += [
        (mark.at, mark.size * 0.95) for mark in known.marks if known.chart.owner_at(*mark.at) == city.index
    ]
    paved = "".join(circle(at, size) for at, size in discs)
    return tag("path", d=city.d, fill="url(#a-town)") + shape(paved, fill="plaza", fill_opacity=".85")


def moat(gate: Gate) -> str:
    """Return what a gate has besides its doorway, flat before it."""
    if not gate.fitting:
        return ""
    return place(gate.at, merged().gates[gate.fitting](), degrees(atan2(gate.out[1], gate.out[0])))
