"""The ordinary follower, and how many of it a seat gets."""

from __future__ import annotations

from typing import Final

from rules.board.features import PieceKind

FOLLOWERS: Final = 7


class Meeple(PieceKind):
    """The ordinary follower: on roads, cities, monasteries and, with farmers, fields (BASE-DEPLOY-1)."""

    def __init__(self, grounds: frozenset[str]) -> None:
        super().__init__("meeple", grounds)

    def clause_for(self, kind: str) -> str:
        """Return the clause about deploying this piece on a kind of feature."""
        return "BASE-FARM-1" if kind == "field" else "BASE-DEPLOY-1"
