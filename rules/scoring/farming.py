"""Scoring of fields, in the present way and the two older ones (ledger FARM)."""

from __future__ import annotations

from collections import Counter

from rules.board.features import Feature, place_of
from rules.scoring.fields import PER_CITY, PER_CITY_LEGACY, Fed, fed_by, parts_of, rate_for
from rules.scoring.majority import leaders, majority
from rules.state.state import Table


def score_fields(table: Table) -> None:
    """Score every field with farmers by the setup's way of counting (BASE-FARM-3, BASE-FARM-8)."""
    ways = {
        "per-farm-3": _each_field,
        "per-farm-3-once": _each_city_once_a_player,
        "per-city-4": _each_city,
    }
    ways[str(table.options["farm.scoring"])](table, table.occupied("field"))


def score_field(table: Table, field: Feature, seat: int, fed: Fed, rate: int = PER_CITY) -> None:
    """Give one seat what a field brings it."""
    table.award(seat, "field", field.home.reference, parts_of(fed, rate_for(table, field, seat, rate)))


def _each_field(table: Table, fields: list[Feature]) -> None:
    for field in fields:
        for seat in majority(field):
            score_field(table, field, seat, fed_by(table, field))


def _each_city_once_a_player(table: Table, fields: list[Feature]) -> None:
    """As `_each_field`, but one city pays one player at most once; earlier fields come first."""
    paid: set[tuple[int, int]] = set()
    for field in fields:
        for seat in majority(field):
            fresh = [(f, extra) for f, extra in fed_by(table, field) if (seat, id(f)) not in paid]
            paid.update((seat, id(f)) for f, _ in fresh)
            score_field(table, field, seat, fresh)


def _each_city(table: Table, fields: list[Feature]) -> None:
    """Each completed city pays the player with most farmers over all fields at it."""
    farmers: dict[int, Counter[int]] = {}
    cities: dict[int, tuple[Feature, int]] = {}
    # The rate of each seat at each city: the best of its own fields there.
    rates: dict[tuple[int, int], int] = {}
    for field in fields:
        for city, extra in fed_by(table, field):
            cities[id(city)] = (city, extra)
            heads = farmers.setdefault(id(city), Counter())
            for figure in field.figures:
                if figure.kind.follower:
                    heads[figure.seat] += figure.kind.strength(field)
                    rate = rate_for(table, field, figure.seat, PER_CITY_LEGACY)
                    key = (id(city), figure.seat)
                    rates[key] = max(rate, rates.get(key, rate))
    for city, extra in sorted(cities.values(), key=lambda fed: place_of(fed[0])):
        for seat in leaders(farmers[id(city)]):
            parts = parts_of([(city, extra)], rates[id(city), seat])
            table.award(seat, "field", city.home.reference, parts)
