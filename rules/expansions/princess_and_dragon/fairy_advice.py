"""What bots think of moving the fairy (see `rules.bots.advice`)."""

from __future__ import annotations

from typing import Final

from rules.bots.placement import Judge
from rules.decisions import Action
from rules.expansions.princess_and_dragon.dragon_and_fairy import dragon_of
from rules.expansions.princess_and_dragon.fairy import FOR_A_FEATURE, FOR_A_TURN, holder, on_tile
from rules.expansions.princess_and_dragon.neutral_worth import standing

# How many own turns she stays before another player moves her.
STAYS: Final = 1.5
# How likely a follower is lost while the dragon is in play.
DANGER: Final = 0.12


def advice(judge: Judge, action: Action) -> float | None:
    """Move her to the follower that would lose most, if she is not one's own already."""
    if action["type"] != "move_fairy":
        return None
    figure = holder(judge.state)
    if figure is not None and figure.seat == judge.seat:
        return 0.0  # She serves already: a figure of this placement is worth more.
    youth = judge.outlook.youth
    points = STAYS * FOR_A_TURN * youth + FOR_A_FEATURE * (1.0 - youth) / 2
    saved = DANGER * _worth(judge, action) if dragon_of(judge.state) is not None else 0.0
    taken = judge.rivalry * STAYS * FOR_A_TURN * youth if figure is not None else 0.0
    return points + saved + taken


def _worth(judge: Judge, action: Action) -> float:
    """Return what the own followers at the goal may still bring."""
    cell = (action["x"], action["y"])
    mine = [f for f in judge.state.figures_on(cell) if f.seat == judge.seat and f.kind.follower]
    if not on_tile(judge.state):
        mine = [f for f in mine if f.at.reference.get("feature") == action["feature"]]
    return sum(standing(judge, figure) for figure in mine)
