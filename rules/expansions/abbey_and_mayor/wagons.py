"""The wagon: a follower who may go on to a neighbouring feature when his own is scored (ledger WAGON)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from rules.board.features import Feature, Figure, PieceKind, Spot
from rules.decisions import Action, Decision, Flow, Offer, Pass
from rules.expansions.abbey_and_mayor.wagon_goals import GROUNDS, goals
from rules.hooks import RuleModule
from rules.problems import Refusal
from rules.setup.setup import Setup
from rules.state.placement import Placement
from rules.state.state import Table
from rules.state.steps import Step
from rules.tiles.geometry import reading_order


class WagonKind(PieceKind):
    """Stands on anything but a field, and counts for one (WAGON-1, WAGON-2)."""

    def __init__(self) -> None:
        super().__init__("wagon", GROUNDS)

    def clause_for(self, kind: str) -> str:
        return "WAGON-2"


WAGON = WagonKind()


class MoveWagon(Offer):
    """Go on to any tile of a goal instead of home (WAGON-4, WAGON-8)."""

    name = "move_wagon"
    fields: ClassVar[Mapping[str, type]] = {"x": int, "y": int, "feature": str}

    def __init__(self, table: Table, goals: list[Feature]) -> None:
        self.table = table
        self.goals = goals

    def listed(self) -> Iterable[Action]:
        for goal in self.goals:
            for spot in goal.places():
                yield dict(spot.reference)

    def spot(self, action: Action) -> Spot | None:
        """The spot that an action names."""
        return self.table.board.spot(action)

    def problem(self, action: Action) -> Refusal | None:
        spot = self.spot(action)
        if spot is None:
            return Refusal("wagon.spot", "WAGON-5", "There is no such feature on the board.")
        if any(spot.feature is goal for goal in self.goals):
            return None
        if spot.segment.kind not in GROUNDS:
            return Refusal("wagon.kind", "WAGON-7", f"The wagon cannot go to a {spot.segment.kind}.")
        if spot.feature.complete or spot.feature.occupied:
            return Refusal("wagon.taken", "WAGON-5", "The goal must be incomplete and unoccupied.")
        if self.table.options["wagon.move"] == "nearby":
            return Refusal("wagon.far", "WAGON-20", "The goal must reach the tiles around the wagon.")
        return Refusal("wagon.apart", "WAGON-6", "The goal must be connected with the scored feature.")


def move_on(table: Table, this: Placement | None) -> Flow:
    """TS-10: each wagon on a scored feature goes on to a goal, or home with the others (WAGON-12)."""
    assert this is not None
    for wagon in _scored(table, this.completed):
        # Asked for at each move: what an earlier wagon took is occupied now.
        found = goals(table, wagon.spot)
        if found:
            yield from _ask(table, wagon, MoveWagon(table, found))


def _scored(table: Table, completed: list[Feature]) -> list[Figure]:
    wagons = [figure for feature in completed for figure in feature.figures if figure.kind is WAGON]
    return sorted(wagons, key=lambda w: (table.clockwise(w.seat), reading_order(w.spot.cell)))


def _ask(table: Table, wagon: Figure, move: MoveWagon) -> Flow:
    action = yield Decision(wagon.seat, "wagon", (move, Pass()), about=wagon.spot.reference)
    if action is not None and action["type"] == "move_wagon":
        goal = move.spot(action)
        assert goal is not None
        # A tile may hold several parts of one feature; he stands on the one that is listed.
        table.move(wagon, next(spot for spot in goal.feature.places() if spot.cell == goal.cell))


class WagonsModule(RuleModule):
    """The wagons of the box."""

    name = "wagons"
    steps = (Step("moving_on", "10.2", move_on),)

    def prepare(self, table: Table) -> None:
        table.deal("wagon", 1)

    def pieces(self, setup: Setup) -> Iterable[PieceKind]:
        return (WAGON,)
