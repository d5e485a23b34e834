"""Where the tile in hand may go (clauses PLACE, DRAW), with what expansions add to that.

A placement that does not fit by itself may be *aided*: a module names what it needs, and asks for it right
after the tile is down.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar

from rules.decisions import Action, Offer
from rules.hooks import Judge, RuleModule, every, implemented
from rules.problems import Refusal
from rules.refusals import PLACE_NEEDS, PLACE_NO_NEED
from rules.state.aids import Aid
from rules.state.state import GameState
from rules.tiles.geometry import Cell


def plain_placements(state: GameState, tile: str) -> list[tuple[int, int, int]]:
    """Return every (x, y, rotation) at which a tile fits by itself."""
    places = state.board.placements(tile)
    if not (judging := judges(state, tile)):
        return places
    return [(x, y, way) for x, y, way in places if allowed(judging, x, y, way)]


def aided_placements(state: GameState, tile: str) -> Iterator[Aid]:
    """Yield every placement at which a tile fits only with an aid."""
    judging = judges(state, tile)
    for aid in every(RuleModule.aided_placements, state, tile):
        if allowed(judging, aid.x, aid.y, aid.rotation):
            yield aid


def fits_plainly(state: GameState, tile: str) -> bool:
    """Return whether a tile can be placed without an aid."""
    if not (judging := judges(state, tile)):
        return state.board.fits(tile)
    places = state.board.placements(tile)
    return any(allowed(judging, x, y, way) for x, y, way in places)


def fits(state: GameState, tile: str) -> bool:
    """Return whether a tile can be placed at all (BASE-DRAW-2)."""
    return fits_plainly(state, tile) or fits_with_aid(state, tile)


def fits_with_aid(state: GameState, tile: str) -> bool:
    """Return whether a tile can be placed somewhere with an aid."""
    return next(aided_placements(state, tile), None) is not None


def judges(state: GameState, tile: str) -> list[Judge]:
    """Return what modules judge the placements of a tile by that would fit; most tiles have none."""
    found = (judged_by(state, tile) for judged_by in implemented(state, RuleModule.refuse_placement))
    return [judge for judge in found if judge is not None]


def allowed(judging: list[Judge], x: int, y: int, rotation: int) -> bool:
    """Return whether no module refuses a placement that would fit."""
    return all(judge((x, y), rotation) is None for judge in judging)


def forbidden(state: GameState, tile: str, cell: Cell, rotation: int) -> Refusal | None:
    """Return why a module refuses a placement that would fit; None if none does."""
    refusals = (judge(cell, rotation) for judge in judges(state, tile))
    return next((refusal for refusal in refusals if refusal is not None), None)


def needed_aid(state: GameState, tile: str, cell: Cell, rotation: int) -> str | None:
    """Return the aid that makes a placement legal which does not fit by itself; None if there is none."""
    aids = every(RuleModule.aided_placements, state, tile, cell)
    return next((aid.needs for aid in aids if aid.rotation == rotation), None)


def _in_order(place: Action) -> tuple[int, int, int, str]:
    return place["x"], place["y"], place["rotation"], place.get("needs", "")


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
        for action in self.actions(self.state.active):
            del action["seat"], action["type"]
            yield action

    def actions(self, seat: int) -> list[Action]:
        # Most of all actions that are ever listed are these: each is made at once, with its keys written out.
        state, tile, name = self.state, self.tile, self.name
        judging = judges(state, tile)
        # Sorted by cell, before they become many: the rotations of each are in order.
        listed: list[Action] = [
            {"seat": seat, "type": name, "x": x, "y": y, "rotation": way}
            for x, y, ways in sorted(state.board.ways(tile))
            for way in ways
            if not judging or allowed(judging, x, y, way)
        ]
        if implemented(state, RuleModule.aided_placements):
            aids = list(aided_placements(state, tile))
            head = {"seat": seat, "type": name}
            listed += [{**head, "x": a.x, "y": a.y, "rotation": a.rotation, "needs": a.needs} for a in aids]
            if aids:
                listed.sort(key=_in_order)
        for marks in implemented(state, RuleModule.placement_marks):
            for action in listed:
                action.update(marks(state, tile, (action["x"], action["y"]), action["rotation"]))
        return listed

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
