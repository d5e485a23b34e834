"""The wagon: a follower who may go on to a neighbouring feature when his own is scored (clauses WAGON)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, Final

from rules.board.features import Feature, Figure, PieceKind, Spot
from rules.decisions import Action, Decision, Flow, Offer, Pass
from rules.expansions.abbey_and_mayor.refusals import (
    WAGON_APART,
    WAGON_FAR,
    WAGON_KIND,
    WAGON_SPOT,
    WAGON_TAKEN,
)
from rules.expansions.abbey_and_mayor.wagon_goals import goals
from rules.hooks import RuleModule
from rules.problems import Refusal
from rules.setup.setup import Setup
from rules.state.answers import PASS, AnswerKind
from rules.state.placement import Placement
from rules.state.state import GameState
from rules.state.steps import Step
from rules.tiles.geometry import reading_order
from rules.turn.deploying import is_occupied, may_come, open_places
from rules.turn.moving import move_figure, place_in

WAGON: Final = "wagon"


class WagonKind(PieceKind):
    """Stands on anything but a field, and counts for one (WAGON-1, WAGON-2)."""

    def __init__(self, grounds: frozenset[str]) -> None:
        super().__init__(WAGON, grounds - {"field"})

    def clause_for(self, kind: str) -> str:
        return "WAGON-2"


class MoveWagon(Offer):
    """Go on to any tile of a goal instead of home (WAGON-4, WAGON-8)."""

    name = "move_wagon"
    fields: ClassVar[Mapping[str, type]] = {"x": int, "y": int, "feature": str}

    def __init__(self, state: GameState, seat: int, goals: list[Feature]) -> None:
        self.state = state
        self.seat = seat
        self.goals = goals
        self.kind = state.kinds[WAGON]

    def listed(self) -> Iterable[Action]:
        for goal in self.goals:
            for spot in open_places(self.state, self.seat, self.kind, goal):
                yield dict(spot.reference)

    def spot(self, action: Action) -> Spot | None:
        """Return the spot that an action names."""
        return self.state.board.spot(action)

    def problem(self, action: Action) -> Refusal | None:
        spot = self.spot(action)
        if spot is None:
            return WAGON_SPOT()
        if any(spot.feature is goal for goal in self.goals):
            return may_come(self.state, self.seat, self.kind, place_in(spot.feature, spot), "move")
        if spot.segment.kind not in self.kind.stands_on:
            return WAGON_KIND(kind=spot.segment.kind, kinds=sorted(self.kind.stands_on))
        if spot.feature.complete or is_occupied(self.state, self.kind, spot):
            return WAGON_TAKEN()
        if self.state.options["wagon.move"] == "nearby":
            return WAGON_FAR()
        return WAGON_APART()


def move_on(state: GameState, this: Placement | None) -> Flow:
    """Play step TS-10: each wagon on a scored feature goes on to a goal, or home (WAGON-12)."""
    assert this is not None
    for wagon in _scored(state, this.completed):
        # Asked for at each move: what an earlier wagon took is occupied now.
        found = goals(state, wagon.kind, wagon.spot)
        if any(open_places(state, wagon.seat, wagon.kind, goal) for goal in found):
            yield from _ask(state, wagon, MoveWagon(state, wagon.seat, found))


def _scored(state: GameState, completed: list[Feature]) -> list[Figure]:
    wagons = [figure for feature in completed for figure in feature.figures if figure.kind.name == WAGON]
    return sorted(wagons, key=lambda w: (state.clockwise(w.seat), reading_order(w.spot.cell)))


def _ask(state: GameState, wagon: Figure, move: MoveWagon) -> Flow:
    action = yield Decision(wagon.seat, "wagon", (move, Pass()), about=wagon.spot.reference)
    if action is not None and action["type"] == "move_wagon":
        goal = move.spot(action)
        assert goal is not None
        # A tile may hold several parts of one feature; he stands on the one that is listed.
        move_figure(state, wagon, place_in(goal.feature, goal))


class WagonsModule(RuleModule):
    """The wagons of the expansion."""

    name = "wagons"
    steps = (Step("moving_on", "10.2", move_on),)

    def answer_kinds(self, state: GameState) -> Iterable[AnswerKind]:
        return (PASS,)

    def prepare(self, state: GameState) -> None:
        state.deal("wagon", 1)

    def pieces(self, setup: Setup) -> Iterable[PieceKind]:
        return (WagonKind(setup.grounds()),)
