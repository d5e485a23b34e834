"""Castles beside the gardens of the abbot (CASTLE-46)."""

from __future__ import annotations

from rules.board.features import Feature
from rules.state.state import Table


def may_take(table: Table, feature: Feature) -> bool:
    """Whether a castle may take the value of such a feature: of a garden only where the option says so."""
    return feature.kind != "garden" or table.options["castle.garden"] == "with-abbot"
