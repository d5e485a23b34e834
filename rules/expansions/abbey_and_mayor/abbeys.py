"""The abbey: a tile of a player's own that fills a hole instead of the tile to be drawn (clauses ABBEY)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, Final

from rules.board.fitting import unpack
from rules.decisions import Action, Decision, Flow, Offer, Pass
from rules.expansions.abbey_and_mayor.refusals import ABBEY_HOLE
from rules.expansions.abbey_and_mayor.river import still_built
from rules.hooks import RuleModule
from rules.problems import Refusal
from rules.refusals import PLACE_TAKEN
from rules.state.placement import Placement, TurnPart
from rules.state.state import GameState
from rules.state.steps import Step
from rules.tiles.design import FREE
from rules.tiles.geometry import STEPS, Cell
from rules.turn.placing import forbidden
from rules.turn.steps import run_steps
from rules.turn.turn import after_laying

# The design of every player's abbey; it shows the same on all sides and lies unturned.
ABBEY: Final = "AM/A"


class Abbeys:
    """The slot: the holes of the board, once somebody asked for them, and who placed the last tile."""

    def __init__(self) -> None:
        self.holes: set[Cell] | None = None
        self.last: int | None = None


def abbeys(state: GameState) -> Abbeys:
    """Return what this module keeps in the state of a game."""
    slot: Abbeys = state.slots["abbeys"]
    return slot


def holes(state: GameState) -> set[Cell]:
    """Return the empty cells with a tile on all four sides (ABBEY-2)."""
    slot = abbeys(state)
    if slot.holes is None:
        slot.holes = {cell for cell, need in state.board.frontier.items() if _closed_in(need)}
    return slot.holes


def _closed_in(need: int) -> bool:
    return FREE not in unpack(need)


def keep_up(state: GameState, this: Placement | None) -> None:
    """Note after each placement whose it was and what it did to the holes."""
    assert this is not None
    abbeys(state).last = this.seat
    found, (x, y) = holes(state), this.placed.cell
    found.discard((x, y))
    for dx, dy in STEPS:
        beside = (x + dx, y + dy)
        if _closed_in(state.board.frontier.get(beside, FREE)):
            found.add(beside)


class PlaceAbbey(Offer):
    """Fill a hole with the own abbey; what its neighbours show is all the same (ABBEY-2, ABBEY-3)."""

    name = "place_abbey"
    fields: ClassVar[Mapping[str, type]] = {"x": int, "y": int}

    def __init__(self, state: GameState) -> None:
        self.state = state

    def listed(self) -> Iterable[Action]:
        for x, y in holes(self.state):
            if forbidden(self.state, ABBEY, (x, y), 0) is None:
                yield {"x": x, "y": y}

    def problem(self, action: Action) -> Refusal | None:
        cell = (action["x"], action["y"])
        if cell in holes(self.state):
            return forbidden(self.state, ABBEY, cell, 0)
        if cell in self.state.board.tiles:
            return PLACE_TAKEN()
        return ABBEY_HOLE()


class DrawTile(Offer):
    """Leave the abbey where it is and draw."""

    name = "draw_tile"


def may_place(state: GameState, seat: int) -> bool:
    """Return whether a seat could place its abbey now (ABBEY-2, ABBEY-3)."""
    return state.seats[seat].supply["abbey"] > 0 and next(iter(PlaceAbbey(state).listed()), None) is not None


def instead_of_drawing(state: GameState, half: TurnPart | None) -> Flow:
    """Play step TS-1: offer the abbey as the tile of this turn, or of its second part (ABBEY-1, -11).

    Not while the river is being built (ABBEY-14).
    """
    assert half is not None
    if may_place(state, half.seat) and not still_built(state):
        yield from ask(state, half, DrawTile() if state.tiles_left else Pass())


def ask(state: GameState, half: TurnPart, otherwise: Offer) -> Flow:
    """Ask one seat to place its abbey or to take the other action."""
    undo_to = state.action_number
    action = yield Decision(half.seat, "abbey", (PlaceAbbey(state), otherwise))
    if action is None or action["type"] != "place_abbey":
        return
    yield from run_steps(state, "before_placing", half)
    state.seats[half.seat].supply["abbey"] -= 1
    state.take_up(ABBEY)
    placed = state.lay((action["x"], action["y"]), 0)
    half.placement = Placement(half.seat, placed, undo_to, drawn=False, kind=half.kind)


def after_the_last(state: GameState, _: TurnPart | None) -> Flow:
    """Ask the seats with an abbey after the last tile, from the left of its player (ABBEY-10)."""
    last = abbeys(state).last
    for seat in state.round_from((state.active if last is None else last) + 1):
        if may_place(state, seat):
            state.begin_turn(seat)
            half = TurnPart(seat, "own")
            yield from ask(state, half, Pass())
            if half.placement is not None:
                yield from after_laying(state, half.placement)


class AbbeysModule(RuleModule):
    """The abbeys of the expansion; for every rule they are monasteries (ABBEY-7, ABBEY-8)."""

    name = "abbeys"
    steps = (
        Step("before_draw", "1.4", instead_of_drawing),
        Step("placed", "3.3", keep_up),
        Step("after_last_tile", "E.1", after_the_last),
    )

    def prepare(self, state: GameState) -> None:
        state.deal("abbey", 1)
        state.slots["abbeys"] = Abbeys()
