"""Followers in castles stand on no particular tile, and the fairy may stand there (DRAGON-25, FAIRY-8)."""

from __future__ import annotations

from rules.board.features import Figure, Place, Spot
from rules.state.state import GameState


def in_castle(figure: Figure) -> bool:
    """Return whether a figure stands in a castle, and so on no particular tile."""
    return figure.feature is not None and figure.feature.kind == "castle"


def is_castle(at: Spot | Place) -> bool:
    """Return whether a place is in a castle."""
    return isinstance(at, Spot) and at.segment.kind == "castle"


def castles_take_her(state: GameState) -> bool:
    """Return whether the option lets the fairy go into castles (X8-FAIRY-1, X8-FAIRY-2)."""
    return bool(state.options["castle.fairy"] == "yes")
