"""What bots think of pigs (see `rules.bots.advice`): a point for each city that its farm may come to feed."""

from __future__ import annotations

from typing import Final

from rules.board.features import Feature
from rules.bots.placement import Judge
from rules.decisions import Action
from rules.expansions.traders_and_builders.pigs import PIG
from rules.scoring.majority import majority

# What keeping it for a better farm is worth at the start of a game.
PATIENCE: Final = 2.0
# What it is worth at any time that the turn's figure may be another.
TROUBLE: Final = 0.2


def advice(judge: Judge, action: Action) -> float | None:
    """Return advice about deploying the pig."""
    if action["type"] != "deploy" or action["piece"] != PIG.name:
        return None
    spot = judge.state.board.tiles[action["x"], action["y"]].spot(action["feature"])
    assert spot is not None
    return expected_yield(judge, spot.feature) - PATIENCE * judge.outlook.youth - TROUBLE


def expected_yield(judge: Judge, field: Feature) -> float:
    """Return how many cities a farm may be expected to feed in the end.

    Nothing where others have more farmers.
    """
    if judge.seat not in majority(judge.state, field):
        return 0.0
    hopes = (judge.prospects.of(city) for city in judge.prospects.cities_beside(field))
    return sum(1.0 if hope.done else judge.weights.field_doubt * hope.chance for hope in hopes)
