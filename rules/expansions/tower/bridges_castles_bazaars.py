"""Followers in castles stand on no particular tile, so that no tower reaches them (X8-TOWER-3, INT-23)."""

from __future__ import annotations

from rules.board.features import Figure


def in_castle(figure: Figure) -> bool:
    """Return whether a figure stands in a castle."""
    return figure.feature is not None and figure.feature.kind == "castle"
