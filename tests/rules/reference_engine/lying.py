"""Monasteries of a region: monks and lying abbots on one tile (clauses MONAS)."""

from __future__ import annotations

from tests.rules.reference_engine.board import Area, Board, Figure, Land, holders
from tests.rules.reference_engine.sheet import ACROSS, Node
from tests.rules.reference_engine.values import Entry, entry

WAYS = ("monastery", "abbacy")


def lying_at(land: Land, node: Node) -> Node | None:
    """Return the lying abbots' place of the building that a segment is, if it has one."""
    regional = land.parts[node].raw.get("regional")
    return land.by_name[node[0], node[1], "abbacy"] if regional else None


def within(land: Land, area: Area) -> list[Figure]:
    """Return the followers in a feature; in such a building those of both ways (MONAS-6)."""
    x, y, _ = area.nodes[0]
    if area.kind not in WAYS or (x, y, "abbacy") not in land.by_name:
        return area.followers
    return [figure for way in WAYS for figure in land.area[land.by_name[x, y, way]].followers]


def seal(board: Board, land: Land, completed: list[Area]) -> list[Area]:
    """Return what is completed; with lying abbots only a building never is (MONAS-11)."""
    closed = [area for area in completed if within(land, area) and not area.followers]
    if closed:
        board.sealed |= {area.nodes[0] for area in closed}
        board.changed()
    return [area for area in completed if area not in closed]


def lying_abbots(land: Land) -> list[Entry]:
    """Return the points for rows and columns at the end (MONAS-13 to MONAS-18)."""
    return [
        e
        for area in land.areas
        if area.kind == "abbacy" and area.followers
        for seat in holders(land, area)
        for e in entry(seat, "abbacy", _tiles(land, area.nodes[0]), land.home(area))
    ]


def _tiles(land: Land, node: Node) -> int:
    found = 1
    for dx, dy, _ in ACROSS.values():
        x, y = node[0] + dx, node[1] + dy
        while (x, y) in land.tiles:
            found, x, y = found + 1, x + dx, y + dy
    return found
