"""Followers join a small city for its scoring, and never a castle (INT-29, X8-COUNT-1, X8-COUNT-2)."""

from __future__ import annotations

from typing import Final

from rules.board.features import Figure, Place, Spot
from rules.expansions.bridges_castles_bazaars.shared_town import (
    STANDING_SINCE,
    SharedTown,
    shared_towns,
)
from rules.expansions.count.goal import Goal
from rules.state.placement import Placement
from rules.state.state import GameState
from rules.turn.moving import send_home

# Why a castle's points are given.
REASON: Final = "castle"
# In the notes of a placement: followers who joined a small city that some scored and others made a castle of.
GUESTS: Final = "city.guests"


class SmallCity(Goal):
    """A small city that scores for some while others make a castle of it; who joins is no part of that."""

    def __init__(self, town: SharedTown, this: Placement) -> None:
        super().__init__(town.as_city)
        self.town = town
        self.this = this

    def join(self, state: GameState, figure: Figure, spot: Spot) -> None:
        standing = state.setup.revision >= STANDING_SINCE
        state.move(figure, spot if standing else Place(spot.reference, spot.cell))
        self.town.join(state, figure)
        self.this.notes.setdefault(GUESTS, []).append(figure)

    def value(self, state: GameState, final: bool) -> int | None:
        return self.town.points

    def heads(self, state: GameState) -> list[list[int]]:
        return [[seat, number] for seat, number in sorted(self.town.heads.items())]


def small_cities(this: Placement) -> list[Goal]:
    """Return the small cities of this placement that some of their occupiers score (INT-29)."""
    return [SmallCity(town, this) for town in shared_towns(this)]


def guests_go_home(state: GameState, this: Placement) -> None:
    """Return those who joined such a city to their owners, never into the castle (X8-COUNT-2)."""
    for figure in this.notes.get(GUESTS, []):
        if figure in state.figures:
            send_home(state, figure, "scored")
