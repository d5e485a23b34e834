"""Where figures stand: one point for each segment, inside it, away from edges and from each other."""

from __future__ import annotations

from functools import cache

from rules.art.svg.curves import Point, apart
from rules.art.tile.data import Tile
from rules.art.tile.layout import plan
from rules.art.tile.raster import SIZE, survey

FIGURE = 27.0  # figures of neighbouring segments keep at least this distance where there is room
RIM = 13.0


def candidates(tile: Tile, index: int) -> list[tuple[Point, float]]:
    """Places where a figure on this segment may stand, with the room around each."""
    layout, chart = plan(tile), survey(tile)
    segment = tile.segments[index]
    site = next((s for s in layout.sites if s.index == index), None)
    if site is not None:
        return [(site.at, 14.0)]
    if segment.kind in ("road", "river"):
        points = [p for arm in layout.way(index).arms for p in arm.sample(12 if segment.spots else 8)]
        own = [p for p in points if chart.owner_at(*p) == index] or points
        return [(p, 4.0) for p in own]
    found = [
        ((x + 0.5, y + 0.5), chart.room_at(x, y))
        for y in range(8, SIZE - 7, 3)
        for x in range(8, SIZE - 7, 3)
        if chart.owner_at(x, y) == index
    ]
    if segment.has("cathedral"):  # it stands in the middle
        found = [o for o in found if apart(o[0], (50, 50)) > 33]
    return found or [((50.0, 50.0), 0.0)]


def value(at: Point, room: float, others: list[Point], heart: Point) -> float:
    """How good a place is: room, distance to the rim and to other figures, nearness to the middle."""
    rim = min(at[0], at[1], 100 - at[0], 100 - at[1])
    near = min([apart(at, o) for o in others], default=FIGURE)
    return min(room, 15) - 1.6 * max(0.0, RIM - rim) - 1.5 * max(0.0, FIGURE - near) - 0.07 * apart(at, heart)


def _heart(places: list[tuple[Point, float]]) -> Point:
    return sum(p[0] for p, _ in places) / len(places), sum(p[1] for p, _ in places) / len(places)


@cache
def stands(tile: Tile) -> tuple[Point, ...]:
    """One point for each segment in the catalogue's order, then one for the garden if the tile has one."""
    options = {i: candidates(tile, i) for i in range(len(tile.segments))}
    order = sorted(
        options, key=lambda i: (tile.segments[i].kind not in ("monastery", "shrine"), len(options[i]))
    )
    if "garden" in tile.features:
        options[len(order)] = [o for i in tile.of_kind("field") for o in options[i]]
        order.append(len(order))
    chosen: dict[int, Point] = {}
    hearts = {i: _heart(options[i]) for i in order}
    for _ in range(4):
        for i in order:
            others = [p for j, p in chosen.items() if j != i]
            chosen[i] = max(options[i], key=lambda o: value(o[0], o[1], others, hearts[i]))[0]
    if "garden" in tile.features:
        _share(tile, options, chosen)
    return tuple((round(p[0], 1), round(p[1], 1)) for _, p in sorted(chosen.items()))


def _share(tile: Tile, options: dict[int, list[tuple[Point, float]]], chosen: dict[int, Point]) -> None:
    """Moves a garden and the nearest field's figure together, so that neither is pushed into a corner."""
    garden = len(tile.segments)
    field = min(tile.of_kind("field"), key=lambda i: apart(chosen[i], chosen[garden]))
    others = [p for j, p in chosen.items() if j not in (garden, field)]
    heart = _heart(options[field])
    beds = [(p, value(p, room, others, heart)) for p, room in options[garden][::2]]
    feet = [(p, value(p, room, others, heart)) for p, room in options[field][::2]]
    pairs = ((a + b - 1.5 * max(0.0, FIGURE - apart(p, q)), p, q) for p, a in beds for q, b in feet)
    _, chosen[garden], chosen[field] = max(pairs)


def spare(
    tile: Tile, owners: set[int], keep: list[tuple[Point, float]], size: float, around: Point | None = None
) -> Point | None:
    """A place for a mark of this radius within these segments, clear of the discs to keep free."""
    chart = survey(tile)
    best: tuple[float, Point] | None = None
    for y in range(4, SIZE - 3, 2):
        for x in range(4, SIZE - 3, 2):
            if chart.owner_at(x, y) not in owners:
                continue
            room = chart.room_at(x, y)
            at = (x + 0.5, y + 0.5)
            gap = min([apart(at, p) - r - size for p, r in keep] or [9.0])
            rim = min(at[0], at[1], 100 - at[0], 100 - at[1])
            worth = 5 * min(room - size, 1) - 15 * max(0.0, size - rim) + 4 * min(gap, 0) + 0.25 * min(gap, 6)
            worth += 0.1 * min(room, 20) - (0.15 * apart(at, around) if around else 0)
            if best is None or worth > best[0]:
                best = (worth, at)
    return best[1] if best else None
