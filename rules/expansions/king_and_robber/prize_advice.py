"""What bots think of a prize: of taking it with a completed feature, and of completing one for its holder."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from rules.bots.placement import Judge
from rules.bots.simulation import Simulation
from rules.expansions.king_and_robber.prizes import KING, ROBBER_BARON, Prize, held

TILES: Final = 84  # of the base game with this expansion, where the sizes below were fitted


@dataclass(frozen=True, slots=True)
class Sizes:
    """How large the largest feature of a game becomes: a logistic distribution, in tiles.

    `middle` and `spread` are those of a game of TILES tiles; each grows by a power of the number of tiles.
    Fitted to the records at the end of games between bots, of 84 and of 294 tiles (docs/bots.md).
    """

    middle: float
    middle_power: float
    spread: float
    spread_power: float

    def below(self, size: int, tiles: int) -> float:
        """Return the chance that a whole game of so many tiles has no feature larger than `size`."""
        times = tiles / TILES
        middle, spread = self.middle * times**self.middle_power, self.spread * times**self.spread_power
        return 1.0 / (1.0 + math.exp((middle - size) / spread))


SIZES: Final = {KING.name: Sizes(6.4, 0.62, 1.5, 0.3), ROBBER_BARON.name: Sizes(6.2, 0.1, 1.6, -0.55)}


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
        gain = final * (_kept(judge, prize, max(sizes)) - (_kept(judge, prize, record) if mine else 0.0))
        lost = 0.0 if mine or holder is None else final * _kept(judge, prize, record)
        return gain + judge.rivalry * lost
    assert holder is not None
    share = 1.0 if mine else -judge.rivalry
    return share * len(sizes) * _kept(judge, prize, record)


def _kept(judge: Judge, prize: Prize, size: int) -> float:
    """Return the chance that nobody completes a larger feature till the end."""
    return float(SIZES[prize.name].below(size, judge.outlook.total) ** judge.outlook.youth)
