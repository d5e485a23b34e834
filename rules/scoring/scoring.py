"""Giving the points of a feature to those who hold it (clauses SCORE, MAJ)."""

from __future__ import annotations

from rules.board.features import Feature
from rules.hooks import RuleModule, implemented
from rules.scoring.majority import majority
from rules.scoring.values import points_for, value_of
from rules.state.points import total
from rules.state.state import GameState


def score(state: GameState, feature: Feature, *, final: bool) -> None:
    """Give the value of a feature to whoever holds it (BASE-MAJ-1..3)."""
    holders = majority(state, feature)
    points: dict[int, int] = {}
    if holders:
        value = value_of(state, feature, final=final)
        for seat in holders:
            parts = points_for(state, feature, seat, value, final=final)
            points[seat] = total(parts)
            state.award(seat, feature.kind, feature.home.reference, parts)
    for hook in implemented(state, RuleModule.feature_scored):
        hook(state, feature, points, final)
