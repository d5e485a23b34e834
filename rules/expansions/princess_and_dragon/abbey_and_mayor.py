"""Barns stand where four tiles meet, so on none that the dragon visits."""

from __future__ import annotations

from rules.board.features import PieceKind


def stands_between_tiles(kind: PieceKind) -> bool:
    """Return whether pieces of this kind stand on no particular tile."""
    return kind.name == "barn"
