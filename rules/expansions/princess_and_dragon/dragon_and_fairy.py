"""Dragon and fairy: figures of nobody that stand on tiles, occupy nothing and count for nobody (PD-6)."""

from __future__ import annotations

from typing import Final

from rules.board.features import PieceKind, Standing
from rules.state.state import GameState
from rules.tiles.catalogue import designs


class Neutral(PieceKind):
    """A figure that no seat has in its supply and that no feature holds."""

    by_own_offer = True
    goes_home = False

    def __init__(self, name: str) -> None:
        super().__init__(name, frozenset(), follower=False, strength=0)


DRAGON: Final = Neutral("dragon")
FAIRY: Final = Neutral("fairy")


def dragon_of(state: GameState) -> Standing | None:
    """Return the dragon; None before it is in play."""
    return state.neutrals.get(DRAGON.name)


def shows(tile: str, mark: str) -> bool:
    """Return whether a tile of any expansion shows a mark (PD-5)."""
    return mark in designs()[tile].marks
