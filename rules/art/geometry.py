"""The geometry of the tiles for the browser: where figures stand and what to highlight."""

from __future__ import annotations

from collections.abc import Iterable
from math import atan2, degrees
from typing import Any

from rules.art.svg.curves import circle
from rules.art.svg.palette import palettes
from rules.art.tile.data import EDGES, Tile, designs
from rules.art.tile.outline import ribbon, trace
from rules.art.tile.parts import merged
from rules.art.tile.plan import Gate
from rules.art.tile.study import study


def outline(tile: Tile, index: int) -> str:
    """The closed path of a segment's area."""
    layout, segment = study(tile).plan, tile.segments[index]
    if segment.kind == "city":
        return layout.city(index).d
    if segment.kind == "walled":
        return layout.walled[[c.index for c in layout.walled].index(index)].d
    if segment.kind in ("road", "river"):
        return ribbon(layout.way(index))
    if segment.kind in ("monastery", "shrine"):
        if any(segment.has(key) for key in merged().whole):
            return "M0 0H100V100H0Z"
        site = next(s for s in layout.sites if s.index == index)
        return circle(site.at, site.radius)
    return trace(study(tile).chart.owner, index)


def edges(tile: Tile) -> str:
    """Letters for N, E, S, W: C city, R road, I river, F field, W walled city, ? any."""
    letters = {"city": "C", "road": "R", "river": "I"}
    found = dict.fromkeys(EDGES, "?")
    for segment in tile.segments:
        for spot in segment.spots:
            if segment.kind in letters:
                found[spot] = letters[segment.kind]
            elif found[spot[0]] == "?":
                found[spot[0]] = "W" if segment.kind == "walled" else "F"
    return "".join(found[e] for e in EDGES)


def describe(tile: Tile) -> dict[str, Any]:
    """One tile's geometry."""
    known = study(tile)
    points = known.stands
    segments = [
        {"kind": s.kind, "spots": list(s.spots), "at": list(points[i]), "path": outline(tile, i)}
        for i, s in enumerate(tile.segments)
    ]
    for mark in known.marks:
        if merged().mark(mark.name).where == "figure":
            path = circle(mark.at, mark.size)
            segments.append({"kind": mark.kind, "spots": [], "at": list(mark.at), "path": path})
    found = {"symbol": tile.symbol, "edges": edges(tile), "segments": segments, "marks": list(tile.features)}
    fitted = [gate for gate in known.plan.gates if gate.fitting]
    return {**found, "gates": [_gate(gate) for gate in fitted]} if fitted else found


def _gate(gate: Gate) -> dict[str, Any]:
    """A gate with more than a doorway: its city's segment, its place, and which way it looks in degrees."""
    turn = round(degrees(atan2(gate.out[1], gate.out[0])))
    return {"city": gate.city, "at": [round(part, 1) for part in gate.at], "turn": turn}


def geometry(sets: Iterable[str]) -> dict[str, Any]:
    """The geometry of every design of these sets, in tile units (100 to a side) at rotation 0.

    ``{"size": 100, "tiles": {id: {"symbol", "edges", "segments": [...], "marks"}}}``, each segment
    ``{"kind", "spots", "at", "path"}``; segments in the catalogue's order, then a
    pseudo segment for a mark on which figures stand. Tiles with gates of a special kind have ``gates``
    besides, each ``{"city": index of the segment, "at", "turn"}``. See :mod:`rules.art.svg.palette` for
    ``palettes``.
    """
    return {"size": 100, "palettes": palettes(), "tiles": {tile.id: describe(tile) for tile in designs(sets)}}
