"""How each seat stands on a table: the points it has, and what bots expect of what lies there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rules.bots.figures import Purse
from rules.bots.outlook import Outlook
from rules.bots.prospect import LINED
from rules.bots.prospects import Prospects
from rules.bots.weights import Weights
from rules.scoring.majority import majority
from rules.state.state import GameState
from rules.tiles.kinds import BUILDING_KINDS


class Standing(NamedTuple):
    """What one seat has and may expect, in points: of roads, cities and buildings, of fields, in hand."""

    score: float
    features: float
    fields: float
    figures: float

    @property
    def points(self) -> float:
        """All of it."""
        return sum(self)


def standings(state: GameState, weights: Weights) -> list[Standing]:
    """Return how each seat stands while no tile is in hand, by these beliefs."""
    outlook = Outlook(state, weights)
    prospects, purse = Prospects(state, outlook), Purse(state, outlook)
    count = len(state.seats)
    features, fields = [0.0] * count, [0.0] * count
    for feature in state.occupied(*LINED, *BUILDING_KINDS):
        points = prospects.of(feature).points
        for seat in majority(state, feature):
            features[seat] += points
    for field in state.occupied("field"):
        cities = [prospects.of(city) for city in prospects.cities_beside(field)]
        for seat in majority(state, field):
            fields[seat] += prospects.field_points(field, seat, cities)
    return [
        Standing(
            state.seats[seat].score,
            features[seat],
            fields[seat],
            _figures(state, seat, outlook.weights) * purse.missed,
        )
        for seat in range(count)
    ]


def standing_points(state: GameState, weights: Weights) -> list[float]:
    """Return all that each seat has and may expect, in points."""
    return [one.points for one in standings(state, weights)]


def _figures(state: GameState, seat: int, weights: Weights) -> float:
    """Return what a seat's followers in hand are worth, the last ones most."""
    held = state.seats[seat].supply
    count = sum(held.get(name, 0) for name, kind in state.kinds.items() if kind.follower)
    scale = weights.last_figures
    return sum(scale[min(number, len(scale) - 1)] for number in range(count))


def lead(points: Sequence[float], seat: int) -> float:
    """Return what a seat has more than the others on average."""
    return points[seat] - (sum(points) - points[seat]) / max(1, len(points) - 1)
