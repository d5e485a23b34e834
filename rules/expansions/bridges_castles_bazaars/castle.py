"""A castle: where it stands, what lies around it, whose it is (clauses CASTLE)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rules.board.features import Feature
from rules.decisions import Action
from rules.state.state import GameState
from rules.tiles.geometry import Cell, reading_order

# The first revision of the rules in which all who share a castle score it; in older games a mayor never did.
SHARED_SINCE: Final = 3
# The note of a placement in which other expansions say what they make of castles: given castles and several
# completed features of the same value, whether it matters to anybody which of those the castles take.
MINDED: Final = "castles.minded"
Minds = Callable[[Sequence[Feature], Sequence[Feature]], bool]


class Castle:
    """One castle. `by` are the seats whose tokens lie on it; `sharing` those who tied for the small city.

    Once it has scored, `points` are set, and `source` is the completed feature that they come from: where
    castles pass a value on, the one that the first of them took.
    """

    def __init__(self, feature: Feature, by: list[int], sharing: Sequence[int] = ()) -> None:
        self.feature = feature
        self.cells = sorted(feature.cells, key=reading_order)
        self.vicinity = vicinity(self.cells)
        self.by = by
        self.sharing = sharing
        self.points: int | None = None
        self.source: Feature | None = None

    @property
    def occupied(self) -> bool:
        return self.points is None and self.feature.occupied

    @property
    def reference(self) -> dict[str, object]:
        return self.feature.home.reference


def vicinity(cells: list[Cell]) -> frozenset[Cell]:
    """Return the six cells: the castle's two and the two on each of its long sides (CASTLE-17, CASTLE-18)."""
    (x1, y1), (x2, y2) = cells
    dx, dy = (1, 0) if x1 == x2 else (0, 1)
    return frozenset((x + k * dx, y + k * dy) for x, y in ((x1, y1), (x2, y2)) for k in (-1, 0, 1))


def around(cells: list[Cell]) -> list[list[int]]:
    """Return the vicinity as viewers see it: `[[x, y], ...]` in reading order."""
    return [list(cell) for cell in sorted(vicinity(cells), key=reading_order)]


def castles(state: GameState) -> list[Castle]:
    """Return every castle, in the order in which they were built."""
    slot: list[Castle] = state.slots["castles"]
    return slot


def is_small_city(state: GameState, feature: Feature) -> bool:
    """Return whether a completed city may become a castle in this edition (CASTLE-1..6)."""
    if feature.kind != "city" or len(feature.cells) != 2:
        return False
    base = state.options["castle.base"]
    if base == "two-semicircles":
        return all(spot.segment.data.get("semicircular") for spot in feature.spots)
    return base == "any-two-tile-city" or all(len(spot.segment.ends) == 1 for spot in feature.spots)


def named(state: GameState, action: Action) -> Feature | None:
    """Return the feature that an action's x, y, feature names."""
    spot = state.board.spot(action)
    return spot.feature if spot else None
