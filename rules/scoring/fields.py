"""What a field feeds and what that brings (ledger FARM)."""

from __future__ import annotations

from typing import Final

from rules.board.features import Feature
from rules.hooks import Expansion, implemented
from rules.state.points import Part, Parts
from rules.state.state import Table

PER_CITY: Final = 3
PER_CITY_LEGACY: Final = 4
_PLURALS: Final = {"city": "cities"}  # the others take an s
# What a field feeds, with the points it brings beyond an ordinary completed city.
Fed = list[tuple[Feature, int]]


def fed_by(table: Table, field: Feature) -> Fed:
    """The completed cities that border a field, each once (BASE-FARM-4), and what counts like them."""
    found = []
    for feature in field.bordering_cities():
        extra = _extra(table, feature)
        if extra is not None:
            found.append((feature, extra))
    return found


def _extra(table: Table, feature: Feature) -> int | None:
    for fed in implemented(table, Expansion.fed):
        extra = fed(table, feature)
        if extra is not None:
            return extra
    return 0 if feature.kind == "city" and feature.complete else None


def rate_for(table: Table, field: Feature, seat: int, rate: int) -> int:
    """What a seat gets for each city at a field, with what expansions add to the rate of the count in use."""
    for adjust in implemented(table, Expansion.farm_rate):
        rate = adjust(table, field, seat, rate)
    return rate


def parts_of(fed: Fed, rate: int) -> Parts:
    parts: dict[str, Part] = {}
    for feature, extra in fed:
        what = _PLURALS.get(feature.kind, f"{feature.kind}s")
        part = parts.setdefault(what, Part(what, 0, 0))
        part.count += 1
        part.points += rate + extra
    return list(parts.values())
