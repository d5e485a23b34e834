"""How features join as tiles meet (ledger CONN, DONE).

Every spot points straight at its feature; when two features meet, the smaller one's spots are handed to the
larger one. So asking is free, and a whole game costs few hand-overs.
"""

from __future__ import annotations

from rules.board.features import Feature, Placed, Spot
from rules.tiles.design import LINED_KINDS, PLACELESS_KINDS, Segment
from rules.tiles.geometry import AROUND, STEPS, Cell, opposite


def merge(first: Feature, second: Feature) -> Feature:
    """Make one feature of two; the result keeps all figures of both (BASE-CONN-4)."""
    if first is second:
        return first
    if len(first.spots) < len(second.spots):
        first, second = second, first
    for spot in second.spots:
        spot.feature = first
    first.spots += second.spots
    first.open += second.open
    first.figures += second.figures
    return first


class Features:
    """All features of a board, kept up to date as tiles come."""

    __slots__ = ("_buildings", "touched")

    def __init__(self) -> None:
        self._buildings: dict[Cell, list[Spot]] = {}
        # Spots whose features the newest placement touched; only those can it complete (BASE-DONE-5).
        self.touched: list[Spot] = []

    def add(self, placed: Placed, neighbours: list[tuple[int, Placed]], cells: dict[Cell, Placed]) -> None:
        """Join a tile to what it meets. `neighbours` are (edge of the new tile, tile beyond it)."""
        self.touched = []
        for spot in placed.spots:
            kind, ports = spot.segment.kind, spot.segment.ports
            # A road that reaches no edge lies within its tile; no tile to come completes it.
            spot.feature = Feature(kind, spot, (len(ports) or 1) if kind in LINED_KINDS else 0)
            if kind in PLACELESS_KINDS:
                self._found(spot, cells)
        for edge, other in neighbours:
            self._join(placed, edge, other)
        self._close_in(placed.cell)
        self.touched += placed.spots

    def lay_over(self, placed: Placed, segment: Segment, cells: dict[Cell, Placed]) -> Spot:
        """Build a road over a tile on the board; it joins the roads that its ends meet.

        The edges at its ends were counted as met when the tiles met.
        """
        spot = placed.add(segment)
        spot.feature = Feature(segment.kind, spot, len(segment.ports))
        for edge in segment.ports:
            other = cells.get((placed.cell[0] + STEPS[edge][0], placed.cell[1] + STEPS[edge][1]))
            if other is not None:
                spot.feature.open -= 1
                merge(spot.feature, other.spots[other.sides[opposite(edge)][0]].feature)
        self.touched.append(spot)
        return spot

    def _found(self, spot: Spot, cells: dict[Cell, Placed]) -> None:
        x, y = spot.cell
        spot.feature.open = sum((x + dx, y + dy) not in cells for dx, dy in AROUND)
        self._buildings.setdefault(spot.cell, []).append(spot)

    def _join(self, placed: Placed, edge: int, other: Placed) -> None:
        middle, left, right = placed.sides[edge]
        other_middle, other_left, other_right = other.sides[opposite(edge)]
        for mine, theirs in ((middle, other_middle), (left, other_right), (right, other_left)):
            if mine >= 0 and theirs >= 0:
                merge(placed.spots[mine].feature, other.spots[theirs].feature)
        # The two ends that met face an empty cell no longer.
        if middle >= 0:
            placed.spots[middle].feature.open -= 1
        if other_middle >= 0:
            other.spots[other_middle].feature.open -= 1
            if middle < 0:
                self.touched.append(other.spots[other_middle])

    def _close_in(self, cell: Cell) -> None:
        """Buildings whose surroundings gained the new tile (BASE-DONE-4)."""
        if self._buildings:
            x, y = cell
            for dx, dy in AROUND:
                for building in self._buildings.get((x + dx, y + dy), ()):
                    building.feature.open -= 1
                    self.touched.append(building)
