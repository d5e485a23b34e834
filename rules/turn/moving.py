"""Moves and removals of figures on the board, with the hooks that allow and follow them."""

from __future__ import annotations

from rules.board.features import Feature, Figure, Place, Spot
from rules.hooks import RuleModule, Why, notify
from rules.state.state import GameState


def place_in(feature: Feature, spot: Spot) -> Spot:
    """Return the spot that stands for a tile of a feature on which it has several: the first one there."""
    return next(place for place in feature.places() if place.cell == spot.cell)


def move_figure(state: GameState, figure: Figure, to: Spot | Place) -> None:
    """Move a figure on the board and notify the modules. The caller has checked the target."""
    before = figure.at
    state.move(figure, to)
    notify(RuleModule.figure_left, state, figure, before, "moved")


def send_home(state: GameState, figure: Figure, why: Why) -> None:
    """Return a figure from the board to its owner and notify the modules."""
    state.take_home(figure)
    notify(RuleModule.figure_left, state, figure, figure.at, why)
