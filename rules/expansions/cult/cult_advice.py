"""What bots think of challenges between shrines and monasteries (see `rules.bots.advice`)."""

from __future__ import annotations

from rules.board.features import Feature
from rules.bots.placement import Judge
from rules.bots.simulation import Simulation
from rules.decisions import Action
from rules.expansions.cult.shrines import OTHER, beside, challenged, rivals


def advice(judge: Judge, action: Action) -> float | None:
    """Return what a challenge adds to a figure in a building: to win it, or to lose against the other."""
    if action["type"] != "deploy":
        return None
    spot = judge.state.board.spot(action)
    if spot is None or spot.segment.kind not in OTHER:
        return None
    others = beside(judge.state, spot.cell, OTHER[spot.segment.kind])
    return sum(_against(judge, spot.feature, rival.feature) for rival in others if challenged(rival.feature))


def _against(judge: Judge, mine: Feature, other: Feature) -> float:
    """Return what the challenge of two buildings changes about what each may expect."""
    ours, theirs = judge.prospects.of(mine), judge.prospects.of(other)
    # The building that lacks fewer tiles is likelier to be complete first.
    first = other.open / max(1, mine.open + other.open)
    beaten = (1.0 - first) * theirs.chance * ours.points
    return -first * ours.chance * theirs.points * judge.share(other) - beaten


def forecast(judge: Judge, sim: Simulation) -> float:
    """Return what the losers of a challenge lose where a placement completes the other building."""
    if not sim.fills:
        return 0.0
    won = [building for building in judge.assessor.buildings if sim.encloses(building)]
    return sum(
        _lost(judge, rival.feature)
        for building in won
        for rival in rivals(judge.state, building)
        if rival.feature not in won
    )


def _lost(judge: Judge, building: Feature) -> float:
    """Return what it means that the followers of a building go home without points."""
    away = -judge.prospects.of(building).points * judge.share(building)
    for figure in building.figures:
        home = judge.purse.homecoming(figure.seat, figure.kind)
        away += home if figure.seat == judge.seat else -judge.rivalry * home
    return away
