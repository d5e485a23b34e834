"""Figures that are no followers and stand only beside one of their owner's: builders and pigs."""

from __future__ import annotations

from typing import Any

from rules.board.features import Feature, PieceKind, Spot
from rules.hooks import RuleModule, notify
from rules.problems import Refusal
from rules.state.state import Table
from rules.state.steps import Run


def accompanied(feature: Feature, seat: int) -> bool:
    """Whether a follower of that seat stands in a feature."""
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
            return Refusal("deploy.kind", self.clause_for(kind), f"The {self.name} cannot stand on a {kind}.")
        if not accompanied(spot.feature, seat):
            return Refusal("deploy.alone", self._joins, f"The {self.name} joins a follower of your own.")
        return None

    def clause_for(self, kind: str) -> str:
        return self._elsewhere


def going_home(kind: PieceKind) -> Run:
    """The step that takes home whoever of this kind has no follower of its owner beside it any more."""

    def step(table: Table, _: Any) -> None:
        for figure in [f for f in table.figures if f.kind is kind]:
            if not accompanied(figure.spot.feature, figure.seat):
                table.take_home(figure)
                notify(RuleModule.figure_left, table, figure, figure.at, "removed")

    return step
