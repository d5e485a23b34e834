"""Where figures stand: one point for each segment, inside it, away from edges and from each other."""

from __future__ import annotations

from rules.art.svg.curves import Point, apart
from rules.art.tile.parts import merged
from rules.art.tile.plan import SIZE, Chart, Plan, feet
from rules.art.tile.tile import Segment

FIGURE = 27.0  # figures of neighbouring segments keep at least this distance where there is room
RIM = 13.0


def candidates(layout: Plan, chart: Chart, index: int) -> list[tuple[Point, float]]:
    """Return places where a figure on this segment may stand, with the room around each."""
    segment = layout.tile.segments[index]
    site = next((s for s in layout.sites if s.index == index), None)
    if site is not None:
        return [(site.at, 14.0)]
    if segment.kind in merged().line_kinds():
        points = [p for arm in layout.way(index).arms for p in arm.sample(12 if segment.spots else 8)]
        own = [p for p in points if chart.owner_at(*p) == index] or points
        return [(p, 4.0) for p in own]
    found = [
        ((x + 0.5, y + 0.5), chart.room_at(x, y))
        for y in range(8, SIZE - 7, 3)
        for x in range(8, SIZE - 7, 3)
        if chart.owner_at(x, y) == index
    ]
    if _has_middle(segment):
        found = [o for o in found if apart(o[0], (50, 50)) > 33]
    return found or [((50.0, 50.0), 0.0)]


def _has_middle(segment: Segment) -> bool:
    """Return whether a mark of the segment stands in the middle of the tile."""
    return any(art.where == "middle" and segment.has(name) for name, art in merged().marks.items())


def value(at: Point, room: float, others: list[Point], heart: Point) -> float:
    """Return how good a place is: room, distance to the rim and to other figures, nearness to the middle."""
    rim = min(at[0], at[1], 100 - at[0], 100 - at[1])
    near = min([apart(at, o) for o in others], default=FIGURE)
    return min(room, 15) - 1.6 * max(0.0, RIM - rim) - 1.5 * max(0.0, FIGURE - near) - 0.07 * apart(at, heart)


def _heart(places: list[tuple[Point, float]]) -> Point:
    return sum(p[0] for p, _ in places) / len(places), sum(p[1] for p, _ in places) / len(places)


def stands(layout: Plan, chart: Chart) -> tuple[Point, ...]:
    """Return a point for each segment in the catalogue's order, then one for a mark that holds figures."""
    tile = layout.tile
    options = {i: candidates(layout, chart, i) for i in range(len(tile.segments))}
    order = sorted(
        options,
        key=lambda i: (tile.segments[i].kind not in merged().building_kinds(), len(options[i])),
    )
    more = any(merged().mark(name).where == "figure" for name in tile.features)
    if more:
        options[len(order)] = [o for i in tile.of_kind("field") for o in options[i]]
        order.append(len(order))
    chosen: dict[int, Point] = {}
    hearts = {i: _heart(options[i]) for i in order}
    for _ in range(4):
        for i in order:
            others = _others(layout, chosen, i)
            chosen[i] = max(options[i], key=lambda o: value(o[0], o[1], others, hearts[i]))[0]
    if more:
        _share(layout, options, chosen)
    return tuple((round(p[0], 1), round(p[1], 1)) for _, p in sorted(chosen.items()))


def _others(layout: Plan, chosen: dict[int, Point], index: int) -> list[Point]:
    """Return where figures of other segments stand, as far as one of this segment keeps away from them."""
    others = {j: p for j, p in chosen.items() if j != index}
    segment = layout.tile.segments[index] if index < len(layout.tile.segments) else None
    if segment is not None and segment.kind == "road" and not segment.spots:
        return list(others.values())  # nobody stands on a way within the tile
    return [foot for j, p in others.items() for foot in feet(layout, j, p)]


def _share(layout: Plan, options: dict[int, list[tuple[Point, float]]], chosen: dict[int, Point]) -> None:
    """Move such a mark and the nearest field's figure together: neither is pushed into a corner."""
    tile = layout.tile
    mark = len(tile.segments)
    field = min(tile.of_kind("field"), key=lambda i: apart(chosen[i], chosen[mark]))
    others = [foot for j, p in chosen.items() if j not in (mark, field) for foot in feet(layout, j, p)]
    heart = _heart(options[field])
    beds = [(p, value(p, room, others, heart)) for p, room in options[mark][::2]]
    spots = [(p, value(p, room, others, heart)) for p, room in options[field][::2]]
    pairs = ((a + b - 1.5 * max(0.0, FIGURE - apart(p, q)), p, q) for p, a in beds for q, b in spots)
    _, chosen[mark], chosen[field] = max(pairs)
