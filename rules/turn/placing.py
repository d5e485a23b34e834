"""Where the tile in hand may go (clauses PLACE, DRAW), with what expansions add to that.

A placement that does not fit by itself may be *aided*: a module names what it needs, and asks for it right
after the tile is down.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar

from rules.decisions import Action, Offer
from rules.hooks import RuleModule, every, implemented
from rules.problems import Refusal
from rules.refusals import PLACE_NEEDS, PLACE_NO_NEED
from rules.state.aids import Aid
from rules.state.state import GameState
from rules.tiles.geometry import Cell


def plain_placements(state: GameState, tile: str) -> Iterator[tuple[int, int, int]]:
    """Yield every (x, y, rotation) at which a tile fits by itself."""
    refusing = implemented(state, RuleModule.refuse_placement)
    if not refusing:
        yield from state.board.placements(tile)
        return
    for x, y, rotation in state.board.placements(tile):
        for refuse in refusing:
            if refuse(state, tile, (x, y), rotation) is not None:
                break
        else:
            yield x, y, rotation


def aided_placements(state: GameState, tile: str) -> Iterator[Aid]:
    """Yield every placement at which a tile fits only with an aid."""
    refusing = implemented(state, RuleModule.refuse_placement)
    for aided in implemented(state, RuleModule.aided_placements):
        if refusing:
            for aid in aided(state, tile):
                if forbidden(state, tile, (aid.x, aid.y), aid.rotation) is None:
                    yield aid
        else:
            yield from aided(state, tile)


def fits_plainly(state: GameState, tile: str) -> bool:
    """Return whether a tile can be placed without an aid."""
    return next(plain_placements(state, tile), None) is not None


def fits(state: GameState, tile: str) -> bool:
    """Return whether a tile can be placed at all (BASE-DRAW-2)."""
    return fits_plainly(state, tile) or fits_with_aid(state, tile)


def fits_with_aid(state: GameState, tile: str) -> bool:
    """Return whether a tile can be placed somewhere with an aid."""
    return next(aided_placements(state, tile), None) is not None


def forbidden(state: GameState, tile: str, cell: Cell, rotation: int) -> Refusal | None:
    """Return why a module refuses a placement that would fit; None if none does."""
    for refuse in implemented(state, RuleModule.refuse_placement):
        refusal = refuse(state, tile, cell, rotation)
        if refusal is not None:
            return refusal
    return None


def needed_aid(state: GameState, tile: str, cell: Cell, rotation: int) -> str | None:
    """Return the aid that makes a placement legal which does not fit by itself; None if there is none."""
    aids = every(RuleModule.aided_placements, state, tile, cell)
    return next((aid.needs for aid in aids if aid.rotation == rotation), None)


class PlaceTile(Offer):
    """Lay the tile in hand on a free cell."""

    name = "place_tile"
    fields: ClassVar[Mapping[str, type]] = {"x": int, "y": int, "rotation": int}
    optional: ClassVar[Mapping[str, type]] = {"needs": str}
    sorted = True

    def __init__(self, state: GameState, tile: str) -> None:
        self.state = state
        self.tile = tile

    def marks(self) -> Mapping[str, type]:
        if not implemented(self.state, RuleModule.placement_marks):
            return self.optional
        return {**self.optional, **{k: t for m in self.state.setup.modules for k, t in m.mark_types.items()}}

    def listed(self) -> Iterable[Action]:
        listed = self._listed()
        return map(self._marked, listed) if implemented(self.state, RuleModule.placement_marks) else listed

    def _listed(self) -> Iterator[Action]:
        places: list[tuple[int, int, int, str]] = [
            (x, y, rotation, "") for x, y, rotation in plain_placements(self.state, self.tile)
        ]
        places += [aid[:4] for aid in aided_placements(self.state, self.tile)]
        places.sort()
        for x, y, rotation, needs in places:
            yield {"x": x, "y": y, "rotation": rotation, **({"needs": needs} if needs else {})}

    def _marked(self, action: Action) -> Action:
        for marks in implemented(self.state, RuleModule.placement_marks):
            action |= marks(self.state, self.tile, (action["x"], action["y"]), action["rotation"])
        return action

    def problem(self, action: Action) -> Refusal | None:
        cell, rotation = (action["x"], action["y"]), action["rotation"]
        need = None
        refusal = self.state.board.problem(self.tile, cell, rotation)
        if refusal is not None:
            need = needed_aid(self.state, self.tile, cell, rotation)
            if need is None:
                return refusal
        if (named := action.get("needs", need)) != need:
            return PLACE_NEEDS(piece=need) if need else PLACE_NO_NEED(piece=named)
        return forbidden(self.state, self.tile, cell, rotation)


class DiscardTile(Offer):
    """Give up a tile whose every placement needs help that nobody can be made to give."""

    name = "discard_tile"
