"""What the rest of the bag can still do. Its contents are public, only their order is not (BASE-GEN-5)."""

from __future__ import annotations

from collections import Counter

from rules.board.fitting import EndsByNeed, at
from rules.bots.weights import Weights
from rules.state.state import GameState


class Outlook:
    """Counts over the tiles still to come, worked out when first asked for; good for one decision."""

    def __init__(self, state: GameState, weights: Weights) -> None:
        self.board = state.board
        self.bag = [(tile, number) for tile, number in state.bag.items() if number]
        # What is set aside face down may be any of these tiles.
        self.tiles_left = sum(number for _, number in self.bag)
        self.total = len(state.board.tiles) + self.tiles_left
        self.weights = weights.suited(self.total / max(1, len(state.present())))
        # Turns that each seat still has after this one.
        self.turns_left = self.tiles_left / max(1, len(state.present()))
        self._fits: dict[int, float] = {}
        self._closes: dict[int, float] = {}
        self._ends: list[tuple[EndsByNeed, int]] | None = None

    @property
    def youth(self) -> float:
        """How much of the game is still to come, from 1 at the start to 0 at the end."""
        return self.tiles_left / self.total

    def filled(self, need: int) -> float:
        """Return the chance that a given seat will get to fill a cell with this need."""
        known = self._fits.get(need)
        if known is None:
            count = sum(n for ends, n in self._by_ends() if ends.rotations[need])
            known = self._fits[need] = self._chance(count)
        return known

    def closed(self, need: int, edge: int) -> float:
        """Return the chance that a given seat will get to close what enters such a cell over an edge."""
        key = at(need, edge)
        known = self._closes.get(key)
        if known is None:
            known = self._closes[key] = self._chance(sum(n for ends, n in self._by_ends() if ends[key]))
        return known

    def _by_ends(self) -> list[tuple[EndsByNeed, int]]:
        """Return how many tiles of each shape the bag holds: many designs differ in what is drawn only."""
        if self._ends is None:
            found: dict[int, int] = Counter()
            shapes = {}
            for tile, number in self.bag:
                ends = self.board.ends(tile)
                shapes[id(ends)] = ends
                found[id(ends)] += number
            self._ends = [(shapes[key], number) for key, number in found.items()]
        return self._ends

    def _chance(self, tiles: int) -> float:
        if not tiles:
            return 0.0
        turns = min(self.turns_left, self.weights.horizon)
        missed = (1.0 - tiles / self.tiles_left) ** (self.weights.attention * turns)
        return float(1.0 - missed)
