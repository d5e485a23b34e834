"""Pigs: a farm of one's own brings a point more for each city (clauses PIG)."""

from __future__ import annotations

from collections.abc import Iterable

from rules.board.features import Feature, PieceKind
from rules.expansions.traders_and_builders.companions import Companion, going_home
from rules.hooks import RuleModule
from rules.setup.setup import Setup
from rules.state.state import GameState
from rules.state.steps import Step

# It joins a farmer: where there are none, there is no ground for it either.
PIG = Companion("pig", frozenset({"field"}), joins="PIG-1", elsewhere="PIG-1")


def has_pig(field: Feature, seat: int) -> bool:
    """Return whether a pig of that seat stands in a field."""
    return any(figure.kind is PIG and figure.seat == seat for figure in field.figures)


class PigsModule(RuleModule):
    """The pigs of expansion 2."""

    name = "pigs"
    steps = (Step("after_return", "10.3.1", going_home(PIG)),)

    def prepare(self, state: GameState) -> None:
        state.deal("pig", 1)

    def pieces(self, setup: Setup) -> Iterable[PieceKind]:
        return (PIG,)

    def field_rate(self, state: GameState, field: Feature, seat: int, rate: int) -> int:
        return rate + 1 if has_pig(field, seat) else rate
