"""Figures that are no followers and stand only beside one of their owner's: builders and pigs."""

from __future__ import annotations

from typing import Any

from rules.board.features import Feature, PieceKind, Spot
from rules.expansions.traders_and_builders.refusals import DEPLOY_ALONE
from rules.problems import Refusal
from rules.refusals import DEPLOY_KIND
from rules.state.state import GameState
from rules.state.steps import Run
from rules.turn.moving import send_home


def accompanied(feature: Feature, seat: int) -> bool:
    """Return whether a follower of that seat stands in a feature."""
    return any(figure.seat == seat and figure.kind.follower for figure in feature.figures)


class Companion(PieceKind):
    """A kind of figure that joins a follower and never counts: neither occupies nor has a majority.

    `joins` is the clause that asks for the follower, `elsewhere` the one that keeps it off other ground.
    """

    def __init__(self, name: str, stands_on: frozenset[str], *, joins: str, elsewhere: str) -> None:
        super().__init__(name, stands_on, follower=False, strength=0)
        self._joins = joins
        self._elsewhere = elsewhere

    def problem(self, seat: int, spot: Spot, occupied: bool) -> Refusal | None:
        kind = spot.segment.kind
        if kind not in self.stands_on:
            return DEPLOY_KIND(
                clause=self.clause_for(kind), piece=self.name, kind=kind, kinds=sorted(self.stands_on)
            )
        if not accompanied(spot.feature, seat):
            return DEPLOY_ALONE(clause=self._joins, piece=self.name)
        return None

    def clause_for(self, kind: str) -> str:
        return self._elsewhere


def going_home(kind: PieceKind) -> Run:
    """Return the step that takes home pieces of this kind without a follower of their owner beside them."""

    def step(state: GameState, _: Any) -> None:
        """Take home builders or pigs without a follower of their owner beside them (BUILDER-3, PIG-6)."""
        for figure in list(state.figures_of(kind)):
            if figure.feature is not None and not accompanied(figure.feature, figure.seat):
                send_home(state, figure, "removed")

    return step
