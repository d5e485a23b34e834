"""Bridges: a road laid over a tile, so that roads go on where the print ends (clauses BRIDGE)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, ClassVar

from rules.board.features import PieceKind, Placed, tile_at
from rules.board.fitting import Terrain, unpack
from rules.decisions import Action, Decision, Flow, Offer
from rules.expansions.bridges_castles_bazaars import refusals
from rules.expansions.bridges_castles_bazaars.bridge import Bridges, ends
from rules.hooks import RuleModule, View
from rules.problems import Refusal
from rules.setup.setup import Setup
from rules.state.aids import Aid
from rules.state.placement import Placement
from rules.state.state import GameState
from rules.state.steps import Step
from rules.tiles.design import FIELD, FREE, ROAD, Segment
from rules.tiles.geometry import ROTATIONS, STEPS, Cell, opposite
from rules.turn.deploying import may_come

# What modules are asked about that may keep bridges off a tile.
BRIDGE = PieceKind("bridge", frozenset(), follower=False, strength=0)
AXES = ("ns", "ew")
# The sides of an edge on which no segment lies.
_BLANK = (-1, -1, -1)
# A bridge's cell and axis.
Site = tuple[Cell, str]


def dealt(setup: Setup) -> int:
    """Return bridges and castles for each player (X8-SETUP-2)."""
    return 3 if len(setup.seats) <= 4 else 2


def built_on(state: GameState) -> dict[Cell, str]:
    """Return the axis of the bridge on each cell that has one."""
    slot: Bridges = state.slots["bridges"]
    return slot.built


def site_problem(state: GameState, cell: Cell, axis: str) -> Refusal | None:
    """Return why no bridge can lie there; None if one can."""
    placed = state.board.tiles.get(cell)
    if placed is None:
        return refusals.BRIDGE_CELL()
    if cell in built_on(state):
        return refusals.BRIDGE_SECOND()
    for edge in ends(axis):
        refusal = _end_problem(state, placed, edge)
        if refusal is not None:
            return refusal
    return _barred(state, cell)


def _barred(state: GameState, cell: Cell) -> Refusal | None:
    """Return why another module keeps bridges off a tile; None if none does."""
    return may_come(state, None, BRIDGE, tile_at(cell), "token")


def _end_problem(state: GameState, placed: Placed, edge: int) -> Refusal | None:
    middle, left, _ = placed.sides[edge]
    if middle >= 0 or left < 0:
        return refusals.BRIDGE_END()
    other = state.board.tiles.get((placed.cell[0] + STEPS[edge][0], placed.cell[1] + STEPS[edge][1]))
    if other is not None and not _shows_road(other, opposite(edge)):
        return refusals.BRIDGE_BEYOND()
    return None


def _shows_road(placed: Placed, edge: int) -> bool:
    middle = placed.sides[edge][0]
    return middle >= 0 and placed.spots[middle].segment.kind == "road"


def needed_site(state: GameState, tile: str, cell: Cell, rotation: int) -> Site | None:
    """Return the bridge with which a placement that does not fit by itself fits, if any (BRIDGE-13..15)."""
    need = state.board.frontier.get(cell)
    if need is None:
        return None
    for turn, edge, on_new in _mends(state.board.faces(tile)[0].terrain, need):
        if turn == rotation:
            return _checked_site(state, cell, edge, on_new)
    return None


def _checked_site(state: GameState, cell: Cell, edge: int, on_new: bool) -> Site | None:
    axis = AXES[edge % 2]
    if on_new:
        return cell, axis
    beyond = (cell[0] + STEPS[edge][0], cell[1] + STEPS[edge][1])
    # The near end meets the new tile's road; only the far end and the tile itself are in question.
    placed = state.board.tiles[beyond]
    free = beyond not in built_on(state) and placed.sides[opposite(edge)][1] >= 0
    open_there = free and _end_problem(state, placed, edge) is None and _barred(state, beyond) is None
    return (beyond, axis) if open_there else None


@cache
def _mends(terrain: Terrain, need: int) -> tuple[tuple[int, int, bool], ...]:
    """Return (rotation, edge, on the new tile?) for each rotation that one bridge could make fit.

    `terrain` is what the edges of the tile show unturned. All games share what is worked out here.
    """
    wanted = unpack(need)
    turned = {way: tuple(terrain[edge - way // 90] for edge in range(4)) for way in ROTATIONS}
    found = {rotation: _mend(shown, wanted) for rotation, shown in turned.items()}
    return tuple((rotation, *mend) for rotation, mend in found.items() if mend is not None)


def _mend(shown: tuple[int, ...], wanted: tuple[int, ...]) -> tuple[int, bool] | None:
    wrong = [edge for edge in range(4) if wanted[edge] not in (FREE, shown[edge])]
    if not wrong:
        return None
    first = wrong[0]
    if len(wrong) == 1 and shown[first] == ROAD and wanted[first] == FIELD:
        return first, False
    axis = ends(AXES[first % 2])
    spans = all(shown[edge] == FIELD and wanted[edge] in (FREE, ROAD) for edge in axis)
    return (first, True) if spans and all(edge in axis for edge in wrong) else None


class BuildBridge(Offer):
    """Build one bridge from the own supply; with `only`, the one that the placement needs."""

    name = "build_bridge"
    fields: ClassVar = {"x": int, "y": int, "axis": str}

    def __init__(
        self, state: GameState, this: Placement, only: Site | None = None, closed: Refusal | None = None
    ) -> None:
        self.state = state
        self.this = this
        self.only = only
        self.closed = closed

    def listed(self) -> Iterable[Action]:
        for (x, y), axis in self._sites():
            yield {"x": x, "y": y, "axis": axis}

    def _sites(self) -> Iterable[Site]:
        if self.only is not None:
            return (self.only,)
        near = [self.this.placed.cell, *_beside(self.this.placed.cell)]
        sites = [(cell, axis) for cell in near if cell in self.state.board.tiles for axis in AXES]
        return (site for site in sites if site_problem(self.state, *site) is None)

    def problem(self, action: Action) -> Refusal | None:
        cell, axis = (action["x"], action["y"]), action["axis"]
        if axis not in AXES:
            return refusals.BRIDGE_AXIS()
        if self.only is not None and (cell, axis) != self.only:
            return refusals.BRIDGE_FORCED()
        here = self.this.placed.cell
        if cell != here and cell not in _beside(here):
            return refusals.BRIDGE_FAR()
        return None if self.only is not None else site_problem(self.state, cell, axis)

    def play(self, action: Action) -> None:
        build(self.state, self.this, ((action["x"], action["y"]), action["axis"]))


def _beside(cell: Cell) -> list[Cell]:
    return [(cell[0] + dx, cell[1] + dy) for dx, dy in STEPS]


def build(state: GameState, this: Placement, site: Site) -> None:
    """Lay a bridge of the active player's (BRIDGE-11)."""
    cell, axis = site
    placed = state.board.tiles[cell]
    slot: Bridges = state.slots["bridges"]
    # The new piece of road is noted for whoever asks what this placement made longer.
    this.notes["bridges"] = state.lay_over(placed, Segment(len(placed.spots), "road", ends(axis)))
    slot.built[cell] = axis
    slot.turns.add(state.turn_number)
    state.seats[this.seat].supply["bridge"] -= 1


