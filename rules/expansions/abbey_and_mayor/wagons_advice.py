"""What bots think of wagons (see `rules.bots.advice`): the best goal, if it is worth more than going home."""

from __future__ import annotations

from rules.board.features import Feature, Spot
from rules.bots.placement import Judge
from rules.decisions import Action
from rules.expansions.abbey_and_mayor.drawbridges_advice import left_behind
from rules.expansions.abbey_and_mayor.wagon_goals import goals
from rules.expansions.abbey_and_mayor.wagons import WAGON
from rules.turn.deploying import open_places


def advice(judge: Judge, action: Action) -> float | None:
    """Return advice about going on; and over a drawbridge, which costs the wagon its move (DRAW-33)."""
    if action["type"] == "move_wagon":
        return gained(judge, _spot(judge, action).feature)
    left = left_behind(action, WAGON)
    if left is not None:
        wagon = judge.state.kinds[WAGON]
        found = goals(judge.state, wagon, _spot(judge, left))
        free = [goal for goal in found if open_places(judge.state, judge.seat, wagon, goal)]
        return -max((gained(judge, goal) for goal in free), default=0.0)
    return None


def gained(judge: Judge, goal: Feature) -> float:
    """Return what a goal promises, in points, less what the wagon could do from the supply."""
    prospect = judge.prospects.of(goal)
    away = (1.0 - prospect.chance) * judge.purse.forgone
    kept = judge.weights.left_open * judge.rivalry * prospect.points
    return prospect.points + kept - judge.purse.homecoming(judge.seat, judge.state.kinds[WAGON]) - away


def _spot(judge: Judge, reference: Action) -> Spot:
    spot = judge.state.board.spot(reference)
    assert spot is not None
    return spot
