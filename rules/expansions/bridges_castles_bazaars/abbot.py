"""Castles beside the gardens of the abbot (CASTLE-46)."""

from __future__ import annotations

from rules.board.features import Feature
from rules.state.state import GameState


def may_take(state: GameState, feature: Feature) -> bool:
    """Return whether a castle may take the value of such a feature.

    Of a garden only where the option says so.
    """
    return feature.kind != "garden" or state.options["castle.garden"] == "with-abbot"
