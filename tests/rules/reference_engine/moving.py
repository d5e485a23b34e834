"""Which figures go over a drawbridge, and where wagons may go on to (DRAW-10..33, WAGON-4..20)."""

from __future__ import annotations

from tests.rules.reference_engine.board import Area, Figure, Land, led
from tests.rules.reference_engine.lying import lying_at, within
from tests.rules.reference_engine.sheet import ABBEY, ACROSS, Cell, Node, Raw, entries

MAY_CROSS = ("meeple", "big", "wagon", "phantom", "ringmaster")
# Meeting points of a tile at which a wagon may step from one segment to another.
STEPS_AT = ("village", "city", "monastery", "shrine", "inside", "branch", "well")
GOALS = ("road", "city", "monastery", "shrine", "abbacy")


def gates_down(land: Land, road: Area) -> list[Area]:
    """Return the open cities behind the drawbridges of a completed road (DRAW-12, DRAW-32, DRAW-35)."""
    found: list[Area] = []
    for x, y, index in road.nodes:
        for way, city in entries()[land.tiles[x, y][0]].get("drawbridges", []):
            area = land.area[x, y, city]
            if way == index and area.kind == "city" and not area.complete and area not in found:
                found.append(area)
    return found


def may_use_gates(land: Land, road: Area) -> list[int]:
    """Return the seats that may send followers over (DRAW-14, DRAW-22)."""
    best = led(land, road, road.figures)
    return best if len(best) == 1 or land.options["drawbridge.tie"] == "each-tied" else []


def crossings(
    land: Land, road: Area, targets: list[Area], seat: int, dragon: Cell | None = None
) -> list[Raw]:
    """Return every way of every follower that a seat may send over, none to the dragon (DRAGON-5).

    Two of a kind at one spot, where COUNT-26 may bring them, are one choice.
    """
    alike = {(figure.piece, figure.node): figure for figure in road.of(seat)}
    return [
        {
            "type": "cross_drawbridge",
            "piece": figure.piece,
            "from": _at(land, figure),
            "to": land.on(city, (x, y)),
        }
        for figure in alike.values()
        if figure.piece in MAY_CROSS
        for city in targets
        for y, x in city.cells
        if (x, y) != dragon
    ]


def _at(land: Land, figure: Figure) -> Raw:
    return {"x": figure.node[0], "y": figure.node[1], "feature": land.name(figure.node)}


def wagon_goals(land: Land, wagon: Figure) -> list[Area]:
    """Return the features that a wagon may go on to (WAGON-5).

    Connected or near, incomplete and unoccupied.
    """
    near = land.options["wagon.move"] == "nearby"
    reached = _nearby(land, wagon) if near else _connected(land, land.area[wagon.node])
    return [
        area
        for area in land.areas
        if area in reached and area.kind in GOALS and not area.complete and not within(land, area)
        if not area.sealed
    ]


def _nearby(land: Land, wagon: Figure) -> list[Area]:
    """WAGON-20: anything on its tile or the eight around."""
    x, y, _ = wagon.node
    return [area for (i, j, _), area in land.area.items() if max(abs(i - x), abs(j - y)) <= 1]


def _connected(land: Land, start: Area) -> list[Area]:
    """Return what a step leads to, access roads not counted as steps (WAGON-6..11)."""
    found: list[Area] = []
    seen = {start: True}
    todo = [start]
    for here in todo:
        for other, well in _steps(land, here):
            # Cities are joined by access roads only (WAGON-7), and never over a well (WAGON-11).
            if {here.kind, other.kind} == {"city"} or (well and "road" not in (here.kind, other.kind)):
                continue
            if other in seen:
                continue
            seen[other] = True
            if other.kind == "access":
                todo.append(other)
            else:
                found.append(other)
    return found


def _steps(land: Land, area: Area) -> list[tuple[Area, bool]]:
    """Return the features met on the tiles of one, and whether at a well."""
    found = []
    for node in area.nodes:
        cell = node[:2]
        for junction in entries()[land.tiles[cell][0]].get("junctions", []):
            joins: list[Node] = [(*cell, index) for index in junction["joins"]]
            if node in joins and junction["crossing"] in STEPS_AT and junction.get("wagon", True):
                joins += [lying for n in joins if (lying := lying_at(land, n)) is not None]
                found += [(land.area[n], junction["crossing"] == "well") for n in joins if n != node]
        found += [(other, False) for other in _over_the_wall(land, node)]
    return found


def _over_the_wall(land: Land, node: Node) -> list[Area]:
    """Return an abbey and the roads and cities that it closes (WAGON-6)."""
    x, y, _ = node
    if land.tiles[x, y][0] == ABBEY:
        found = []
        for dx, dy, facing in ACROSS.values():
            for kind in ("road", "city"):
                other = land.at.get((x + dx, y + dy, kind, facing))
                if other is not None:
                    found.append(land.area[other])
        return found
    closed = []
    for edge in land.parts[node].spots:
        if edge in ACROSS:
            dx, dy, _ = ACROSS[edge]
            beyond = (x + dx, y + dy)
            if land.tiles.get(beyond, ("",))[0] == ABBEY:
                closed.append(land.area[(*beyond, 0)])
    return closed
