"""Features on the board: roads, cities, fields and buildings, joined as tiles meet (ledger CONN, DONE).

A *spot* is one segment of one placed tile. Every spot points straight at its feature; when two features
meet, the smaller one's spots are handed to the larger one. So asking is free, and a whole game costs
few hand-overs. Nothing is ever taken apart: going back means replaying the log.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.tiles.catalogue import LINED_KINDS, PLACELESS_KINDS, Face, Segment
from rules.tiles.geometry import AROUND, Cell, opposite

if TYPE_CHECKING:
    from rules.board.pieces import Figure

# Kinds that nobody completes (BASE-DONE-6); an open count of 0 says nothing of them.
NEVER_COMPLETE = frozenset({"field", "river"})


class Feature:
    """One road, city, field, river or building.

    `open` counts what is missing for completion: edges that face an empty cell (roads, cities), or empty
    cells around a building (0..8). Fields have nothing to count and are never complete (BASE-DONE-6).
    """

    __slots__ = ("figures", "kind", "open", "spots")

    def __init__(self, kind: str, spot: Spot, open_ends: int) -> None:
        self.kind = kind
        self.spots: list[Spot] = [spot]
        self.open = open_ends
        self.figures: list[Figure] = []

    @property
    def complete(self) -> bool:
        return self.open == 0 and self.kind not in NEVER_COMPLETE

    @property
    def cells(self) -> set[Cell]:
        """The distinct tiles it lies on; a tile counts once (BASE-SCORE-2)."""
        return {spot.cell for spot in self.spots}

    @property
    def occupied(self) -> bool:
        """At least one follower of anybody stands in it (BASE-DEPLOY-2)."""
        return any(figure.kind.follower for figure in self.figures)

    @property
    def home(self) -> Spot:
        """The spot that names the feature: smallest (y, x), then the first spot of that tile."""
        return min(self.spots, key=_in_order)

    def places(self) -> list[Spot]:
        """The first spot of each of its tiles, in reading order: where a figure that goes there may stand."""
        spots = sorted(self.spots, key=_in_order, reverse=True)
        return list({spot.cell: spot for spot in spots}.values())[::-1]

    def bordering_cities(self) -> list[Feature]:
        """The distinct cities that touch this field on some tile, in order of first contact (BASE-FARM-4)."""
        found: dict[int, Feature] = {}
        for spot in self.spots:
            for index in spot.segment.cities:
                city = spot.placed.spots[index].feature
                found[id(city)] = city
        return list(found.values())


class Spot:
    """One segment of one placed tile."""

    __slots__ = ("cell", "feature", "placed", "segment")

    def __init__(self, placed: Placed, segment: Segment) -> None:
        self.placed = placed
        self.cell = placed.cell
        self.segment = segment
        self.feature: Feature

    @property
    def reference(self) -> dict[str, object]:
        """`{"x", "y", "feature"}` as the record format writes it."""
        return {"x": self.cell[0], "y": self.cell[1], "feature": self.segment.names[0]}


def _in_order(spot: Spot) -> tuple[int, int, tuple[int, ...]]:
    return spot.cell[1], spot.cell[0], spot.segment.ports


class Placed:
    """A tile on the board: its face and its spots, in the order of the catalogue."""

    __slots__ = ("cell", "face", "named", "sides", "spots")

    def __init__(self, cell: Cell, face: Face) -> None:
        self.cell = cell
        self.face = face
        # Shared with the face until something built on the tile changes them.
        self.sides = face.sides
        self.named = face.named
        self.spots = [Spot(self, segment) for segment in face.segments]

    def add(self, segment: Segment) -> Spot:
        """A segment that was not printed joins the tile; its ends take over the middles of their edges."""
        spot = Spot(self, segment)
        index = len(self.spots)
        self.spots.append(spot)
        self.named = {**self.named, **dict.fromkeys(segment.names, index)}
        self.sides = tuple(
            (index, left, right) if edge in segment.ports else (middle, left, right)
            for edge, (middle, left, right) in enumerate(self.sides)
        )
        return spot

    def recast(self, spot: Spot, segment: Segment) -> None:
        """A segment becomes one of another kind, and is named so from now on."""
        index = self.spots.index(spot)
        kept = {name: i for name, i in self.named.items() if i != index}
        self.named = {**kept, **dict.fromkeys(segment.names, index)}
        spot.segment = segment

    def spot(self, name: str) -> Spot | None:
        """The spot that a reference such as `road@N` names, if this tile has it."""
        index = self.named.get(name)
        return None if index is None else self.spots[index]


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
