"""Inns and Cathedrals: roads and cities worth more, or nothing; and the big follower (INN, CATH, BIG)."""

from __future__ import annotations

from collections.abc import Iterable

from rules.board.features import Feature, PieceKind
from rules.hooks import RuleModule
from rules.setup.setup import Setup
from rules.state.points import Part, Parts
from rules.state.state import GameState

BIG_STRENGTH = 2
# For each kind of feature the mark that changes its worth, the word for what it adds, and what each tile and
# pennant of such a feature brings.
MARKS = {"road": ("inn", "inns", 2), "city": ("cathedral", "cathedrals", 3)}


def marked(feature: Feature) -> int:
    """Return how many inns stand beside a road, or cathedrals in a city.

    Only the printed segment counts (INN-3).
    """
    mark = MARKS[feature.kind][0]
    return sum(bool(spot.segment.data.get(mark)) for spot in feature.spots)


class Big(PieceKind):
    """The big follower: stands wherever a follower does and counts for two (BIG-1, BIG-2)."""

    def __init__(self, grounds: frozenset[str]) -> None:
        super().__init__("big", grounds, strength=BIG_STRENGTH)

    def clause_for(self, kind: str) -> str:
        return "BASE-FARM-1" if kind == "field" else "BASE-DEPLOY-1"


class InnsAndCathedrals(RuleModule):
    """The whole expansion."""

    name = "inns"

    def prepare(self, state: GameState) -> None:
        state.deal("big", 1)

    def pieces(self, setup: Setup) -> Iterable[PieceKind]:
        return (Big(setup.grounds()),)

    def adjust_value(self, state: GameState, feature: Feature, parts: Parts, final: bool) -> Parts:
        if feature.kind not in MARKS or not (marks := marked(feature)):
            return parts
        if final:
            return []  # Left incomplete it brings nothing at all (INN-2, CATH-2).
        # What is missing to so much for each tile and pennant, however many marks there are (INN-1, CATH-1).
        _, word, rate = MARKS[feature.kind]
        more = sum(rate * part.count - part.points for part in parts)
        return [*parts, Part(word, marks, more)]
