"""The features beside a field that give it points, and how many (clauses FARM)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rules.board.features import Feature
from rules.hooks import RuleModule, first, implemented
from rules.state.points import Part, Parts, total
from rules.state.state import GameState

PER_CITY: Final = 3
PER_CITY_LEGACY: Final = 4
_PLURALS: Final = {"city": "cities"}  # the others take an s


def scoring_neighbours(state: GameState, field: Feature) -> list[Feature]:
    """Return the completed cities that border a field, each once (BASE-FARM-4), and what counts like them."""
    return [feature for feature in field.bordering_cities() if yield_of(state, feature, PER_CITY) is not None]


def yield_of(state: GameState, feature: Feature, rate: int) -> int | None:
    """Return what a feature at a field brings at so much a city; None if it does not count there."""
    found = first(RuleModule.field_yield, state, feature, rate)
    if found is None and feature.kind == "city" and feature.complete:
        return rate
    return found


def rate_for(state: GameState, field: Feature, seat: int, rate: int) -> int:
    """Return what a seat gets for each city at a field, with what modules add to the rate."""
    for adjust in implemented(state, RuleModule.field_rate):
        rate = adjust(state, field, seat, rate)
    return rate


def field_worth(state: GameState, field: Feature, leading: list[int]) -> int | None:
    """Return what a field would bring the seats that lead there, or a new owner if nobody does.

    None where this cannot be said of one field: in the older ways of counting a city pays once for several
    fields, and figures who are no followers count in ways of their own.
    """
    if state.options["farm.scoring"] != "per-farm-3" or (field.figures and not leading):
        return None
    cities = scoring_neighbours(state, field)
    rates = [rate_for(state, field, seat, PER_CITY) for seat in leading] or [PER_CITY]
    return total(field_value(state, field, cities, max(rates)))


def field_value(state: GameState, field: Feature, neighbours: Iterable[Feature], rate: int) -> Parts:
    """Return what a field brings a seat by these features, at so much a city."""
    parts: dict[str, Part] = {}
    for feature in neighbours:
        what = _PLURALS.get(feature.kind, f"{feature.kind}s")
        part = parts.setdefault(what, Part(what, 0, 0))
        part.count += 1
        part.points += yield_of(state, feature, rate) or 0
    value = list(parts.values())
    for adjust in implemented(state, RuleModule.adjust_value):
        value = adjust(state, field, value, True)
    return value
