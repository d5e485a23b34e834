"""What bots think of the king (see `rules.bots.advice`)."""

from __future__ import annotations

from rules.bots.placement import Judge
from rules.bots.simulation import Simulation
from rules.expansions.king_and_robber.prize_advice import prize_forecast
from rules.expansions.king_and_robber.prizes import KING


def forecast(judge: Judge, sim: Simulation) -> float:
    """Return what a placement changes about who holds it and what it brings."""
    return prize_forecast(judge, sim, KING)
