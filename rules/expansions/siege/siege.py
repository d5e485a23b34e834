"""Siege, Cathars and Besiegers: what a siege does to a city, and to the fields at it (clauses SIEGE)."""

from __future__ import annotations

from rules.board.features import Feature, Spot
from rules.expansions.siege.besieged import FOR_FIELDS, is_besieged, under_siege
from rules.expansions.siege.escaping import offer_escape
from rules.expansions.siege.siege_lines import seen_of_city, seen_of_field
from rules.hooks import RuleModule, View
from rules.state.points import Parts
from rules.state.state import GameState
from rules.state.steps import Step


class Siege(RuleModule):
    """The whole expansion."""

    name = "siege"
    steps = (Step("after_return", "10.10", offer_escape),)

    def adjust_value(self, state: GameState, feature: Feature, parts: Parts, final: bool) -> Parts:
        return under_siege(feature, parts) if is_besieged(feature) else parts

    def field_yield(self, state: GameState, feature: Feature, rate: int) -> int | None:
        """Return twice the rate for a completed besieged city, whatever the rate is made of (SIEGE-10)."""
        return FOR_FIELDS * rate if feature.complete and is_besieged(feature) else None

    def extend_feature_view(self, state: GameState, spot: Spot, view: View) -> None:
        feature = spot.feature
        if feature.kind == "field":
            view.update(seen_of_field(feature))
        elif is_besieged(feature):
            view.update(seen_of_city(state, feature))
