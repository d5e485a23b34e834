"""How much is looked at before a position is called a puzzle, and from when a move is clearly best."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

# A move is clearly best if every other kind of move is worth so many points less, or that much less
# chance to win.
POINTS: Final = 6.0
CHANCE: Final = 0.08
# What the first look at a position may fall short of that, as a part of it.
ROUGH: Final = 0.8
# So many standard errors must a move be worse than the best, too.
ERRORS: Final = 3.0
# Gains this close to the best, in standard errors, are as good as the best.
SAME: Final = 2.0


@dataclass(frozen=True, slots=True)
class Look:
    """One look: imagined futures for each move, tiles placed in each, and how many rivals are looked at."""

    futures: int
    ahead: int
    rivals: int


FIRST: Final = Look(4, 3, 2)
# Four times the search, in other futures.
AGAIN: Final = Look(4 * FIRST.futures, FIRST.ahead, 4 * FIRST.rivals)
# After so many futures, moves that are far behind are not looked at further.
SURE: Final = 6
FAR: Final = 2.5
# A rival that is neither as good nor worse by that part of the bound ends the look: this is no puzzle.
HOPELESS: Final = 0.5
