"""Where a tile of the river may lie (RIVER-4, RIVER-5, HOUSE-8..10)."""

from __future__ import annotations

from collections import Counter

from tests.rules.reference_engine.board import Board
from tests.rules.reference_engine.sheet import ACROSS, EDGES, Cell, parts

End = tuple[Cell, str]


def banks(tile: str, rotation: int) -> tuple[str, ...]:
    """Return the edges at which the river leaves a turned tile."""
    return next((part.spots for part in parts(tile, rotation) if part.kind == "river"), ())


def is_river(tile: str) -> bool:
    """Return whether a river runs over a tile, of whichever set (RIVER-1, GQ-1)."""
    return bool(banks(tile, 0))


def is_lake(tile: str) -> bool:
    """Return where a river ends without a city.

    The spring has as many ends, but lies on the board already.
    """
    return len(banks(tile, 0)) == 1 and not any(part.kind == "city" for part in parts(tile, 0))


class River:
    """The course of the river so far, and what of it is to come."""

    def __init__(self, bag: Counter[str]) -> None:
        self.to_come = Counter({tile: n for tile, n in bag.items() if is_river(tile)})

    @property
    def flowing(self) -> bool:
        """Whether tiles of the river are still to come, the one in hand left out."""
        return self.to_come.total() > 0

    def allows(self, board: Board, tile: str, cell: Cell, rotation: int) -> bool:
        """Return whether the rules of the river have nothing against a placement."""
        if not is_river(tile):
            return True
        own = banks(tile, rotation)
        joins = [edge for edge in own if self._beyond(cell, edge) in _ends(board)]
        if len(joins) != 1:
            # Continue the river (RIVER-4), but join no two ends (HOUSE-9).
            return False
        onward = [edge for edge in own if edge not in joins]
        if not all(self._free(board, cell, edge) for edge in onward):
            return False
        last = len(_ends(board)) == 1 and not onward
        if last and self.to_come.total() > 0 and not is_lake(tile):
            return False
        return not any(self._turns_back(board, cell, joins[0], edge) for edge in onward)

    @staticmethod
    def _beyond(cell: Cell, edge: str) -> End:
        dx, dy, facing = ACROSS[edge]
        return (cell[0] + dx, cell[1] + dy), facing

    def _free(self, board: Board, cell: Cell, edge: str) -> bool:
        """Return whether a new end points at a cell that is empty and at which no other end points."""
        target = self._beyond(cell, edge)[0]
        others = [self._beyond(*end)[0] for end in _ends(board)]
        return target not in board.tiles and target not in others

    def _turns_back(self, board: Board, cell: Cell, by: str, onward: str) -> bool:
        """Return whether two curves in the same sense follow one another (RIVER-5, HOUSE-10)."""
        before, facing = self._beyond(cell, by)
        heading = EDGES.index(facing)
        turn = (EDGES.index(onward) - heading) % 4
        came = _came_from(board, before)
        if came is None or turn == 2:
            return False
        earlier = (heading - (EDGES.index(came) + 2)) % 4
        return turn in (1, 3) and turn == earlier


def _ends(board: Board) -> list[End]:
    """Return the open ends of the river: where it leaves a tile towards an empty cell."""
    return [
        (cell, edge)
        for cell, tile in board.tiles.items()
        for edge in banks(*tile)
        if (cell[0] + ACROSS[edge][0], cell[1] + ACROSS[edge][1]) not in board.tiles
    ]


def _came_from(board: Board, cell: Cell) -> str | None:
    """Return the edge by which the river came to a tile: towards the tile of it that was laid first."""
    order = list(board.tiles)
    found = [
        (order.index(beyond), edge)
        for edge in banks(*board.tiles[cell])
        if (beyond := (cell[0] + ACROSS[edge][0], cell[1] + ACROSS[edge][1])) in board.tiles
    ]
    return min(found)[1] if found else None
