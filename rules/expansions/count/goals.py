"""All that followers from the city may join now (COUNT-24, COUNT-31, COUNT-35)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.board.features import Feature, Spot, place_of
from rules.expansions.count.abbey_and_mayor import farms_scored, is_barred
from rules.expansions.count.bridges_castles_bazaars import small_cities
from rules.expansions.count.city_quarters import MARKET, kinds_from, quarter_to
from rules.expansions.count.goal import Goal
from rules.state.placement import Placement
from rules.state.state import GameState


def scored_now(this: Placement) -> list[Goal]:
    """Return what this placement scores and somebody holds before anybody joins (COUNT-24, COUNT-31)."""
    done = [feature for feature in this.completed if feature.occupied and quarter_to(feature.kind)]
    return [*map(Goal, [*done, *farms_scored(this)]), *small_cities(this)]


def scored_at_the_end(state: GameState) -> list[Goal]:
    """Return what is left incomplete, held or not, as far as the option has it (COUNT-33, -35, -36)."""
    only = kinds_from(MARKET) if state.options["count.final"] == MARKET else None
    found = {id(spot.feature): spot.feature for spot in _spots(state)}
    wanted = [f for f in found.values() if _is_left(f) and (only is None or f.kind in only)]
    return [Goal(feature) for feature in sorted(wanted, key=lambda f: (f.kind, place_of(f)))]


def _spots(state: GameState) -> Iterator[Spot]:
    """Yield every segment on which followers may stand; a way through its tile is none (WAGON-9)."""
    for placed in state.board.tiles.values():
        for spot in placed.spots:
            if spot.segment.kind != "road" or spot.segment.ends:
                yield spot


def _is_left(feature: Feature) -> bool:
    """Return whether a feature is a goal at the end: open, or a field without a barn."""
    if feature.kind == "field":
        return not is_barred(feature)
    return quarter_to(feature.kind) is not None and feature.open > 0
