"""Random games in which networks, rights, points and returns are found a second time, from NET-25 alone."""

from __future__ import annotations

import pytest

from rules import Game, view
from tests.clauses import clause
from tests.rules.wanderer_mayors_office.roads_walk import RoadsWalk


@clause("NET-25", "NET-1", "NET-9", "NET-15", "WANDER-37", "OFFICE-21")
@pytest.mark.parametrize("seed", [3, 8, 17, 31])
def test_roads_match_the_reference_engine(seed: int) -> None:
    walk = RoadsWalk(seed)
    walk.play()
    assert walk.offered, "a game in which nobody could have deployed shows little"
    again = Game.replay(walk.setup, walk.order, walk.game.log)
    assert view(again) == view(walk.game)
    assert all(seat.supply["wanderer"] == seat.supply["office"] == 1 for seat in walk.game.state.seats)
