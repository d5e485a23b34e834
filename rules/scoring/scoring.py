"""Giving the points of a feature to those who hold it (ledger SCORE, MAJ)."""

from __future__ import annotations

from rules.board.features import Feature
from rules.scoring.majority import majority
from rules.scoring.values import worth
from rules.state.state import Table


def score(table: Table, feature: Feature, *, final: bool) -> None:
    """Give the value of a feature to whoever holds it (BASE-MAJ-1..3)."""
    holders = majority(feature)
    if holders:
        parts = worth(table, feature, final=final)
        for seat in holders:
            table.award(seat, feature.kind, feature.home.reference, parts)
