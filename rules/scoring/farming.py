"""Scoring of fields, in the present way and the two older ones (clauses FARM)."""

from __future__ import annotations

from collections import Counter, defaultdict

from rules.board.features import Feature, place_of
from rules.hooks import RuleModule, notify
from rules.scoring.fields import PER_CITY, PER_CITY_LEGACY, field_value, rate_for, scoring_neighbours
from rules.scoring.majority import leaders, majority, strength_of
from rules.scoring.values import points_for
from rules.state.points import total
from rules.state.state import GameState


def score_fields(state: GameState) -> None:
    """Score every field with farmers by the setup's way of counting (BASE-FARM-3, BASE-FARM-8)."""
    ways = {
        "per-farm-3": _each_field,
        "per-farm-3-once": _each_city_once_a_player,
        "per-city-4": _each_city,
    }
    ways[str(state.options["farm.scoring"])](state, state.occupied("field"))


def score_field(
    state: GameState, field: Feature, seat: int, neighbours: list[Feature], rate: int = PER_CITY
) -> int:
    """Give one seat what a field brings it; returns the points."""
    value = field_value(state, field, neighbours, rate_for(state, field, seat, rate))
    parts = points_for(state, field, seat, value, final=True)
    state.award(seat, "field", field.home.reference, parts)
    return total(parts)


def _each_field(state: GameState, fields: list[Feature]) -> None:
    for field in fields:
        points = {
            seat: score_field(state, field, seat, scoring_neighbours(state, field))
            for seat in majority(state, field)
        }
        notify(RuleModule.feature_scored, state, field, points, True)


def _each_city_once_a_player(state: GameState, fields: list[Feature]) -> None:
    """Score as `_each_field`, but one city pays one player at most once; earlier fields come first."""
    paid: set[tuple[int, int]] = set()
    for field in fields:
        points: dict[int, int] = {}
        for seat in majority(state, field):
            fresh = [
                feature for feature in scoring_neighbours(state, field) if (seat, id(feature)) not in paid
            ]
            paid.update((seat, id(feature)) for feature in fresh)
            points[seat] = score_field(state, field, seat, fresh)
        notify(RuleModule.feature_scored, state, field, points, True)


def _each_city(state: GameState, fields: list[Feature]) -> None:
    """Score each completed city for the player with most farmers over all fields at it."""
    around: dict[int, tuple[Feature, list[Feature]]] = {}
    for field in fields:
        for city in scoring_neighbours(state, field):
            around.setdefault(id(city), (city, []))[1].append(field)
    points: dict[int, Counter[int]] = defaultdict(Counter)
    for city, beside in sorted(around.values(), key=lambda pair: place_of(pair[0])):
        for seat, gained in _score_city(state, city, beside).items():
            for field in beside:
                if any(figure.seat == seat for figure in field.figures):
                    points[id(field)][seat] += gained
    for field in fields:
        notify(RuleModule.feature_scored, state, field, points[id(field)], True)


def _score_city(state: GameState, city: Feature, fields: list[Feature]) -> dict[int, int]:
    """Pay a city to who has most farmers over these fields; returns the points by seat."""
    heads: Counter[int] = Counter()
    # The rate of each seat: the best of its own fields at the city.
    rates: dict[int, int] = {}
    for field in fields:
        for figure in field.figures:
            if figure.kind.follower:
                heads[figure.seat] += strength_of(state, figure, field)
                rate = rate_for(state, field, figure.seat, PER_CITY_LEGACY)
                rates[figure.seat] = max(rate, rates.get(figure.seat, rate))
    points: dict[int, int] = {}
    for seat in leaders(state, fields, heads):
        value = field_value(state, fields[0], [city], rates[seat])
        parts = points_for(state, fields[0], seat, value, final=True)
        state.award(seat, "field", city.home.reference, parts)
        points[seat] = total(parts)
    return points
