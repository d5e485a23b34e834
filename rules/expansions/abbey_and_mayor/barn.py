"""The figure barn, and farms on which one stands."""

from __future__ import annotations

from rules.board.features import Feature, PieceKind


class BarnKind(PieceKind):
    """No follower: it holds nothing by its number and is never counted among farmers (BARN-9)."""

    by_own_offer = True

    def __init__(self) -> None:
        super().__init__("barn", frozenset({"field"}), follower=False, strength=0)


BARN = BarnKind()


def has_barn(farm: Feature) -> bool:
    """Return whether a barn stands on the farm."""
    return bool(farm.figures) and any(figure.kind is BARN for figure in farm.figures)