def _spent(state: GameState) -> bool:
    """Return whether the bridge of this turn has been built, where one bridge a turn is allowed."""
    return state.options["bridge.per"] == "turn" and state.turn_number in state.slots["bridges"].turns


def _closed(state: GameState, this: Placement) -> Refusal | None:
    """Return why no bridge may be built (any more) with the tile just placed; None if one may."""
    if "bridges" in this.notes:
        return refusals.BRIDGE_AGAIN()
    if _spent(state):
        return refusals.BRIDGE_TURN()
    if not state.seats[this.seat].supply["bridge"]:
        return refusals.BRIDGE_SUPPLY()
    if this.deployed and state.options["bridge.timing"] == "before-deploy":
        return refusals.BRIDGE_LATE()
    return None


def _force(state: GameState, this: Placement | None) -> Flow:
    """Ask for the bridge that the tile just placed needs; nothing else is possible (BRIDGE-13)."""
    assert this is not None
    site = _missing(state, this.placed)
    if site is not None:
        # Also for a seat that has left meanwhile: the board must not stay torn.
        yield Decision(this.seat, "act", (BuildBridge(state, this, only=site),), undo_to=this.undo_to)
        build(state, this, site)


def _missing(state: GameState, placed: Placed) -> Site | None:
    for edge, beyond in enumerate(_beside(placed.cell)):
        other = state.board.tiles.get(beyond)
        if other is None:
            continue
        mine, theirs = _shows_road(placed, edge), _shows_road(other, opposite(edge))
        # An edge without anything printed meets whatever it likes.
        if mine != theirs and _BLANK not in (placed.sides[edge], other.sides[opposite(edge)]):
            return (beyond if mine else placed.cell), AXES[edge % 2]
    return None


def _shown(site: Site) -> dict[str, Any]:
    (x, y), axis = site
    return {"x": x, "y": y, "axis": axis}


class BridgesModule(RuleModule):
    """The bridges of expansion 8."""

    name = "bridges"
    steps = (Step("placed", "3.1.1", _force),)

    def in_play(self, setup: Setup) -> bool:
        return self.belongs_to(setup.expansions) and setup.options["x8.bridges"] == "on"

    def prepare(self, state: GameState) -> None:
        state.deal("bridge", dealt(state.setup))
        state.slots["bridges"] = Bridges()

    def aided_placements(self, state: GameState, tile: str, cell: Cell | None = None) -> Iterable[Aid]:
        if not self._may_build(state, state.active):
            return
        frontier, terrain = state.board.frontier, state.board.faces(tile)[0].terrain
        needs = frontier.items() if cell is None else [(cell, frontier[cell])] if cell in frontier else ()
        for (x, y), need in needs:
            for rotation, edge, on_new in _mends(terrain, need):
                site = _checked_site(state, (x, y), edge, on_new)
                if site is not None:
                    yield Aid(x, y, rotation, "bridge", {"bridge": _shown(site)})

    def _may_build(self, state: GameState, seat: int) -> bool:
        return state.seats[seat].supply["bridge"] > 0 and not _spent(state)

    def offers(self, state: GameState, placement: Placement) -> Iterable[Offer]:
        return (BuildBridge(state, placement, closed=_closed(state, placement)),)

    def not_offered(self, state: GameState, action_type: str) -> Refusal | None:
        return refusals.BRIDGE_MOMENT() if action_type == BuildBridge.name else None

    def extend_view(self, state: GameState, view: View, viewer: int | None) -> None:
        view["bridges"] = [{"x": x, "y": y, "axis": axis} for (x, y), axis in built_on(state).items()]
