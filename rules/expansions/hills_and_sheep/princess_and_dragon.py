"""The dragon, which sends shepherds home (SHEEP-23)."""

from __future__ import annotations

from rules.board.features import PieceKind


def is_eaten(kind: PieceKind) -> bool | None:
    """Return that a dragon takes a shepherd on its tile; about other figures of nobody nothing is said."""
    return True if kind.name == "dragon" else None
