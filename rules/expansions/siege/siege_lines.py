"""What viewers see of a siege who ask about a city or a field."""

from __future__ import annotations

from typing import Any

from rules.board.features import Feature
from rules.expansions.siege.besieged import FOR_FIELDS, is_besieged, taken
from rules.scoring.fields import PER_CITY, PER_CITY_LEGACY
from rules.scoring.values import value_of
from rules.state.state import GameState


def seen_of_city(state: GameState, city: Feature) -> dict[str, Any]:
    """Return that a city is besieged, what that takes from its value, and what a field gets for it.

    `value` is taken from what the city is worth as it stands, `finished` from it complete (null if it is).
    `field` is what it brings a field once complete; null in games without farmers.
    """
    now = taken(value_of(state, city, final=not city.complete))
    finished = None if city.complete else taken(value_of(state, city, final=False))
    return {"besieged": True, "siege": {"value": now, "finished": finished, "field": _for_field(state)}}


def _for_field(state: GameState) -> int | None:
    if state.options["farm.enabled"] != "yes":
        return None
    rate = PER_CITY_LEGACY if state.options["farm.scoring"] == "per-city-4" else PER_CITY
    return FOR_FIELDS * rate


def seen_of_field(field: Feature) -> dict[str, Any]:
    """Return how many besieged cities lie at a field, complete and not; nothing if there are none."""
    cities = [city.complete for city in field.bordering_cities() if is_besieged(city)]
    return {"besieged_cities": {"complete": sum(cities), "open": len(cities) - sum(cities)}} if cities else {}
