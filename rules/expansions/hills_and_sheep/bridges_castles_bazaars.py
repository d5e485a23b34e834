"""Followers in castles, which lie on no single tile: nobody there stands on a hill (HILL-14)."""

from __future__ import annotations

from rules.board.features import Figure


def in_castle(figure: Figure) -> bool:
    """Return whether a figure stands in a castle."""
    return figure.feature is not None and figure.feature.kind == "castle"
