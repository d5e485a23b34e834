"""Which segment owns which square unit of a tile: fields are what the lines and buildings leave over."""

from __future__ import annotations

from collections import deque

from rules.art.svg.curves import Point, offset
from rules.art.tile.parts import merged
from rules.art.tile.plan import HALF, SIZE, Chart, Plan
from rules.art.tile.tile import Tile

OPEN, BLOCKED, BORDER = -1, -2, -3
Cell = int  # y * SIZE + x


def fill(cells: list[int], outline: list[Point], owner: int) -> None:
    """Give the cells inside a polygon to an owner (scan line by scan line)."""
    for y in range(SIZE):
        at, hits = y + 0.5, []
        for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1], strict=True):
            if (ay > at) != (by > at):
                hits.append(ax + (at - ay) / (by - ay) * (bx - ax))
        hits.sort()
        for a, b in zip(hits[::2], hits[1::2], strict=False):
            for x in range(max(0, round(a)), min(SIZE, round(b))):
                cells[y * SIZE + x] = owner


def band(points: list[Point], half: float) -> list[Point]:
    """Return a polyline as a polygon so wide to either side."""
    return offset(points, half) + offset(points, -half)[::-1]


def disc(cells: list[int], at: Point, radius: float, owner: int, only: int | None = None) -> None:
    """Give the cells of a disc to an owner; with ``only``, just those that had this one."""
    for y in range(max(0, int(at[1] - radius)), min(SIZE, int(at[1] + radius) + 1)):
        for x in range(max(0, int(at[0] - radius)), min(SIZE, int(at[0] + radius) + 1)):
            near = (x + 0.5 - at[0]) ** 2 + (y + 0.5 - at[1]) ** 2 <= radius * radius
            if near and (only is None or cells[y * SIZE + x] == only):
                cells[y * SIZE + x] = owner


def paint(layout: Plan) -> list[int]:
    """Return everything but the fields."""
    cells = [OPEN] * (SIZE * SIZE)
    tile = layout.tile
    roads = [w for w in layout.ways if w.kind == "road"]
    others = [w for w in layout.ways if w.kind != "road"]
    for way in others + roads:
        for arm in way.arms:
            fill(cells, band(arm.sample(16), way.half), BLOCKED if way.index is None else way.index)
    for city in layout.cities + layout.walled + layout.lands:
        fill(cells, city.outline(), city.index)
        if layout.special:  # where it tapers to a corner, its wall still parts the fields
            for wall in city.walls:
                fill(cells, band(wall.sample(24), 0.9), city.index)
    for site in layout.sites:
        if site.index is not None or site.kind not in ("village", "well", "dead-end"):
            disc(cells, site.at, site.radius, BLOCKED if site.index is None else site.index)
        else:  # a small square of the road itself
            disc(cells, site.at, site.radius, BLOCKED, only=OPEN)
    over = [w for w in roads if any(w.index in pair for pair in tile.crosses)]
    for way in over:  # for its figure's place only: a road that passes a city stays visible
        for arm in way.arms:
            fill(cells, band(arm.sample(16), way.half - 1), BLOCKED if way.index is None else way.index)
    return cells


def areas(cells: list[int]) -> list[list[Cell]]:
    """Return the connected areas of cells that nobody owns yet."""
    seen = [False] * len(cells)
    found = []
    for start in range(len(cells)):
        if cells[start] != OPEN or seen[start]:
            continue
        seen[start] = True
        area, queue = [start], deque([start])
        while queue:
            cell = queue.popleft()
            x, y = cell % SIZE, cell // SIZE
            for n in (
                (cell - 1) if x else -1,
                (cell + 1) if x < SIZE - 1 else -1,
                cell - SIZE if y else -1,
                cell + SIZE if y < SIZE - 1 else -1,
            ):
                if n >= 0 and cells[n] == OPEN and not seen[n]:
                    seen[n] = True
                    area.append(n)
                    queue.append(n)
        found.append(area)
    return found


PROBES = {
    "NL": (25, 0),
    "NR": (74, 0),
    "EL": (99, 25),
    "ER": (99, 74),
    "SL": (74, 99),
    "SR": (25, 99),
    "WL": (0, 74),
    "WR": (0, 25),
}


def settle(tile: Tile, cells: list[int]) -> list[frozenset[str]]:
    """Give the open areas to the catalogue's fields: by half-edges, enclosed ones by size and place."""
    strays, enclosed = [], []
    owners = {h: i for i in tile.of_kind("field") for h in tile.segments[i].spots}
    for area in areas(cells):
        held = set(area)
        spots = frozenset(h for h, (x, y) in PROBES.items() if y * SIZE + x in held)
        fields = {owners[h] for h in spots if h in owners}
        if len(fields) == 1 and spots <= owners.keys():
            for cell in area:
                cells[cell] = next(iter(fields))
        elif spots:
            strays.append(spots)
            _split(area, cells, {h: owners[h] for h in spots if h in owners})
        else:
            enclosed.append(area)
    _enclosed(tile, cells, enclosed)
    return strays


def _split(area: list[Cell], cells: list[int], owners: dict[str, int]) -> None:
    for cell in area:
        x, y = cell % SIZE, cell // SIZE
        near = min(owners, key=lambda h: (PROBES[h][0] - x) ** 2 + (PROBES[h][1] - y) ** 2, default=None)
        cells[cell] = owners[near] if near else BLOCKED


def _enclosed(tile: Tile, cells: list[int], enclosed: list[list[Cell]]) -> None:
    """Give enclosed areas to fields in the catalogue's order; areas beyond their number go to neighbours."""
    names = [i for i in tile.of_kind("field") if not tile.segments[i].spots]
    areas_ = sorted((a for a in enclosed if len(a) > 30), key=lambda a: sum(a) / len(a))
    order = merged().tile(tile.id).enclosed
    if order:
        areas_ = [areas_[i] for i in order]
    for k, area in enumerate(areas_):
        owner = names[k * len(names) // len(areas_)] if names else BLOCKED
        for cell in area:
            cells[cell] = owner
    for area in enclosed:
        if len(area) <= 30:
            for cell in area:
                cells[cell] = BLOCKED


def distances(cells: list[int]) -> list[float]:
    """Return for each square of 2 by 2 units the distance to other owners and the border (chamfer 2, 2.8)."""
    wide = HALF + 2
    rim = [BORDER] * wide
    rows = (cells[k : k + SIZE : 2] for k in range(SIZE, len(cells), 2 * SIZE))
    own = rim + [c for row in rows for c in (BORDER, *row, BORDER)] + rim
    room = [99.0] * len(own)
    inner = [y * wide + x for y in range(1, HALF + 1) for x in range(1, HALF + 1)]
    for order, sign in ((inner, -1), (inner[::-1], 1)):
        steps = ((sign, 2.0), (sign * wide, 2.0), (sign * (wide + 1), 2.8), (sign * (wide - 1), 2.8))
        for at in order:
            mine = own[at]
            found = [room[at + step] + cost if own[at + step] == mine else 1.0 for step, cost in steps]
            room[at] = min(room[at], *found)
    return [room[at] for at in inner]


def survey(layout: Plan) -> Chart:
    """Return the finished map of a tile."""
    cells = paint(layout)
    strays = settle(layout.tile, cells)
    return Chart(cells, distances(cells), strays)
