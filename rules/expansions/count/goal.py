"""One feature that followers from the city may join, and what viewers see of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.board.features import Feature, Figure, Spot
from rules.expansions.count.city_quarters import quarter_to
from rules.scoring.fields import field_worth
from rules.scoring.majority import heads_in, majority
from rules.scoring.values import value_of
from rules.state.points import total
from rules.state.state import GameState
from rules.turn.moving import move_figure


class Goal:
    """A feature about to be scored; `places` are its tiles, each by the spot where a follower stands."""

    def __init__(self, feature: Feature) -> None:
        self.feature = feature
        self.kind = feature.kind
        self.places = feature.places()

    def reference(self, spot: Spot) -> Mapping[str, Any]:
        """Return a place as actions name it."""
        return spot.reference

    def spot(self, action: Mapping[str, Any]) -> Spot | None:
        """Return the place on the tile that an action names; None if it names no part of this goal."""
        for spot in self.feature.spots:
            if (action["x"], action["y"]) == spot.cell and action["feature"] in spot.segment.names:
                return next(place for place in self.places if place.cell == spot.cell)
        return None

    def join(self, state: GameState, figure: Figure, spot: Spot) -> None:
        """Let a follower from the city join (COUNT-28)."""
        move_figure(state, figure, spot)

    def seen(self, state: GameState, final: bool) -> dict[str, Any]:
        """Return what every viewer may know: the quarter, the value, and who is there as `[seat, strength]`.

        The value is what the feature brings whoever holds it; None if that can't be said.
        """
        return {
            **self.reference(self.places[0]),
            "quarter": quarter_to(self.kind),
            "value": self.value(state, final),
            "heads": self.heads(state),
        }

    def value(self, state: GameState, final: bool) -> int | None:
        """Return the points that the feature brings."""
        if self.kind == "field":
            return field_worth(state, self.feature, majority(state, self.feature))
        return total(value_of(state, self.feature, final=final))

    def heads(self, state: GameState) -> list[list[int]]:
        """Return the strength of each seat there."""
        return sorted([seat, number] for seat, number in heads_in(state, self.feature).items())
