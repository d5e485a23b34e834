"""What fits beside what: the terrain that a cell asks for, and the rotations of a design that meet it.

A *need* is the terrain wanted at the four edges of an empty cell, packed into one number. What fits a need is
worked out once for each design, so listing all placements reads one small table and never turns a tile.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from rules.compiling import mypyc_attr
from rules.problems import Refusal
from rules.refusals import PLACE_EDGE
from rules.tiles.design import FIELD, FREE, ROAD, Face
from rules.tiles.geometry import EDGES, ROTATIONS, opposite
from rules.tiles.kinds import TERRAIN_NAMES

Faces = Callable[[str], tuple[Face, ...]]
# What the four edges of a tile show.
Terrain = tuple[int, ...]
# By edge the other edges to which a road or city that enters there leads on.
Ways = tuple[tuple[int, ...], ...]

# A need packs the terrain wanted at N, E, S, W into one number, three bits each (`MOST_TERRAINS`).
_WEIGHT = (1, 8, 64, 512)


def unpack(need: int) -> tuple[int, int, int, int]:
    """Return the terrain wanted at N, E, S, W; FREE where there is no neighbour."""
    return need & 7, need >> 3 & 7, need >> 6 & 7, need >> 9


def beside(need: int, terrain: int, edge: int) -> int:
    """Return a cell's need with one more neighbour, who shows this terrain over this edge of the cell."""
    return need + terrain * _WEIGHT[edge]


@cache
def asked(terrain: Terrain) -> tuple[int, ...]:
    """Return what a tile that shows this terrain adds to the need of the cell beyond each of its edges."""
    return tuple(beside(0, shown, opposite(edge)) for edge, shown in enumerate(terrain))


def roaded(need: int, edge: int) -> int:
    """Return a cell's need when the neighbour across an edge shows a road where it showed a field."""
    return need + (ROAD - FIELD) * _WEIGHT[edge]


def mismatch(face: Face, need: int) -> Refusal:
    """Return the refusal that names the first edge at which a face does not meet a need."""
    for edge, want in enumerate(unpack(need)):
        if want not in (FREE, face.terrain[edge]):
            break
    shown = TERRAIN_NAMES[face.terrain[edge]]
    return PLACE_EDGE(side=EDGES[edge], kind=shown, neighbour=TERRAIN_NAMES[want])


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class RotationsByNeed(dict[int, tuple[int, ...]]):
    """By need the rotations in which one terrain meets it; worked out when a need is first asked for.

    `terrain` is what the edges of a tile show unturned.
    """

    def __init__(self, terrain: Terrain) -> None:
        super().__init__()
        self.terrain = terrain

    def __missing__(self, need: int) -> tuple[int, ...]:
        wanted = unpack(need)
        rotations = self[need] = tuple(
            rotation
            for rotation in ROTATIONS
            if all(want in (FREE, self.terrain[edge - rotation // 90]) for edge, want in enumerate(wanted))
        )
        return rotations


# One table for each terrain, which all games share: they hold no more than there are needs.
rotations_of = cache(RotationsByNeed)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class EndsByNeed(dict[int, bool]):
    """By `at(need, edge)` whether what enters there over the edge can end on a tile that meets the need.

    All designs with the same terrain and ways share one table: it is theirs unturned.
    """

    def __init__(self, terrain: Terrain, ways: Ways) -> None:
        super().__init__()
        self.rotations = rotations_of(terrain)
        self.ways = ways

    def __missing__(self, key: int) -> bool:
        need, edge = key >> 2, key & 3
        wanted = unpack(need)
        ends = self[key] = any(
            all(wanted[(way + turns) % 4] != FREE for way in self.ways[edge - turns])
            for turns in (rotation // 90 for rotation in self.rotations[need])
        )
        return ends


ends_of = cache(EndsByNeed)


def at(need: int, edge: int) -> int:
    """Return the key of an `EndsByNeed` for a cell's need and the edge over which something enters."""
    return need << 2 | edge


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Fitting:
    """The rotations in which designs meet needs, remembered for one game."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self._rotations: dict[str, RotationsByNeed] = {}
        self._ends: dict[str, EndsByNeed] = {}

    def fitting(self, design: str, need: int) -> tuple[int, ...]:
        """Return the rotations in which a design meets a need (BASE-PLACE-2)."""
        return self.rotations(design)[need]

    def rotations(self, design: str) -> RotationsByNeed:
        """Return by need the rotations in which a design meets it."""
        known = self._rotations.get(design)
        if known is None:
            known = self._rotations[design] = rotations_of(self.faces(design)[0].terrain)
        return known

    def ends(self, design: str) -> EndsByNeed:
        """Return by need and edge whether a design can end what enters over the edge."""
        known = self._ends.get(design)
        if known is None:
            face = self.faces(design)[0]
            ways = tuple(_ways_on(face, edge) for edge in range(4))
            known = self._ends[design] = ends_of(face.terrain, ways)
        return known


def _ways_on(face: Face, edge: int) -> tuple[int, ...]:
    """Return the other edges to which a road or city that enters over an edge leads on."""
    entered = (face.segments[index] for index in face.middles[edge])
    return tuple(way for segment in entered for way in segment.ends if way != edge)
