"""Who holds a feature (ledger MAJ)."""

from __future__ import annotations

from collections import Counter

from rules.board.features import Feature


def majority(feature: Feature) -> list[int]:
    """The seats with most followers in a feature, all of them if tied (BASE-MAJ-1, BASE-MAJ-2)."""
    heads: Counter[int] = Counter()
    for figure in feature.figures:
        if figure.kind.follower:
            heads[figure.seat] += figure.kind.strength(feature)
    return leaders(heads)


def leaders(heads: Counter[int]) -> list[int]:
    """The seats with the highest count, in seat order; nobody leads with nothing."""
    most = max(heads.values(), default=0)
    return sorted(seat for seat, count in heads.items() if count == most) if most > 0 else []
