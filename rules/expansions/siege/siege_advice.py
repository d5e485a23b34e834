"""What bots think of sieges (see `rules.bots.advice`): whom to take out of a besieged city, or put in."""

from __future__ import annotations

import copy

from rules.board.features import Feature, Figure
from rules.bots.placement import Judge
from rules.bots.prospect import Prospect
from rules.decisions import Action
from rules.expansions.siege.besieged import is_besieged

# What a further tile of a besieged city brings less than the common judgement of cities takes for granted.
LESS_A_TILE = 1


def advice(judge: Judge, action: Action) -> float | None:
    """Return what an escape is worth; and what a city promises less that is besieged."""
    if action["type"] == "escape":
        return escaped(judge, action)
    if action["type"] != "deploy":
        return None
    placed = judge.state.board.tiles.get((action["x"], action["y"]))
    spot = placed.spot(action["feature"]) if placed else None
    if spot is None or not is_besieged(spot.feature):
        return None
    return -overrated(judge, judge.prospects.of(spot.feature))


def overrated(judge: Judge, prospect: Prospect) -> float:
    """Return the points too many that the common judgement expects of a besieged city's further tiles.

    Finished, each of them brings 1 instead of 2; left unfinished, nothing.
    """
    cells = len({cell for cell, _ in prospect.ends})
    unfinished = judge.weights.growth * (1.0 - prospect.chance)
    return min(prospect.points, cells * (LESS_A_TILE * prospect.chance + unfinished))


def escaped(judge: Judge, action: Action) -> float:
    """Return what taking a follower out is worth: he is free, but may have held the city."""
    spot = judge.state.board.spot(action)
    assert spot is not None
    city = spot.feature
    figure = next(f for f in city.figures if (f.seat, f.kind.name) == (judge.seat, action["piece"]))
    prospect = judge.prospects.of(city)
    freed = judge.purse.homecoming(judge.seat, figure.kind)
    stuck = (1.0 - prospect.chance) * judge.purse.forgone
    points = prospect.points - overrated(judge, prospect)
    lost = points * (judge.share(city) - judge.share(_without(city, figure)))
    # Near a completion he comes home by himself, with the points.
    return freed * (1.0 - prospect.chance) + stuck - lost


def _without(city: Feature, figure: Figure) -> Feature:
    left = copy.copy(city)
    left.figures = [other for other in city.figures if other is not figure]
    return left
