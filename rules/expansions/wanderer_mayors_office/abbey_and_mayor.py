"""Which mayors can found an office (OFFICE-1, OFFICE-10)."""

from __future__ import annotations

from rules.board.features import Feature, Figure
from rules.expansions.abbey_and_mayor.mayors import MAYOR
from rules.scoring.majority import majority, strength_of
from rules.state.state import GameState


def mayors_in(state: GameState, city: Feature, seat: int) -> list[Figure]:
    """Return the mayors by means of whom a seat scores a city: it is a winner, and they count (OFFICE-10)."""
    if seat not in majority(state, city):
        return []
    mayors = [figure for figure in city.figures if figure.kind is MAYOR and figure.seat == seat]
    return [mayor for mayor in mayors if strength_of(state, mayor, city)]
