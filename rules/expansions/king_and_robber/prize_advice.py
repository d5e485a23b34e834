"""What bots think of a prize: of taking it with a completed feature, and of completing one for its holder."""

from __future__ import annotations

from typing import Final

from rules.bots.placement import Judge
from rules.bots.simulation import Simulation
from rules.expansions.king_and_robber.prizes import Prize, held

# A feature of so many tiles keeps the prize about as likely as not from the middle of the game on.
LARGE: Final = 5.0


def prize_forecast(judge: Judge, sim: Simulation, prize: Prize) -> float:
    """Return what the features completed by a placement change about the prize, in points for the seat."""
    groups = (*sim.groups, *sim.closed)
    sizes = [len(g.prospect.feature.cells) for g in groups if g.kind == prize.kind and g.prospect.done]
    if not sizes:
        return 0.0
    holder = held(judge.state, prize)
    before, record = (holder.completed, holder.size) if holder is not None else (0, 0)
    # About as many will be completed for each tile as were so far.
    laid = len(judge.state.board.tiles)
    final = (before + len(sizes)) * judge.outlook.total / max(1, laid)
    mine = holder is not None and holder.seat == judge.seat
    if max(sizes) > record:
        gain = final * (_kept(judge, max(sizes)) - (_kept(judge, record) if mine else 0.0))
        lost = 0.0 if mine or holder is None else final * _kept(judge, record)
        return gain + judge.rivalry * lost
    assert holder is not None
    share = 1.0 if mine else -judge.rivalry
    return share * len(sizes) * _kept(judge, record)


def _kept(judge: Judge, size: int) -> float:
    """Return the chance that nobody completes a larger feature till the end."""
    return 1.0 - float(judge.outlook.youth ** (size / LARGE))
