"""What bots think of lying down in a monastery (see `rules.bots.advice`)."""

from __future__ import annotations

from typing import Final

from rules.bots.placement import Judge
from rules.decisions import Action
from rules.expansions.monasteries.abbacies import ABBACY, reach, series
from rules.tiles.geometry import STEPS, Cell

# A series that grows by a tile may grow by more.
FURTHER: Final = 1.5


def advice(judge: Judge, action: Action) -> float | None:
    """Return what a lying abbot will bring; the common judgement knows only that he never comes home."""
    if action["type"] != "deploy" or action["feature"] != ABBACY:
        return None
    expected = promise(judge, (action["x"], action["y"]))
    return expected * (1.0 + judge.weights.left_open * judge.rivalry)


def promise(judge: Judge, cell: Cell) -> float:
    """Return the tiles of row and column now, and how many more of them may come."""
    growth = 0.0
    for edge, (dx, dy) in enumerate(STEPS):
        last = (series(judge.state, cell, edge) or [cell])[-1]
        need = judge.state.board.frontier.get((last[0] + dx, last[1] + dy), 0)
        growth += judge.outlook.filled(need)
    return reach(judge.state, cell) + FURTHER * growth * min(1.0, judge.outlook.turns_left / 4)
