"""What fits beside what: the terrain that a cell asks for, and the rotations of a design that meet it.

A *need* is the terrain wanted at the four edges of an empty cell, packed into one number. What fits a need is
worked out once for each design, so listing all placements reads one small table and never turns a tile.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from rules.problems import Refusal
from rules.tiles.design import FIELD, FREE, ROAD, TERRAIN_NAMES, Face
from rules.tiles.geometry import EDGES, ROTATIONS

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


def roaded(need: int, edge: int) -> int:
    """A cell's need when the neighbour across an edge shows a road where it showed a field."""
    return need + (ROAD - FIELD) * _WEIGHT[edge]


def mismatch(face: Face, need: int) -> Refusal:
    """The refusal that names the first edge at which a face does not meet a need."""
    for edge, want in enumerate(unpack(need)):
        if want not in (FREE, face.terrain[edge]):
            break
    side, wanted, shown = _EDGE_WORDS[edge], TERRAIN_NAMES[want], TERRAIN_NAMES[face.terrain[edge]]
    sentence = f"At the {side} edge the neighbour shows a {wanted}, and this side of the tile a {shown}."
    return Refusal(f"place.edge.{EDGES[edge]}", "BASE-PLACE-2", sentence)


class Fitting:
    """The rotations in which designs meet needs, remembered for one game."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self._turns: dict[tuple[str, int], tuple[int, ...]] = {}
        self._closing: dict[tuple[str, int, int], bool] = {}

    def fitting(self, design: str, need: int) -> tuple[int, ...]:
        """The rotations in which a design meets a need (BASE-PLACE-2)."""
        key = (design, need)
        known = self._turns.get(key)
        if known is None:
            known = self._turns[key] = _turns(self.faces(design)[0].terrain, need)
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
