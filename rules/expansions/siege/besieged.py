"""Besieged cities: which they are, and what the siege takes from them (SIEGE-3 to SIEGE-7)."""

from __future__ import annotations

from typing import Final

from rules.board.features import Feature
from rules.state.points import Part, Parts, total
from rules.tiles.geometry import Cell

# The key of a segment in the catalogue.
MARK: Final = "besieged"
# The part of a city's value that the siege takes away, and the parts of which it takes 1 for each thing.
WORD: Final = "besiegers"
COUNTED: Final = frozenset({"tiles", "pennants"})
# So many times what another city would bring a field (SIEGE-10).
FOR_FIELDS: Final = 2


def is_besieged(feature: Feature) -> bool:
    """Return whether a city has a besieging tile; a castle is never besieged (SIEGE-3, INT-30)."""
    if feature.kind == "city":
        for spot in feature.spots:
            if spot.segment.data.get(MARK):
                return True
    return False


def besieging_cells(city: Feature) -> set[Cell]:
    """Return the cells of the tiles that besiege a city."""
    return {spot.cell for spot in city.spots if spot.segment.data.get(MARK)}


def under_siege(city: Feature, parts: Parts) -> Parts:
    """Return the value of a besieged city: 1 less for each tile and pennant, never below 0 (SIEGE-7)."""
    things = sum(part.count for part in parts if part.what in COUNTED)
    less = min(things, total(parts))
    return [*parts, Part(WORD, len(besieging_cells(city)), -less)] if less else parts


def taken(parts: Parts) -> int:
    """Return how many points the siege has taken from a value."""
    return -sum(part.points for part in parts if part.what == WORD)
