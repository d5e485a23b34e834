"""How much the bot `strong` looks at before it decides, counted in work and never in time."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Effort:
    """One amount of search. More of `candidates`, `tiles` and `margin` costs more and plays better."""

    # Actions that are looked at further, the best first as `greedy` would judge them.
    candidates: int = 6
    # Kinds of tiles that may come next and are tried for each of them.
    tiles: int = 12
    # Points by which an action may seem worse than the best one and still be looked at.
    margin: float = 4.0
    # Placements that may be judged for one decision; actions left over then stay as they seemed.
    placements: int = 6000
    # How much the best reply of the next player counts, and my own best tile after it. Less than 1:
    # other tiles than the best may come, and the board changes before it is my turn again.
    theirs: float = 0.7
    mine: float = 0.5


EFFORT = Effort()
