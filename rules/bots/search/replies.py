"""What the next tile would bring: the best reply of the player who comes next, and my own best tile.

Every kind of tile that may be drawn is tried wherever it fits. What a candidate leaves as it was is worked
out once for all candidates: only cells near the newest tile are looked at anew.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from rules.bots.advice import Advisers
from rules.bots.bot_view import BotView
from rules.bots.placement import Judge
from rules.bots.prospect import LINED
from rules.bots.search.effort import Effort
from rules.bots.search.next_tiles import next_tiles
from rules.bots.weights import Weights
from rules.tiles.geometry import AROUND, Cell
from rules.turn.placing import plain_placements


class Worth(NamedTuple):
    """What a placement is worth to the player who moves next, and to the one who searches."""

    theirs: float
    mine: float


class Valuation:
    """What tiles bring on one table, wherever they are laid."""

    def __init__(self, seen: BotView, weights: Weights, me: int, mover: int) -> None:
        judge = Judge(seen, weights)
        self.state = seen.state
        self.mine, self.theirs = judge.of(me), judge.of(mover)
        self.advisers = Advisers(self.theirs)
        self.known: dict[tuple[str, Cell, int], Worth] = {}

    def of(self, tile: str, cell: Cell, rotation: int) -> Worth:
        """Return what this tile is worth there in this rotation."""
        known = self.known.get((tile, cell, rotation))
        if known is None:
            sim = self.theirs.simulate(cell, rotation, tile=tile)
            gains, more = self.theirs.assessor.gains(sim), self.advisers.foresee(sim)
            known = Worth(self.theirs.placement(sim, gains) + more, self.mine.placement(sim, gains) + more)
            self.known[tile, cell, rotation] = known
        return known

    def changed(self) -> set[Cell]:
        """Return the cells for which the newest tile may have changed something."""
        newest = self.state.board.newest
        x, y = newest.cell
        cells = {(x + dx, y + dy) for dx, dy in AROUND}
        for spot in newest.spots:
            if spot.feature.kind in LINED:
                cells.update(cell for cell, _ in self.mine.prospects.of(spot.feature).ends)
        return cells


class Replies:
    """Weighs what may come after a turn; good for all candidates of one decision."""

    def __init__(self, seen: BotView, weights: Weights, effort: Effort, rng: Random) -> None:
        self.weights = weights
        self.effort = effort
        self.me, self.mover = seen.seat, seen.state.after(seen.seat)
        self.others = max(1, len(seen.state.present()) - 1)
        self.tiles = next_tiles(seen.state, effort.tiles, rng)
        self.before = Valuation(seen, weights, self.me, self.mover)
        self.valuations = [self.before]

    def balance(self, after: BotView) -> float:
        """Return what the next tiles are worth to me after a turn, less what they are worth to the others.

        0 for all of them once the work is used up.
        """
        if self.spent >= self.effort.placements:
            return 0.0
        here = Valuation(after, self.weights, self.me, self.mover)
        self.valuations.append(here)
        changed = here.changed()
        theirs = 0.0 if after.seat == self.me else self.effort.theirs / self.others
        total = 0.0
        for tile, share in self.tiles:
            worths = self._worths(here, changed, tile)
            if worths:
                best, own = max(w.theirs for w in worths), max(w.mine for w in worths)
                total += share * (self.effort.mine * own - theirs * best)
        return total

    @property
    def spent(self) -> int:
        """How many placements were judged for this decision."""
        return sum(len(valuation.known) for valuation in self.valuations)

    def _worths(self, here: Valuation, changed: set[Cell], tile: str) -> list[Worth]:
        return [
            (here if (x, y) in changed else self.before).of(tile, (x, y), rotation)
            for x, y, rotation in plain_placements(here.state, tile)
        ]
