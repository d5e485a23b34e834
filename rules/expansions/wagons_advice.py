"""What bots think of wagons (see `rules.bots.advice`): the best goal, if it is worth more than going home."""

from __future__ import annotations

from rules.bots.placement import Judge
from rules.decisions import Action
from rules.expansions.wagons import WAGON


def advice(judge: Judge, action: Action) -> float | None:
    """About going on: what the feature promises, less what the wagon could do from the supply."""
    if action["type"] != "move_wagon":
        return None
    spot = judge.table.board.tiles[action["x"], action["y"]].spot(action["feature"])
    assert spot is not None
    prospect = judge.prospects.of(spot.feature)
    purse = judge.purse
    away = (1.0 - prospect.chance) * judge.weights.stuck * purse.turns
    return prospect.points - purse.homecoming(judge.seat, WAGON) - away
