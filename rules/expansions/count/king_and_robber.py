"""The City of Carcassonne counts as a completed city for the king's points (KING-8, COUNT-40)."""

from __future__ import annotations

from rules.expansions.king_and_robber.prizes import KING


def completed_besides(kind: str) -> int:
    """Return how many completed features of a kind the City of Carcassonne stands for."""
    return int(kind == KING.kind)
