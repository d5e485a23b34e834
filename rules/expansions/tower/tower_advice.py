"""What bots think of towers, captures, exchanges and ransoms (see `rules.bots.advice`)."""

from __future__ import annotations

from typing import Final

from rules.board.features import Figure
from rules.bots.placement import Judge
from rules.decisions import Action
from rules.expansions.tower.captures import capture_problem, named
from rules.expansions.tower.foundations import MARK, height
from rules.expansions.tower.prisons import PRICE
from rules.scoring.majority import majority
from rules.state.placement import Placement

# What the loss of any figure counts for at least: its owner has to place it anew, or to pay for it.
LEAST: Final = 1.0


def advice(judge: Judge, action: Action) -> float | None:
    """Raise the tower that takes most; never guard one; buy back who is missed more than the price."""
    kind = action["type"]
    if kind == "deploy":
        return -LEAST if action["feature"] == MARK else None
    if kind == "place_tower":
        return best_capture(judge, (action["x"], action["y"])) - judge.purse.token(judge.seat, MARK)
    if kind == "capture":
        there = (each for each in judge.state.figures if each.cell is not None)
        figure = next(f for f in there if named(f).items() <= action.items())
        return worth(judge, figure)
    if kind == "exchange":
        return 1.0 + judge.purse.homecoming(judge.seat, judge.state.kinds[action["piece"]])
    if kind == "pay_ransom":
        missed = judge.purse.homecoming(judge.seat, judge.state.kinds[action["piece"]])
        return missed - PRICE * (1.0 + judge.rivalry)
    return None


def best_capture(judge: Judge, tower: tuple[int, int]) -> float:
    """Return what the best capture brings once the tower has one piece more; 0 without one."""
    found = whom(judge, tower)
    return max((worth(judge, figure) for figure in found), default=0.0)


def whom(judge: Judge, tower: tuple[int, int]) -> list[Figure]:
    """Return whom a tower could take once it has one piece more."""
    state = judge.state
    newest = next(reversed(state.board.tiles.values()))
    this = Placement(judge.seat, newest, 0)
    pieces = height(state, tower) + 1
    followers = [each for each in state.figures if each.kind.follower and each.cell is not None]
    return [f for f in followers if capture_problem(state, this, f, tower, pieces) is None]


def worth(judge: Judge, figure: Figure) -> float:
    """Return what a capture is worth: what somebody else loses, or an own figure that is free again."""
    home = judge.purse.homecoming(figure.seat, figure.kind)
    if figure.seat == judge.seat:
        return home - standing(judge, figure)
    return judge.rivalry * max(LEAST, standing(judge, figure)) + judge.rivalry * home


def standing(judge: Judge, figure: Figure) -> float:
    """Return what a follower may still bring where it stands; 0 for one that gets no share."""
    feature = figure.feature
    if feature is None or figure.seat not in majority(judge.state, feature):
        return 0.0
    if feature.kind == "field":
        cities = [judge.prospects.of(city) for city in judge.prospects.cities_beside(feature)]
        return float(judge.prospects.field_points(feature, figure.seat, cities))
    return float(judge.prospects.of(feature).points)
