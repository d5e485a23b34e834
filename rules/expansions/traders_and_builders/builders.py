"""Builders: whoever goes on building where his builder stands places a second tile (clauses BUILDER)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from rules.board.features import PieceKind, Spot
from rules.decisions import Flow
from rules.expansions.traders_and_builders.bridges_castles_bazaars import play_before_the_sale, spots_laid
from rules.expansions.traders_and_builders.companions import Companion, going_home
from rules.expansions.traders_and_builders.refusals import DEPLOY_COMPLETE
from rules.hooks import RuleModule, View
from rules.problems import Refusal
from rules.setup.setup import Setup
from rules.state.placement import Placement, Turn, TurnPart
from rules.state.state import GameState
from rules.state.steps import Step
from rules.turn.turn import play

# What a placement notes once it has earned a second half: the turn that gets it.
EARNED = "builders.turn"


class Builder(Companion):
    """He stands on roads and in cities that go on (BUILDER-1, BUILDER-4, BUILDER-14)."""

    def problem(self, seat: int, spot: Spot, occupied: bool) -> Refusal | None:
        refusal = super().problem(seat, spot, occupied)
        if refusal is None and spot.feature.complete:
            return DEPLOY_COMPLETE(kind=spot.segment.kind)
        return refusal


BUILDER = Builder("builder", frozenset({"road", "city"}), joins="BUILDER-1", elsewhere="BUILDER-4")


class Builders:
    """The slot: which half each double turn is in, by the turn's number; and tiles set aside for a sale."""

    def __init__(self) -> None:
        self.halves: dict[int, int] = {}
        self.aside = 0


def builders(state: GameState) -> Builders:
    """Return what this module keeps in the state of a game."""
    slot: Builders = state.slots["builders"]
    return slot


def extends(this: Placement) -> bool:
    """Return whether the tile or its bridge extends the feature of the seat's builder (BUILDER-5).

    Nobody is deployed elsewhere than on the tile just placed, so a builder who stands there is new.
    """
    return any(
        figure.kind is BUILDER and figure.seat == this.seat and figure.spot.placed is not this.placed
        for spot in spots_laid(this)
        for figure in spot.feature.figures
    )


def look(state: GameState, this: Placement | None) -> None:
    """Note whether a double turn is earned, after the tile and again after its bridge (X8-BUILDER-7)."""
    assert this is not None
    if this.kind != "second" and EARNED not in this.notes and extends(this):
        this.notes[EARNED] = state.turn
        builders(state).halves[state.turn_number] = 1
        play_before_the_sale(state, this, partial(before_the_reveal, state, this))


def follow(state: GameState, this: Placement | None) -> Flow:
    """Play step TS-12: the second half, if it has not been played before a bazaar's tiles were turned up."""
    assert this is not None
    if EARNED in this.notes:
        yield from second_half(state, this)


def second_half(state: GameState, this: Placement, below: int = 0) -> Flow:
    """Return the same seat draws and places again, in the same turn; nothing earns a third (BUILDER-6)."""
    turn: Turn = this.notes.pop(EARNED)
    if state.seats[this.seat].forfeited:
        return
    state.resume_turn(turn)
    builders(state).halves[turn.number] = 2
    yield from play(state, TurnPart(this.seat, "second", below=below))


def before_the_reveal(state: GameState, this: Placement, tiles: int) -> Flow:
    """Return the tiles for a sale lie aside, not counted, while the second half is played (X8-BUILDER-3)."""
    state.tiles_left -= tiles
    builders(state).aside = tiles
    yield from second_half(state, this, below=tiles)
    state.tiles_left += tiles
    builders(state).aside = 0


class BuildersModule(RuleModule):
    """The builders of expansion 2."""

    name = "builders"
    steps = (
        Step("placed", "3.3", look),
        Step("on_completed", "6.9", look),
        Step("after_return", "10.3.1", going_home(BUILDER)),
        # Once more: his owner's last follower may have left a city that was not scored (BUILDER-3).
        Step("after_return", "10.10.1", going_home(BUILDER)),
        Step("after_placing", "12", follow),
    )

    def prepare(self, state: GameState) -> None:
        state.deal("builder", 1)
        state.slots["builders"] = Builders()

    def pieces(self, setup: Setup) -> Iterable[PieceKind]:
        return (BUILDER,)

    def extend_view(self, state: GameState, view: View, viewer: int | None) -> None:
        if view["turn"] is None:
            return
        slot = builders(state)
        half = slot.halves.get(state.turn_number)
        view["turn"] |= {"half": half or 1, "halves": 1 if half is None else 2}
        if slot.aside:
            view["turn"]["set_aside"] = slot.aside
