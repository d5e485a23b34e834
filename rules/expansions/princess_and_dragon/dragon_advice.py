"""What bots think of a step of the dragon (see `rules.bots.advice`): off with others, away from one's own."""

from __future__ import annotations

from typing import Final

from rules.bots.placement import Judge
from rules.decisions import Action
from rules.expansions.princess_and_dragon.dragon_and_fairy import DRAGON
from rules.expansions.princess_and_dragon.neutral_worth import to_mover
from rules.tiles.geometry import STEPS
from rules.turn.neutrals import is_taken

# How much a figure one step further counts: the next player chooses where the dragon goes.
NEXT: Final = 0.15


def advice(judge: Judge, action: Action) -> float | None:
    """Enter the tile where others lose most, and lead the dragon away from the own figures."""
    if action["type"] != "move_dragon":
        return None
    x, y = action["x"], action["y"]
    around = sum(_on(judge, (x + dx, y + dy)) for dx, dy in STEPS)
    return _on(judge, (x, y)) + NEXT * around


def _on(judge: Judge, cell: tuple[int, int]) -> float:
    """Return what it is worth that the dragon enters a tile."""
    figures = [f for f in judge.state.figures_on(cell) if is_taken(judge.state, DRAGON, f)]
    return sum(to_mover(judge, figure) for figure in figures)
