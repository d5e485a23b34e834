"""How much an analysis looks at, counted in judged placements and never in time."""

from __future__ import annotations

from dataclasses import dataclass, field

from rules.bots.search.effort import Effort as SearchEffort

# The work of an action that is replayed, in judged placements.
REPLAYED = 0.7


@dataclass(frozen=True, slots=True)
class Effort:
    """One amount of work. More of everything costs more and errs less."""

    # Other ways to use a tile that are looked at, the best first as the search's beliefs have it.
    candidates: int = 5
    # Points by which such a way may seem worse than the best one and still be looked at.
    margin: float = 4.0
    # Optional actions after a placement that are tried besides the one that seems best.
    options: int = 3
    # Kinds of tiles tried for what a draw could have been.
    draws: int = 16
    # Points by which something else must seem better before both are played on and compared.
    suspicion: float = 1.0
    # Imagined futures in which both are played on, and tiles placed in each of them.
    futures: int = 14
    ahead: int = 4
    # Work for one tile, and for a whole game, of which each tile gets the same part: a judged placement
    # counts 1, an action replayed for an imagined game `REPLAYED`. What is left over is not looked at.
    placements: int = 20_000
    total: int = 1_300_000
    # How the turn after is looked at: `rules.bots.search`.
    search: SearchEffort = field(default_factory=lambda: SearchEffort(tiles=10, placements=2_000))

    def tile(self, tiles: int) -> float:
        """Return the work for each tile of a game with so many of them."""
        return min(self.placements, self.total / max(1, tiles))


EFFORT = Effort()
