"""Random games in which networks, rights, points and returns are found a second time, from NET-25 alone."""

from __future__ import annotations

import pytest

from rules import Game, view
from tests.clauses import clause
from tests.rules.wanderer_mayors_office.checked_roads import CheckedRoads


@clause("NET-25", "NET-1", "NET-9", "NET-15", "WANDER-37", "OFFICE-21")
@pytest.mark.parametrize("seed", [3, 8, 17, 31])
def test_roads_match_the_reference_engine(seed: int) -> None:
    played = CheckedRoads(seed)
    played.play()
    assert played.offered, "a game in which nobody could have deployed shows little"
    again = Game.replay(played.setup, played.order, played.game.log)
    assert view(again) == view(played.game)
    assert all(seat.supply["wanderer"] == seat.supply["office"] == 1 for seat in played.game.state.seats)
