"""What a field feeds and what that brings (ledger FARM)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rules.board.features import Feature
from rules.hooks import RuleModule, first, implemented
from rules.state.points import Part, Parts
from rules.state.state import Table

PER_CITY: Final = 3
PER_CITY_LEGACY: Final = 4
_PLURALS: Final = {"city": "cities"}  # the others take an s


def fed_by(table: Table, field: Feature) -> list[Feature]:
    """The completed cities that border a field, each once (BASE-FARM-4), and what counts like them."""
    return [feature for feature in field.bordering_cities() if yield_of(table, feature, PER_CITY) is not None]


def yield_of(table: Table, feature: Feature, rate: int) -> int | None:
    """What a feature at a field brings at so much a city; None if it does not count there."""
    found = first(RuleModule.field_yield, table, feature, rate)
    if found is None and feature.kind == "city" and feature.complete:
        return rate
    return found


def rate_for(table: Table, field: Feature, seat: int, rate: int) -> int:
    """What a seat gets for each city at a field, with what modules add to the rate of the count in use."""
    for adjust in implemented(table, RuleModule.field_rate):
        rate = adjust(table, field, seat, rate)
    return rate


def field_value(table: Table, field: Feature, fed: Iterable[Feature], rate: int) -> Parts:
    """What a field brings a seat by these features, at so much a city."""
    parts: dict[str, Part] = {}
    for feature in fed:
        what = _PLURALS.get(feature.kind, f"{feature.kind}s")
        part = parts.setdefault(what, Part(what, 0, 0))
        part.count += 1
        part.points += yield_of(table, feature, rate) or 0
    value = list(parts.values())
    for adjust in implemented(table, RuleModule.adjust_value):
        value = adjust(table, field, value, True)
    return value
