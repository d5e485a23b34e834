"""The board: which tile lies where, which cells are free, and what fits (clauses PLACE).

`frontier` holds every empty cell beside a tile with the terrain that its neighbours ask for.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.board.features import Placed, Spot
from rules.board.fitting import Faces, Fitting, asked, mismatch, roaded
from rules.compiling import mypyc_attr
from rules.problems import Refusal
from rules.refusals import PLACE_APART, PLACE_ROTATION, PLACE_TAKEN
from rules.tiles.geometry import ROTATIONS, STEPS, Cell, opposite


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Board(Fitting):
    """Tiles by cell, in the order in which they were laid."""

    def __init__(self, faces: Faces) -> None:
        super().__init__(faces)
        self.tiles: dict[Cell, Placed] = {}
        self.frontier: dict[Cell, int] = {}
        # The tiles that show a mark, by the mark, in the order in which they were laid.
        self.marked: dict[str, list[Placed]] = {}

    def put(self, design: str, cell: Cell, rotation: int) -> tuple[Placed, list[tuple[int, Placed]]]:
        """Lay a tile; return it with its neighbours, each with the edge at which it lies.

        Whether the tile may lie there was asked before (`problem`).
        """
        placed = Placed(cell, self.faces(design)[rotation // 90])
        tiles, frontier, neighbours = self.tiles, self.frontier, []
        x, y = cell
        frontier.pop(cell, None)
        for edge, more in enumerate(asked(placed.face.terrain)):
            dx, dy = STEPS[edge]
            beyond = (x + dx, y + dy)
            other = tiles.get(beyond)
            if other is None:
                frontier[beyond] = frontier.get(beyond, 0) + more
            else:
                neighbours.append((edge, other))
        tiles[cell] = placed
        for mark in placed.face.design.marks:
            self.marked.setdefault(mark, []).append(placed)
        return placed, neighbours

    @property
    def newest(self) -> Placed:
        """The tile laid last: during a turn, the one just placed."""
        return next(reversed(self.tiles.values()))

    def show_road(self, cell: Cell, edge: int) -> None:
        """Note that a road was built to an edge of a field, so that the empty cell beyond needs a road."""
        beyond = (cell[0] + STEPS[edge][0], cell[1] + STEPS[edge][1])
        if beyond not in self.tiles:
            self.frontier[beyond] = roaded(self.frontier[beyond], opposite(edge))

    def spot(self, reference: Mapping[str, Any]) -> Spot | None:
        """Return the spot that `x`, `y` and `feature` of an action name; None if there is none."""
        placed = self.tiles.get((reference["x"], reference["y"]))
        return placed.spot(reference["feature"]) if placed else None

    def placements(self, design: str) -> list[tuple[int, int, int]]:
        """Return every legal (x, y, rotation) of a design."""
        return [(x, y, way) for x, y, ways in self.ways(design) for way in ways]

    def ways(self, design: str) -> list[tuple[int, int, tuple[int, ...]]]:
        """Return every cell on which a design fits, as x, y and the rotations in which it does."""
        rotations = self.rotations(design)
        return [(x, y, ways) for (x, y), need in self.frontier.items() if (ways := rotations[need])]

    def fits(self, design: str) -> bool:
        """Return whether a design can lie anywhere."""
        rotations = self.rotations(design)
        return any(rotations[need] for need in self.frontier.values())

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
