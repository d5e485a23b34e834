"""Which seats hold a feature (clauses MAJ)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rules.board.features import Feature
from rules.hooks import RuleModule, implemented
from rules.state.state import GameState


def majority(state: GameState, feature: Feature) -> list[int]:
    """Return the seats with most followers in a feature, all of them if tied (BASE-MAJ-1, BASE-MAJ-2)."""
    heads: Counter[int] = Counter()
    for figure in feature.figures:
        if figure.kind.follower:
            heads[figure.seat] += figure.kind.strength(feature)
    return leaders(state, (feature,), heads)


def leaders(state: GameState, features: Sequence[Feature], heads: Counter[int]) -> list[int]:
    """Return the seats with the highest count, in seat order; none if all have nothing."""
    most = max(heads.values(), default=0)
    found = sorted(seat for seat, count in heads.items() if count == most) if most > 0 else []
    for adjust in implemented(state, RuleModule.adjust_leaders):
        found = adjust(state, features, found)
    return found
