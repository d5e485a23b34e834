"""Builders: whoever goes on building where his builder stands places a second tile (ledger BUILDER)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from rules.board.features import PieceKind, Spot
from rules.decisions import Flow
from rules.expansions.traders_and_builders.bridges_castles_bazaars import play_before_the_sale, spots_laid
from rules.expansions.traders_and_builders.companions import Companion, going_home
from rules.hooks import RuleModule, View
from rules.problems import Refusal
from rules.setup.setup import Setup
from rules.state.placement import Placement, Turn, TurnPart
from rules.state.state import Table
from rules.state.steps import Step
from rules.turn.turn import play

# What a placement notes once it has earned a second half: the turn that gets it.
EARNED = "builders.turn"


class Builder(Companion):
    """He stands on roads and in cities that go on (BUILDER-1, BUILDER-4, BUILDER-14)."""

    def problem(self, seat: int, spot: Spot, occupied: bool) -> Refusal | None:
        refusal = super().problem(seat, spot, occupied)
        if refusal is None and spot.feature.complete:
            return Refusal("deploy.complete", "BUILDER-14", "There is nothing left to build here.")
        return refusal


BUILDER = Builder("builder", frozenset({"road", "city"}), joins="BUILDER-1", elsewhere="BUILDER-4")


class Builders:
    """The slot: which half each double turn is in, by the turn's number; and tiles set aside for a sale."""

    def __init__(self) -> None:
        self.halves: dict[int, int] = {}
        self.aside = 0


def builders(table: Table) -> Builders:
    slot: Builders = table.slots["builders"]
    return slot


def extends(this: Placement) -> bool:
    """Whether the tile or a bridge built with it goes on where the seat's builder stood before (BUILDER-5).

    Nobody is deployed elsewhere than on the tile just placed, so a builder who stands there is new.
    """
    return any(
        figure.kind is BUILDER and figure.seat == this.seat and figure.spot.placed is not this.placed
        for spot in spots_laid(this)
        for figure in spot.feature.figures
    )


def look(table: Table, this: Placement | None) -> None:
    """Once the tile lies there, and again with its bridge: is a double turn earned (X8-BUILDER-7)?"""
    assert this is not None
    if this.kind != "second" and EARNED not in this.notes and extends(this):
        this.notes[EARNED] = table.turn
        builders(table).halves[table.turns] = 1
        play_before_the_sale(table, this, partial(before_the_reveal, table, this))


def follow(table: Table, this: Placement | None) -> Flow:
    """TS-12: the second half, if it has not been played before a bazaar's tiles were turned up."""
    assert this is not None
    if EARNED in this.notes:
        yield from second_half(table, this)


def second_half(table: Table, this: Placement, below: int = 0) -> Flow:
    """The same seat draws and places again, in the same turn; nothing earns a third (BUILDER-6)."""

    turn: Turn = this.notes.pop(EARNED)
    if table.seats[this.seat].gone:
        return
    table.resume_turn(turn)
    builders(table).halves[turn.number] = 2
    yield from play(table, TurnPart(this.seat, "second", below=below))


def before_the_reveal(table: Table, this: Placement, tiles: int) -> Flow:
    """The tiles for a sale lie aside, not counted, while the second half is played (X8-BUILDER-3)."""
    table.left -= tiles
    builders(table).aside = tiles
    yield from second_half(table, this, below=tiles)
    table.left += tiles
    builders(table).aside = 0


class BuildersModule(RuleModule):
    """The builders of expansion 2."""

    name = "builders"
    steps = (
        Step("placed", "3.3", look),
        Step("on_completed", "6.9", look),
        Step("after_return", "10.3.1", going_home(BUILDER)),
        Step("after_placing", "12", follow),
    )

    def prepare(self, table: Table) -> None:
        table.deal("builder", 1)
        table.slots["builders"] = Builders()

    def pieces(self, setup: Setup) -> Iterable[PieceKind]:
        return (BUILDER,)

    def extend_view(self, state: Table, view: View, viewer: int | None) -> None:
        if view["turn"] is None:
            return
        slot = builders(state)
        half = slot.halves.get(state.turns)
        view["turn"] |= {"half": half or 1, "halves": 1 if half is None else 2}
        if slot.aside:
            view["turn"]["set_aside"] = slot.aside
