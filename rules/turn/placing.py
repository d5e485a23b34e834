"""Where the tile in hand may go (ledger PLACE, DRAW), with what expansions add to that.

A placement that does not fit by itself may be *mended*: an expansion names what it needs, and asks for it
right after the tile is down.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar

from rules.decisions import Action, Offer
from rules.hooks import Expansion, implemented
from rules.problems import Refusal
from rules.state.state import Table
from rules.tiles.geometry import Cell


def plain_placements(table: Table, tile: str) -> Iterator[tuple[int, int, int]]:
    """Every (x, y, rotation) at which a tile fits by itself."""
    forbids = implemented(table, Expansion.forbids)
    for place in table.board.placements(tile):
        if all(forbid(table, tile, (place[0], place[1]), place[2]) is None for forbid in forbids):
            yield place


def mended_placements(table: Table, tile: str) -> list[tuple[int, int, int, str]]:
    """Every (x, y, rotation, need) at which a tile fits only with the help named by `need`."""
    return [
        (x, y, rotation, need)
        for mended in implemented(table, Expansion.mended)
        for x, y, rotation, need in mended(table, tile)
        if forbidden(table, tile, (x, y), rotation) is None
    ]


def fits_plainly(table: Table, tile: str) -> bool:
    """Whether a tile can be placed without help."""
    return next(plain_placements(table, tile), None) is not None


def fits(table: Table, tile: str) -> bool:
    """Whether a tile can be placed at all (BASE-DRAW-2)."""
    return fits_plainly(table, tile) or bool(mended_placements(table, tile))


def forbidden(table: Table, tile: str, cell: Cell, rotation: int) -> Refusal | None:
    """Why an expansion forbids a placement that would fit; None if none does."""
    for forbid in implemented(table, Expansion.forbids):
        refusal = forbid(table, tile, cell, rotation)
        if refusal is not None:
            return refusal
    return None


def help_needed(table: Table, tile: str, cell: Cell, rotation: int) -> str | None:
    """What would mend a placement that does not fit by itself; None if nothing does."""
    needs = (mend(table, tile, cell, rotation) for mend in implemented(table, Expansion.mends))
    return next((need for need in needs if need is not None), None)


class PlaceTile(Offer):
    """Lay the tile in hand on a free cell."""

    name = "place_tile"
    fields: ClassVar[Mapping[str, type]] = {"x": int, "y": int, "rotation": int}
    optional: ClassVar[Mapping[str, type]] = {"needs": str}

    def __init__(self, table: Table, tile: str) -> None:
        self.table = table
        self.tile = tile

    def listed(self) -> Iterable[Action]:
        for x, y, rotation in plain_placements(self.table, self.tile):
            yield {"x": x, "y": y, "rotation": rotation}
        for x, y, rotation, need in mended_placements(self.table, self.tile):
            yield {"x": x, "y": y, "rotation": rotation, "needs": need}

    def problem(self, action: Action) -> Refusal | None:
        cell, rotation = (action["x"], action["y"]), action["rotation"]
        need = None
        refusal = self.table.board.problem(self.tile, cell, rotation)
        if refusal is not None:
            need = help_needed(self.table, self.tile, cell, rotation)
            if need is None:
                return refusal
        if action.get("needs", need) != need:
            return Refusal("place.needs", "BASE-PLACE-2", f"This placement needs {need or 'no help'}.")
        return forbidden(self.table, self.tile, cell, rotation)


class DiscardTile(Offer):
    """Give up a tile whose every placement needs help that nobody can be made to give."""

    name = "discard_tile"
