"""Games as they might go on: the past as everybody saw it, what is hidden drawn anew.

What lies face down is known as a set. A seed orders it, and decides what else chance brings, by the
engine's own rules for stacks, bags and piles; the real order is not there to be looked at.
"""

from __future__ import annotations

from random import Random
from typing import Any

from rules.bots.bot_view import BotView, Playing
from rules.chance import Results
from rules.fairness import Shuffler
from rules.stack import UNKNOWN, stack_order


class Imagination:
    """Makes games that begin at the decision at hand and differ in what nobody has seen."""

    def __init__(self, seen: BotView) -> None:
        """Raise ValueError for a view without its past."""
        if seen.past is None:
            raise ValueError("Nothing can be imagined without the past of the game.")
        self.past = seen.past
        self.setup: Any = seen.state.setup

    def game(self, seed: str) -> Playing:
        """Return the game at this decision, its future as the seed has it."""
        shuffler = Shuffler(seed, ())
        results = Results(self.past.chance, shuffler)
        return self.past.resume(self.setup, self._draws(shuffler), self.past.actions, results)

    def _draws(self, shuffler: Shuffler) -> list[str]:
        """Return the tiles drawn so far, with others for those that still lie face down, wherever that is."""
        draws = [None if tile == UNKNOWN else tile for tile in self.past.draws]
        if None not in draws:
            return [tile for tile in draws if tile is not None]
        rest = stack_order(self.setup, shuffler)
        for tile in draws:
            if tile in rest:
                rest.remove(tile)
        return [rest.pop(0) if tile is None else tile for tile in draws]


def seeds(rng: Random, number: int) -> list[str]:
    """Return seeds for so many games."""
    return [rng.randbytes(32).hex() for _ in range(number)]
