"""Vineyards: each one around a completed monastery brings 3 points more (clauses VINE)."""

from __future__ import annotations

from typing import Final

from rules.board.features import Feature, Spot
from rules.expansions.hills_and_sheep.abbot import is_served
from rules.hooks import RuleModule, View
from rules.setup.setup import Setup
from rules.state.points import Part, Parts
from rules.state.state import GameState
from rules.tiles.geometry import AROUND

MARK: Final = "vineyard"
WORTH: Final = 3


def around(state: GameState, building: Feature) -> int:
    """Return how many vineyards lie on the 8 cells around a building."""
    x, y = building.spots[0].cell
    near = (state.board.tiles.get((x + dx, y + dy)) for dx, dy in AROUND)
    return sum(placed is not None and MARK in placed.face.design.marks for placed in near)


class Vineyards(RuleModule):
    """The vineyards of the expansion."""

    name = "vineyards"

    def in_play(self, setup: Setup) -> bool:
        return self.belongs_to(setup.expansions) and setup.options["hs.vineyards"] == "on"

    def adjust_value(self, state: GameState, feature: Feature, parts: Parts, final: bool) -> Parts:
        """Add the vineyards to what a building brings once it is completed (VINE-1, VINE-2)."""
        if final or not is_served(state, feature.kind):
            return parts
        number = around(state, feature)
        return [*parts, Part("vineyards", number, WORTH * number)] if number else parts

    def extend_feature_view(self, state: GameState, spot: Spot, view: View) -> None:
        """Say how many vineyards a building has around it."""
        if is_served(state, spot.feature.kind) and (number := around(state, spot.feature)):
            view["vineyards"] = number
