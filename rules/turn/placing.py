"""Where the tile in hand may go (ledger PLACE, DRAW), with what expansions add to that.

A placement that does not fit by itself may be *aided*: a module names what it needs, and asks for it right
after the tile is down.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar

from rules.decisions import Action, Offer
from rules.hooks import RuleModule, every, first, implemented
from rules.problems import Refusal
from rules.state.aids import Aid
from rules.state.state import Table
from rules.tiles.geometry import Cell


def plain_placements(table: Table, tile: str) -> Iterator[tuple[int, int, int]]:
    """Every (x, y, rotation) at which a tile fits by itself."""
    refusing = implemented(table, RuleModule.refuse_placement)
    for x, y, rotation in table.board.placements(tile):
        for refuse in refusing:
            if refuse(table, tile, (x, y), rotation) is not None:
                break
        else:
            yield x, y, rotation


def aided_placements(table: Table, tile: str) -> Iterator[Aid]:
    """Every placement at which a tile fits only with an aid."""
    for aid in every(RuleModule.aided_placements, table, tile):
        if forbidden(table, tile, (aid.x, aid.y), aid.rotation) is None:
            yield aid


def fits_plainly(table: Table, tile: str) -> bool:
    """Whether a tile can be placed without an aid."""
    return next(plain_placements(table, tile), None) is not None


def fits(table: Table, tile: str) -> bool:
    """Whether a tile can be placed at all (BASE-DRAW-2)."""
    return fits_plainly(table, tile) or fits_with_aid(table, tile)


def fits_with_aid(table: Table, tile: str) -> bool:
    """Whether a tile can be placed somewhere with an aid."""
    return next(aided_placements(table, tile), None) is not None


def forbidden(table: Table, tile: str, cell: Cell, rotation: int) -> Refusal | None:
    """Why a module refuses a placement that would fit; None if none does."""
    return first(RuleModule.refuse_placement, table, tile, cell, rotation)


def needed_aid(table: Table, tile: str, cell: Cell, rotation: int) -> str | None:
    """The aid that makes a placement legal which does not fit by itself; None if there is none."""
    aids = every(RuleModule.aided_placements, table, tile, cell)
    return next((aid.needs for aid in aids if aid.rotation == rotation), None)


class PlaceTile(Offer):
    """Lay the tile in hand on a free cell."""

    name = "place_tile"
    fields: ClassVar[Mapping[str, type]] = {"x": int, "y": int, "rotation": int}
    optional: ClassVar[Mapping[str, type]] = {"needs": str}

    def __init__(self, table: Table, tile: str) -> None:
        self.table = table
        self.tile = tile
        self.marking = implemented(table, RuleModule.placement_marks)

    def marks(self) -> Mapping[str, type]:
        if not self.marking:
            return self.optional
        return {**self.optional, **{k: t for m in self.table.setup.modules for k, t in m.mark_types.items()}}

    def listed(self) -> Iterable[Action]:
        for x, y, rotation in plain_placements(self.table, self.tile):
            yield {"x": x, "y": y, "rotation": rotation, **self._marks((x, y), rotation)}
        for aid in aided_placements(self.table, self.tile):
            x, y, rotation, needs, _ = aid
            yield {"x": x, "y": y, "rotation": rotation, "needs": needs, **self._marks((x, y), rotation)}

    def _marks(self, cell: Cell, rotation: int) -> dict[str, object]:
        found: dict[str, object] = {}
        for marks in self.marking:
            found |= marks(self.table, self.tile, cell, rotation)
        return found

    def problem(self, action: Action) -> Refusal | None:
        cell, rotation = (action["x"], action["y"]), action["rotation"]
        need = None
        refusal = self.table.board.problem(self.tile, cell, rotation)
        if refusal is not None:
            need = needed_aid(self.table, self.tile, cell, rotation)
            if need is None:
                return refusal
        if action.get("needs", need) != need:
            return Refusal("place.needs", "BASE-PLACE-2", f"This placement needs {need or 'no help'}.")
        return forbidden(self.table, self.tile, cell, rotation)


class DiscardTile(Offer):
    """Give up a tile whose every placement needs help that nobody can be made to give."""

    name = "discard_tile"
