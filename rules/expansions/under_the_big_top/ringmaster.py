"""The ringmaster: a follower with points of his own for circuses and acrobats around him (clauses RING)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from rules.board.features import Feature, PieceKind
from rules.expansions.under_the_big_top.big_top import ACROBATS, CIRCUS, shows, surroundings
from rules.expansions.under_the_big_top.bridges_castles_bazaars import is_castle
from rules.hooks import RuleModule
from rules.setup.setup import Setup
from rules.state.points import Part
from rules.state.state import GameState
from rules.tiles.geometry import Cell, reading_order

RINGMASTER: Final = "ringmaster"
FOR_EACH: Final = 2
PART: Final = "big_tops"
# The first revision of the rules in which ringmasters of one feature score by their seats, as holders do; in
# older games they came as their parts of the feature had been joined.
BY_SEAT_SINCE: Final = 6


class Ringmaster(PieceKind):
    """A follower like any (RING-1)."""

    def __init__(self, grounds: frozenset[str]) -> None:
        super().__init__(RINGMASTER, grounds)

    def clause_for(self, kind: str) -> str:
        """Return the clause about deploying a ringmaster on a kind of feature."""
        return "BASE-FARM-1" if kind == "field" else "RING-1"


def tops_around(state: GameState, cell: Cell) -> int:
    """Return how many tiles with a circus or acrobats lie around a tile, itself too (RING-2, RING-3)."""
    near = (state.board.tiles[at] for at in surroundings(cell) if at in state.board.tiles)
    return sum(shows(placed, CIRCUS) or shows(placed, ACROBATS) for placed in near)


class RingmasterModule(RuleModule):
    """The ringmasters."""

    name = "ringmaster"
    # His entry stands before the fairy's of the same feature (row 8.1).
    early = frozenset({"feature_scored"})

    def in_play(self, setup: Setup) -> bool:
        return self.belongs_to(setup.expansions) and setup.options["top.ringmaster"] == "on"

    def prepare(self, state: GameState) -> None:
        state.deal(RINGMASTER, 1)

    def pieces(self, setup: Setup) -> Iterable[PieceKind]:
        return (Ringmaster(setup.grounds()),)

    def feature_scored(
        self, state: GameState, feature: Feature, points: Mapping[int, int], final: bool
    ) -> None:
        """Give each ringmaster there his points, whoever has the majority (RING-2, RING-4, RING-8)."""
        if is_castle(feature):
            return
        masters = [figure for figure in feature.figures if figure.kind.name == RINGMASTER]
        if state.setup.revision >= BY_SEAT_SINCE:
            masters.sort(key=lambda figure: (figure.seat, reading_order(figure.spot.cell)))
        for figure in masters:
            tops = tops_around(state, figure.spot.cell)
            state.award(figure.seat, RINGMASTER, figure.reference, [Part(PART, tops, FOR_EACH * tops)])
