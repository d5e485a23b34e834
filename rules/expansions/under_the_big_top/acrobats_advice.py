"""What bots think of acrobats and pyramids (see `rules.bots.advice`)."""

from __future__ import annotations

from rules.bots.placement import Judge
from rules.decisions import Action
from rules.expansions.under_the_big_top.acrobats import FOR_EACH, FULL, pyramid
from rules.expansions.under_the_big_top.big_top import ACROBATS


def advice(judge: Judge, action: Action) -> float | None:
    """Return what becoming an acrobat is worth, or scoring a pyramid."""
    if action["type"] == "score_pyramid":
        return scored(judge, action)
    if action["type"] == "deploy" and action["feature"] == ACROBATS:
        return climbed(judge, action)
    return None


def climbed(judge: Judge, action: Action) -> float:
    """Return the points, which are sure, less what the follower would be missed until he comes home."""
    kind = judge.state.kinds[action["piece"]]
    filled = len(pyramid(judge.state, (action["x"], action["y"]))) + 1
    away = judge.purse.forgone * (1.0 - filled / FULL)
    return FOR_EACH - judge.purse.price(judge.seat, kind) - away


def scored(judge: Judge, action: Action) -> float:
    """Return what followers at home are worth to the seat, less what they are to others.

    The points come anyway, at the end.
    """
    worth = 0.0
    for figure in pyramid(judge.state, (action["x"], action["y"])):
        freed = judge.purse.freed(figure.seat, figure.kind)
        worth += freed if figure.seat == judge.seat else -judge.rivalry * freed
    return worth
