"""Which seats hold a feature (clauses MAJ)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.board.features import Feature, Figure, PieceKind, Spot
from rules.hooks import RuleModule, implemented
from rules.state.state import GameState


def majority(state: GameState, feature: Feature) -> list[int]:
    """Return the seats with most followers in a feature, all of them if tied (BASE-MAJ-1, BASE-MAJ-2)."""
    return leaders(state, (feature,), heads_in(state, feature))


def heads_in(state: GameState, feature: Feature) -> dict[int, int]:
    """Return how many heads each seat has in a feature, of the seats with followers there."""
    heads: dict[int, int] = {}
    for figure in feature.figures:
        if figure.kind.follower:
            heads[figure.seat] = heads.get(figure.seat, 0) + strength_of(state, figure, feature)
    return heads


def strength_of(state: GameState, figure: Figure, feature: Feature) -> int:
    """Return how many heads a follower counts for in a feature: by its kind, and what modules make of it."""
    strength = figure.kind.strength(feature)
    for adjust in implemented(state, RuleModule.adjust_strength):
        strength = adjust(state, figure, feature, strength)
    return strength


def strength_at(state: GameState, seat: int, kind: PieceKind, spot: Spot) -> int:
    """Return how many heads a follower would count for that came to a spot."""
    if implemented(state, RuleModule.adjust_strength):
        return strength_of(state, Figure(seat, kind, spot), spot.feature)
    return kind.strength(spot.feature)


def leaders(state: GameState, features: Sequence[Feature], heads: dict[int, int]) -> list[int]:
    """Return the seats with the highest count, in seat order; none if all have nothing."""
    most = max(heads.values(), default=0)
    found = sorted(seat for seat, count in heads.items() if count == most) if most > 0 else []
    for adjust in implemented(state, RuleModule.adjust_leaders):
        found = adjust(state, features, found)
    return found
