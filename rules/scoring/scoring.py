"""Giving the points of a feature to those who hold it (ledger SCORE, MAJ)."""

from __future__ import annotations

from rules.board.features import Feature
from rules.hooks import RuleModule, implemented
from rules.scoring.majority import majority
from rules.scoring.values import value_of
from rules.state.points import total
from rules.state.state import Table


def score(table: Table, feature: Feature, *, final: bool) -> None:
    """Give the value of a feature to whoever holds it (BASE-MAJ-1..3)."""
    holders = majority(table, feature)
    points = 0
    if holders:
        parts = value_of(table, feature, final=final)
        points = total(parts)
        for seat in holders:
            table.award(seat, feature.kind, feature.home.reference, parts)
    for scored in implemented(table, RuleModule.feature_scored):
        scored(table, feature, dict.fromkeys(holders, points), final)
