"""What bots think of taking the abbot home (see `rules.bots.advice`)."""

from __future__ import annotations

from rules.bots.placement import Judge
from rules.decisions import Action
from rules.expansions.abbot.abbot import NAME, abbots
from rules.scoring.values import value_of
from rules.state.points import total


def advice(judge: Judge, action: Action) -> float | None:
    """Return whether to recall now, for points that are sure, or stay for what may come."""
    if action["type"] != "recall":
        return None
    abbot = abbots(judge.state, judge.seat)[0]
    building = abbot.spot.feature
    if building.complete:
        return None  # It comes home with as much in a moment, and leaves room for another figure.
    sure = total(value_of(judge.state, building, final=True))
    return sure + judge.purse.freed(judge.seat, judge.state.kinds[NAME]) - judge.prospects.of(building).points
