"""Where a tile, a bridge or an abbey may lie (PLACE, BRIDGE, RIVER, ABBEY-2)."""

from __future__ import annotations

from collections.abc import Iterator

from tests.rules.reference_engine.board import Board
from tests.rules.reference_engine.challenges import crowded
from tests.rules.reference_engine.river import River
from tests.rules.reference_engine.sheet import ABBEY, ACROSS, EDGES, ENDS, Cell, Raw, rim

Rims = dict[Cell, dict[str, str]]


def rims_of(board: Board) -> Rims:
    """Return what every edge shows, bridges included (BRIDGE-9)."""
    rims = {cell: dict(zip(EDGES, rim(*tile), strict=True)) for cell, tile in board.tiles.items()}
    for cell, axis in board.bridges.items():
        rims[cell].update(dict.fromkeys(ENDS[axis], "road"))
    return rims


def beside(cell: Cell) -> Iterator[tuple[str, Cell, str]]:
    """Yield each edge of a cell, the cell beyond, and its edge that faces this one."""
    for edge, (dx, dy, facing) in ACROSS.items():
        yield edge, (cell[0] + dx, cell[1] + dy), facing


def matches(rims: Rims, cell: Cell) -> bool:
    """Return whether every edge of a tile shows what its neighbour shows; an abbey fits all (ABBEY-3)."""
    for edge, beyond, facing in beside(cell):
        if beyond in rims:
            pair = {rims[cell][edge], rims[beyond][facing]}
            if len(pair) > 1 and "abbey" not in pair:
                return False
    return True


def rim_cells(board: Board) -> list[Cell]:
    """Return the empty cells beside a tile (BASE-PLACE-1)."""
    return sorted({c for cell in board.tiles for _, c, _ in beside(cell)} - board.tiles.keys())


class Placing:
    """What can be done with tiles on one board."""

    def __init__(self, board: Board, river: River | None) -> None:
        self.board = board
        self.river = river
        self.rims = rims_of(board)
        # Where no bridge may come: over another one (BRIDGE-10), or over acrobats (ACRO-11).
        self.taken = {*board.bridges, *(figure.node[:2] for figure in board.acrobats)}

    def places(self, tile: str, *, bridge: bool) -> list[Raw]:
        """Return every placement, those that need a bridge too if there is one to build."""
        found: list[Raw] = []
        for x, y in rim_cells(self.board):
            for rotation in (0, 90, 180, 270):
                tried = {**self.rims, (x, y): dict(zip(EDGES, rim(tile, rotation), strict=True))}
                place = {"type": "place_tile", "x": x, "y": y, "rotation": rotation}
                if not self._flows(tile, (x, y), rotation) or crowded(self.board, tile, (x, y)):
                    continue
                if matches(tried, (x, y)):
                    found.append(place)
                elif bridge and self.mending(tried, (x, y)):
                    found.append({**place, "needs": "bridge"})
        return found

    def _flows(self, tile: str, cell: Cell, rotation: int) -> bool:
        return self.river is None or self.river.allows(self.board, tile, cell, rotation)

    def mending(self, rims: Rims, cell: Cell) -> list[tuple[Cell, str]]:
        """Return the bridges after which every edge of a tile just placed matches (BRIDGE-13..15)."""
        wrong = [
            (edge, beyond)
            for edge, beyond, facing in beside(cell)
            if beyond in rims and len({rims[cell][edge], rims[beyond][facing]} - {"abbey"}) > 1
        ]
        if not wrong or len(wrong) > 2:
            return []
        sites = [cell, *(beyond for _, beyond in wrong)] if len(wrong) == 1 else [cell]
        return [(site, axis) for site in sites for axis in ENDS if self._mends(rims, cell, site, axis)]

    def _mends(self, rims: Rims, cell: Cell, site: Cell, axis: str) -> bool:
        if site in self.taken or any(rims[site][edge] != "field" for edge in ENDS[axis]):
            return False
        tried = {**rims, site: {**rims[site], **dict.fromkeys(ENDS[axis], "road")}}
        return matches(tried, cell) and matches(tried, site) and self._open_ends(tried, site, axis)

    def _open_ends(self, rims: Rims, site: Cell, axis: str) -> bool:
        """No end of a bridge faces an abbey (INT-9)."""
        return all(
            beyond not in rims or rims[beyond][facing] == "road"
            for edge, beyond, facing in beside(site)
            if edge in ENDS[axis]
        )

    def torn(self, cell: Cell) -> bool:
        """Return whether a tile waits for the bridge that makes it fit."""
        return not matches(self.rims, cell)

    def sites(self, cell: Cell) -> list[Raw]:
        """Bridges that may be built now that a tile lies on a cell, or that must be (BRIDGE-4..10)."""
        if not matches(self.rims, cell):
            found = self.mending(self.rims, cell)
        else:
            near = [cell, *(beyond for _, beyond, _ in beside(cell) if beyond in self.rims)]
            found = [
                (site, axis)
                for site in near
                for axis, ends in ENDS.items()
                if site not in self.taken
                and all(self.rims[site][edge] == "field" for edge in ends)
                and self._open_ends(self.rims, site, axis)
            ]
        return [{"type": "build_bridge", "x": x, "y": y, "axis": axis} for (x, y), axis in found]

    def holes(self) -> list[Raw]:
        """Return where an abbey may go: four tiles around (ABBEY-2)."""
        return [
            {"type": "place_abbey", "x": x, "y": y}
            for x, y in rim_cells(self.board)
            if all(beyond in self.board.tiles for _, beyond, _ in beside((x, y)))
            and not crowded(self.board, ABBEY, (x, y))
        ]
