"""What bots think of the robber baron (see `rules.bots.advice`)."""

from __future__ import annotations

from rules.bots.placement import Judge
from rules.bots.simulation import Simulation
from rules.expansions.king_and_robber.prize_advice import prize_forecast
from rules.expansions.king_and_robber.prizes import ROBBER_BARON


def forecast(judge: Judge, sim: Simulation) -> float:
    """Return what a placement changes about who holds it and what it brings."""
    return prize_forecast(judge, sim, ROBBER_BARON)
