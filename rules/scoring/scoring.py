"""Giving the points of a feature to those who hold it (ledger SCORE, MAJ)."""

from __future__ import annotations

from rules.board.features import Feature
from rules.hooks import RuleModule, implemented
from rules.scoring.majority import majority
from rules.scoring.values import value_of
from rules.state.points import Part, total
from rules.state.state import Table


def score(table: Table, feature: Feature, *, final: bool) -> None:
    """Give the value of a feature to whoever holds it (BASE-MAJ-1..3)."""
    holders, parts = majority(table, feature), list[Part]()
    if holders:
        parts = value_of(table, feature, final=final)
        for seat in holders:
            table.award(seat, feature.kind, feature.home.reference, parts)
    for tell in implemented(table, RuleModule.feature_scored):
        tell(table, feature, dict.fromkeys(holders, total(parts)), final)
