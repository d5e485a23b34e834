"""The board: which tile lies where, which cells are free, and what fits (clauses PLACE).

`frontier` holds every empty cell beside a tile with the terrain that its neighbours ask for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rules.board.features import Placed, Spot
from rules.board.fitting import Faces, Fitting, beside, mismatch, roaded
from rules.problems import Refusal
from rules.refusals import PLACE_APART, PLACE_ROTATION, PLACE_TAKEN
from rules.tiles.geometry import ROTATIONS, STEPS, Cell, opposite


class Board(Fitting):
    """Tiles by cell, in the order in which they were laid."""

    def __init__(self, faces: Faces) -> None:
        super().__init__(faces)
        self.tiles: dict[Cell, Placed] = {}
        self.frontier: dict[Cell, int] = {}

    def put(self, design: str, cell: Cell, rotation: int) -> tuple[Placed, list[tuple[int, Placed]]]:
        """Lay a tile; return it with its neighbours, each with the edge at which it lies.

        Whether the tile may lie there was asked before (`problem`).
        """
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
        self.tiles[cell] = placed
        return placed, neighbours

    def show_road(self, cell: Cell, edge: int) -> None:
        """Note that a road was built to an edge of a field, so that the empty cell beyond needs a road."""
        beyond = (cell[0] + STEPS[edge][0], cell[1] + STEPS[edge][1])
        if beyond not in self.tiles:
            self.frontier[beyond] = roaded(self.frontier[beyond], opposite(edge))

    def spot(self, reference: Mapping[str, Any]) -> Spot | None:
        """Return the spot that `x`, `y` and `feature` of an action name; None if there is none."""
        placed = self.tiles.get((reference["x"], reference["y"]))
        return placed.spot(reference["feature"]) if placed else None

    def placements(self, design: str) -> Iterator[tuple[int, int, int]]:
        """Yield every legal (x, y, rotation) of a design, one by one."""
        rotations = self.rotations(design)
        for (x, y), need in self.frontier.items():
            for rotation in rotations[need]:
                yield x, y, rotation

    def problem(self, design: str, cell: Cell, rotation: int) -> Refusal | None:
        """Return why a tile may not lie there in that rotation; None if it may."""
        need = self.frontier.get(cell)
        if need is None:
            return self._no_place(cell)
        if rotation in self.fitting(design, need):
            return None
        if rotation not in ROTATIONS:
            return PLACE_ROTATION()
        return mismatch(self.faces(design)[rotation // 90], need)

    def _no_place(self, cell: Cell) -> Refusal:
        if cell in self.tiles:
            return PLACE_TAKEN()
        return PLACE_APART()
