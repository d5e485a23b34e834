"""The mayor: a knight who counts for as many as his city has pennants (clauses MAYOR)."""

from __future__ import annotations

from collections.abc import Iterable

from rules.board.features import Feature, PieceKind
from rules.expansions.abbey_and_mayor.bridges_castles_bazaars import REFUSED_BY
from rules.hooks import RuleModule
from rules.setup.setup import Setup
from rules.state.state import GameState


class MayorKind(PieceKind):
    """Stands in cities only; his strength is that of the city when it is scored (MAYOR-1, MAYOR-2)."""

    def __init__(self) -> None:
        super().__init__("mayor", frozenset({"city"}))

    def strength(self, feature: Feature) -> int:
        # A castle shows no pennant, whatever lies under its token (MAYOR-8).
        if feature.kind != "city":
            return 0
        return sum(spot.segment.pennants for spot in feature.spots)

    def clause_for(self, kind: str) -> str:
        return REFUSED_BY.get(kind, "MAYOR-7")


MAYOR = MayorKind()


class MayorsModule(RuleModule):
    """The mayors; he occupies, returns and is counted at the end like any knight (MAYOR-5)."""

    name = "mayors"

    def prepare(self, state: GameState) -> None:
        state.deal("mayor", 1)

    def pieces(self, setup: Setup) -> Iterable[PieceKind]:
        return (MAYOR,)
