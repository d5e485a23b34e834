"""The rule module of the towers: tower pieces, guards, what viewers see (clauses TOWER)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from rules.board.features import PieceKind, Place, Spot
from rules.decisions import PREVIEW, Action, Flow, Offer
from rules.expansions.tower import refusals
from rules.expansions.tower.abbey_and_mayor import ON_THE_GROUND
from rules.expansions.tower.captures import ask_for_capture, choices
from rules.expansions.tower.foundations import (
    MARK,
    PIECES,
    Towers,
    guard_of,
    guards,
    has_site,
    height,
    is_top,
    reached,
    sites,
    top_of,
    towers,
)
from rules.expansions.tower.phantom import PHANTOM
from rules.expansions.tower.prisons import PayRansom
from rules.hooks import How, PlaceJudge, RuleModule, View
from rules.problems import Refusal
from rules.state.exclusion import FIGURE
from rules.state.placement import Placement
from rules.state.state import GameState
from rules.state.steps import Step
from rules.tiles.geometry import Cell, reading_order
from rules.turn.moving import send_home


class PlaceTower(Offer):
    """Put one tower piece on a foundation or an open tower, instead of any figure (TOWER-6, TOWER-9)."""

    name = "place_tower"
    counts_as = FIGURE
    fields: ClassVar[Mapping[str, type]] = {"x": int, "y": int}
    optional: ClassVar[Mapping[str, type]] = {PREVIEW: dict}

    def __init__(self, state: GameState, this: Placement) -> None:
        self.state = state
        self.this = this

    def listed(self) -> Iterable[Action]:
        if self._has_piece():
            for cell in sites(self.state):
                if guard_of(self.state, cell) is None:
                    yield {"x": cell[0], "y": cell[1]}

    def problem(self, action: Action) -> Refusal | None:
        cell = (action["x"], action["y"])
        if not has_site(self.state, cell):
            return refusals.TOWER_SITE()
        if not self._has_piece():
            return refusals.TOWER_SUPPLY()
        return None if guard_of(self.state, cell) is None else refusals.TOWER_CLOSED()

    def preview(self, action: Action) -> Mapping[str, Any]:
        """Return the tiles in reach of the tower with one piece more, and whom a capture could then take."""
        tower = (action["x"], action["y"])
        pieces = height(self.state, tower) + 1
        return {
            "reach": [{"x": x, "y": y} for x, y in reached(tower, pieces)],
            "captives": choices(self.state, self.this, tower, pieces),
        }

    def _has_piece(self) -> bool:
        return self.state.seats[self.this.seat].supply[MARK] > 0

    def play(self, action: Action) -> Flow:
        cell = (action["x"], action["y"])
        self.state.seats[self.this.seat].supply[MARK] -= 1
        towers(self.state).heights[cell] = height(self.state, cell) + 1
        return ask_for_capture(self.state, self.this, cell)


class NoTower(Offer):
    """Says why no tower piece is put after another figure action (TOWER-9)."""

    name = PlaceTower.name
    fields: ClassVar[Mapping[str, type]] = {}

    def __init__(self) -> None:
        self.closed = refusals.TOWER_USED()


def is_guard(state: GameState, kind: PieceKind) -> bool:
    """Return whether such figures stand on towers: followers who may stand anywhere (TOWER-13)."""
    everywhere = kind.stands_on >= state.setup.grounds()
    return kind.follower and everywhere and kind.name not in ON_THE_GROUND


def guard_problem(state: GameState, kind: PieceKind, cell: Cell) -> Refusal | None:
    """Return why a figure of that kind may not stand on the tower on a tile; None if it may."""
    if not is_guard(state, kind):
        return refusals.GUARD_KIND(piece=kind.name)
    if not height(state, cell):
        return refusals.GUARD_BARE()
    return None if guard_of(state, cell) is None else refusals.TOWER_CLOSED()


def send_guards_home(state: GameState, _: Any) -> None:
    """Take the guards home at the end, for nothing (TOWER-16)."""
    for figure in guards(state):
        send_home(state, figure, "removed")


class Tower(RuleModule):
    """The whole expansion, but for what it is to others."""

    name = "tower"
    steps = (Step("end_of_game", "E.5", send_guards_home),)

    def prepare(self, state: GameState) -> None:
        state.deal(MARK, PIECES[len(state.seats)])
        state.slots[MARK] = Towers(len(state.seats))

    def offers(self, state: GameState, placement: Placement) -> Iterable[Offer]:
        acted = placement.taken - {PHANTOM}
        return (NoTower() if acted else PlaceTower(state, placement), PayRansom(state, placement.seat))

    def deploy_places(
        self, state: GameState, placement: Placement, kind: PieceKind
    ) -> Iterable[Spot | Place]:
        # Guards stand on towers, and on a foundation without a piece there is none yet.
        heights = towers(state).heights
        if not heights or not is_guard(state, kind):
            return [top_of(cell, offered=False) for cell in sites(state)]
        open_to = heights.keys() - {guard.cell for guard in guards(state)}
        return [top_of(cell, offered=cell in open_to) for cell in sites(state)]

    def refuse_presence(
        self, state: GameState, seat: int | None, kind: PieceKind, how: How, ground: str | None
    ) -> PlaceJudge | None:
        if how != "deploy" or ground is not None:
            return None
        return lambda at: guard_problem(state, kind, at.cell) if is_top(at) else None

    def extend_view(self, state: GameState, view: View, viewer: int | None) -> None:
        """Add the towers, and the prisoners of each seat."""
        slot = towers(state)
        cells = sorted(slot.heights, key=reading_order)
        view["towers"] = [{"x": x, "y": y, "height": slot.heights[x, y]} for x, y in cells]
        for seat, prisoners in zip(view["seats"], slot.prisons, strict=True):
            seat["prisoners"] = [prisoner._asdict() for prisoner in prisoners]
