"""The board: which tile lies where, which cells are free, and what fits (ledger PLACE).

`frontier` holds every empty cell beside a tile with the terrain its neighbours ask for, packed into one
number; what fits a number is worked out once per design. So listing all placements reads one small
table per free cell and never turns a tile.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from rules.board.features import Feature, Features, Placed, Spot, merge
from rules.problems import Refusal
from rules.tiles.catalogue import FIELD, FREE, ROAD, TERRAIN_NAMES, Face, Segment
from rules.tiles.geometry import EDGES, ROTATIONS, STEPS, Cell, opposite

Faces = Callable[[str], tuple[Face, ...]]

# A need packs the terrain wanted at N, E, S, W into one number, base 5.
_WEIGHT = (1, 5, 25, 125)
_EDGE_WORDS = ("north", "east", "south", "west")


def unpack(need: int) -> tuple[int, int, int, int]:
    """The terrain wanted at N, E, S, W; FREE where there is no neighbour."""
    return need % 5, need // 5 % 5, need // 25 % 5, need // 125


def beside(need: int, terrain: int, edge: int) -> int:
    """A cell's need with one more neighbour, who shows this terrain over this edge of the cell."""
    return need + terrain * _WEIGHT[edge]


class Board:
    """Tiles by cell, in the order in which they were laid."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self.tiles: dict[Cell, Placed] = {}
        self.frontier: dict[Cell, int] = {}
        self.features = Features()
        self._fitting: dict[tuple[str, int], tuple[int, ...]] = {}
        self._closing: dict[tuple[str, int, int], bool] = {}

    def put(self, design: str, cell: Cell, rotation: int) -> Placed:
        """Lay a tile; whether it may lie there was asked before (`problem`)."""
        placed = Placed(cell, self.faces(design)[rotation // 90])
        neighbours = []
        self.frontier.pop(cell, None)
        for edge, (dx, dy) in enumerate(STEPS):
            beyond = (cell[0] + dx, cell[1] + dy)
            other = self.tiles.get(beyond)
            if other is None:
                need = self.frontier.get(beyond, 0)
                self.frontier[beyond] = beside(need, placed.face.terrain[edge], opposite(edge))
            else:
                neighbours.append((edge, other))
        self.features.add(placed, neighbours, self.tiles)
        self.tiles[cell] = placed
        return placed

    def lay_over(self, placed: Placed, segment: Segment) -> Spot:
        """Build a road over a tile on the board: both its ends are road edges from now on.

        A neighbour at an end shows a road there; the two were counted as met when their tiles met.
        """
        spot = placed.add(segment)
        spot.feature = Feature(segment.kind, spot, len(segment.ports))
        for edge in segment.ports:
            beyond = (placed.cell[0] + STEPS[edge][0], placed.cell[1] + STEPS[edge][1])
            other = self.tiles.get(beyond)
            if other is None:
                self.frontier[beyond] += (ROAD - FIELD) * _WEIGHT[opposite(edge)]
            else:
                spot.feature.open -= 1
                merge(spot.feature, other.spots[other.sides[opposite(edge)][0]].feature)
        self.features.touched.append(spot)
        return spot

    def fitting(self, design: str, need: int) -> tuple[int, ...]:
        """The rotations in which a design meets a need (BASE-PLACE-2)."""
        key = (design, need)
        known = self._fitting.get(key)
        if known is None:
            known = self._fitting[key] = _turns(self.faces(design)[0].terrain, need)
        return known

    def closing(self, design: str, need: int, edge: int) -> bool:
        """Whether a design can meet a need so that what enters it over an edge goes on to no empty cell."""
        key = (design, need, edge)
        known = self._closing.get(key)
        if known is None:
            wanted, faces = unpack(need), self.faces(design)
            known = self._closing[key] = any(
                all(wanted[way] != FREE for way in _ways_on(faces[rotation // 90], edge))
                for rotation in self.fitting(design, need)
            )
        return known

    def placements(self, design: str) -> Iterator[tuple[int, int, int]]:
        """Every legal (x, y, rotation) of a design, one by one: who wants to know of any asks for one."""
        fitting = self.fitting
        for cell, need in self.frontier.items():
            for rotation in fitting(design, need):
                yield cell[0], cell[1], rotation

    def problem(self, design: str, cell: Cell, rotation: int) -> Refusal | None:
        """Why a tile may not lie there in that rotation; None if it may."""
        need = self.frontier.get(cell)
        if need is None:
            return self._no_place(cell)
        if rotation in self.fitting(design, need):
            return None
        if rotation not in ROTATIONS:
            return Refusal("place.rotation", "BASE-GEN-1", "A tile turns by 0, 90, 180 or 270 degrees.")
        return self._mismatch(self.faces(design)[rotation // 90], need)

    def _no_place(self, cell: Cell) -> Refusal:
        if cell in self.tiles:
            return Refusal("place.taken", "BASE-GEN-1", "There is a tile on that cell already.")
        return Refusal("place.apart", "BASE-PLACE-1", "A tile must share an edge with a tile in play.")

    def _mismatch(self, face: Face, need: int) -> Refusal:
        for edge, want in enumerate(unpack(need)):
            if want not in (FREE, face.terrain[edge]):
                break
        side, wanted, shown = _EDGE_WORDS[edge], TERRAIN_NAMES[want], TERRAIN_NAMES[face.terrain[edge]]
        sentence = f"At the {side} edge the neighbour shows a {wanted}, and this side of the tile a {shown}."
        return Refusal(f"place.edge.{EDGES[edge]}", "BASE-PLACE-2", sentence)


@cache
def _turns(terrain: tuple[int, int, int, int], need: int) -> tuple[int, ...]:
    """The rotations in which edges that show this terrain unturned meet a need."""
    wanted = unpack(need)
    return tuple(
        rotation
        for rotation in ROTATIONS
        if all(want in (FREE, terrain[edge - rotation // 90]) for edge, want in enumerate(wanted))
    )


def _ways_on(face: Face, edge: int) -> tuple[int, ...]:
    """The other edges to which a road or city that enters over an edge leads on."""
    index = face.sides[edge][0]
    if index < 0:
        return ()
    return tuple(port for port in face.segments[index].ports if port < 4 and port != edge)
