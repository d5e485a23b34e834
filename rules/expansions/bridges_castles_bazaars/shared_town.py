"""Small cities that become castles although some score them (X8-FLYER-4, INT-32)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from rules.board.features import Feature, Figure, Spot
from rules.hooks import RuleModule, notify
from rules.scoring.majority import heads_in, leaders, strength_of
from rules.scoring.values import points_for, value_of
from rules.state.placement import Placement
from rules.state.points import Parts, total
from rules.state.state import GameState
from rules.turn.moving import send_home

SHARED: Final = "castles.shared"
# The first revision of the rules in which it matters where in such a city its followers stand: on hills
# (HILL-13), as ringmasters (RING-2), with the fairy (FAIRY-16). In older games they went home at once.
STANDING_SINCE: Final = 6


@dataclass(eq=False)
class SharedTown:
    """A small city of which others make a castle, and that is scored by those who don't (X8-FLYER-4, INT-32).

    `as_city` is the city as it was: its spots keep their names when those on the board become a castle's. The
    figures of those that score stand there until then. `heads` is the strength of each seat that scores; a
    follower that joins for the scoring adds to it.
    """

    city: Feature
    as_city: Feature
    heads: Counter[int]
    parts: Parts

    @property
    def points(self) -> int:
        """Return what the city is worth to each of those with most strength."""
        return total(self.parts)

    def join(self, state: GameState, figure: Figure) -> None:
        """Count a figure that has come to a tile of the city for its scoring."""
        self.heads[figure.seat] += strength_of(state, figure, self.as_city)


def shared_towns(this: Placement) -> list[SharedTown]:
    """Return the small cities of a placement that some score although they become castles."""
    found: list[SharedTown] = this.notes.get(SHARED, [])
    return found


def town_of(state: GameState, city: Feature) -> SharedTown:
    """Note a small city as it is before it becomes a castle; its figures are those that score it."""
    return SharedTown(city, _copy(city), Counter(heads_in(state, city)), value_of(state, city, final=False))


def _copy(city: Feature) -> Feature:
    """Return a city of the same places, whose kind stays."""
    spots = [Spot(spot.placed, spot.segment) for spot in city.spots]
    copied = Feature(city.kind, spots[0], 0)
    copied.spots = spots
    for spot in spots:
        spot.feature = copied
    return copied


def stand_beside(state: GameState, town: SharedTown) -> None:
    """Move all that are left in a small city to its like until it is scored; in older games, home."""
    for figure in list(town.city.figures):
        if state.setup.revision < STANDING_SINCE:
            send_home(state, figure, "removed")
        else:
            at = town.city.spots.index(figure.spot)
            state.move(figure, town.as_city.spots[at])


def pay_shared(state: GameState, this: Placement) -> None:
    """Give the points of small cities that became castles, once all have come who join for that.

    What else their scoring brings comes with them.
    """
    for town in shared_towns(this):
        points: dict[int, int] = {}
        for seat in leaders(state, (town.as_city,), town.heads):
            parts = points_for(state, town.as_city, seat, town.parts, final=False)
            points[seat] = total(parts)
            state.award(seat, "city", town.as_city.home.reference, parts)
        if state.setup.revision >= STANDING_SINCE:
            notify(RuleModule.feature_scored, state, town.as_city, points, False)


def shared_go_home(state: GameState, this: Placement) -> None:
    """Return those who have scored such a city, with all that are scored (BASE-RETURN-1)."""
    for town in shared_towns(this):
        for figure in list(town.as_city.figures):
            send_home(state, figure, "scored")
