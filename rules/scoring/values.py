"""What a road, a city or a building is worth, and what of it a seat gets (clauses SCORE, END)."""

from __future__ import annotations

from rules.board.features import Feature
from rules.hooks import RuleModule, implemented
from rules.state.points import Part, Parts
from rules.state.state import GameState
from rules.tiles.kinds import BUILDING_KINDS


def value_of(state: GameState, feature: Feature, *, final: bool) -> Parts:
    """Return the value of a road, city or building, in parts.

    `final` is for one left incomplete at the end of the game (BASE-END-2).

    Computed whether or not anybody stands there (BASE-SCORE-6).
    """
    parts = _plain_value(state, feature, final)
    for adjust in implemented(state, RuleModule.adjust_value):
        parts = adjust(state, feature, parts, final)
    return parts


def points_for(state: GameState, feature: Feature, seat: int, parts: Parts, *, final: bool) -> Parts:
    """Return what a seat that is paid for a feature gets, given its value: the same for all by the core."""
    for adjust in implemented(state, RuleModule.adjust_points):
        parts = adjust(state, feature, seat, parts, final)
    return parts


def _plain_value(state: GameState, feature: Feature, final: bool) -> Parts:
    if feature.kind == "city":
        return _city(state, feature, final)
    if feature.kind not in BUILDING_KINDS:
        tiles = len(feature.cells)
        return [Part("tiles", tiles, tiles)]
    # A building: itself and the tiles around it; 9 when complete (BASE-SCORE-5, BASE-END-2).
    return [Part("tiles", 9 - feature.open, 9 - feature.open)]


def _city(state: GameState, feature: Feature, final: bool) -> Parts:
    tiles = len(feature.cells)
    pennants = sum(spot.segment.pennants for spot in feature.spots)
    small = tiles == 2 and state.options["city.small_completed"] == "1-per-tile"
    rate = 1 if final or small else 2
    parts = [Part("tiles", tiles, rate * tiles)]
    if pennants:
        parts.append(Part("pennants", pennants, rate * pennants))
    return parts
