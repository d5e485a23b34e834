"""The geometry of the tiles for the browser: where figures stand and what to highlight."""

from __future__ import annotations

from collections.abc import Iterable
from math import atan2, degrees
from typing import Any

from rules.art.svg.curves import circle
from rules.art.svg.palette import palettes
from rules.art.tile.data import designs
from rules.art.tile.outline import ribbon, trace
from rules.art.tile.parts import merged
from rules.art.tile.plan import BESIDE_CHURCH, Gate
from rules.art.tile.study import layout_of, study
from rules.art.tile.tile import EDGES, Tile


def outline(tile: Tile, index: int) -> str:
    """Return the closed path of a segment's area."""
    layout, segment = layout_of(tile), tile.segments[index]
    if segment.kind == "city":
        return layout.city(index).d
    if segment.kind == "walled":
        return layout.walled[[c.index for c in layout.walled].index(index)].d
    if segment.kind in merged().lands:
        return layout.land(index).d
    if segment.kind in merged().line_kinds():
        return ribbon(layout.way(index))
    if segment.kind in merged().building_kinds():
        if any(segment.has(key) for key in merged().whole):
            return "M0 0H100V100H0Z"
        site = next(s for s in layout.sites if s.index == index)
        return circle(site.at, site.radius)
    return trace(study(tile).chart.owner, index)


def line(tile: Tile, index: int) -> str | None:
    """Return what shows who holds a segment: a city's walls, the middle of a road or canal; else None."""
    layout, kind = layout_of(tile), tile.segments[index].kind
    if kind == "city":
        return "".join(wall.d() for wall in layout.city(index).walls)
    if kind != "road" and kind not in merged().lines:
        return None
    return "".join(arm.d() for arm in layout.way(index).arms)


def edges(tile: Tile) -> str:
    """Return letters for N, E, S, W: C city, R road, I river, F field, W walled city, ? any."""
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
    """Return one tile's geometry."""
    known = study(tile)
    points = known.stands
    segments: list[dict[str, Any]] = [
        {"kind": s.kind, "spots": list(s.spots), "at": list(points[i]), "path": outline(tile, i)}
        for i, s in enumerate(tile.segments)
    ]
    for i, segment in enumerate(segments):
        if (drawn := line(tile, i)) is not None:
            segment["line"] = drawn
    for site in known.plan.sites:
        if site.kind == "monastery" and site.index is not None:
            segments[site.index]["shift"] = list(BESIDE_CHURCH)
    for mark in known.marks:
        art = merged().mark(mark.name)
        if art.where == "figure" or art.carries:
            path = circle(mark.at, mark.size)
            segments.append({"kind": mark.kind, "spots": [], "at": list(mark.at), "path": path})
    found = {
        "symbol": tile.symbol,
        "set": tile.set_id,
        "edges": edges(tile),
        "segments": segments,
        "marks": list(tile.features),
    }
    fitted = [gate for gate in known.plan.gates if gate.fitting]
    return {**found, "gates": [_gate(gate) for gate in fitted]} if fitted else found


def _gate(gate: Gate) -> dict[str, Any]:
    """Return a gate with more than a doorway.

    Its city's segment, its place, and which way it looks in degrees.
    """
    turn = round(degrees(atan2(gate.out[1], gate.out[0])))
    return {"city": gate.city, "at": [round(part, 1) for part in gate.at], "turn": turn}


def geometry(sets: Iterable[str]) -> dict[str, Any]:
    """Return the geometry of every design of these sets, in tile units (100 to a side) at rotation 0.

    ``{"size": 100, "tiles": {id: {"symbol", "edges", "segments": [...], "marks"}}}``, each segment
    ``{"kind", "spots", "at", "path"}``; segments in the catalogue's order, then a
    pseudo segment for a mark on which figures stand. Cities, roads and lines of expansions have a ``line``
    besides: their walls, or the middle of the road or line. Where a segment has a ``shift``, figures stand so
    far from ``at``, whichever way the tile lies. Tiles with gates of a special kind have ``gates``
    besides, each ``{"city": index of the segment, "at", "turn"}``. See :mod:`rules.art.svg.palette` for
    ``palettes``.
    """
    return {"size": 100, "palettes": palettes(), "tiles": {tile.id: describe(tile) for tile in designs(sets)}}
