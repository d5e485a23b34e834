"""How much bots that search look at before they decide, counted in work and never in time."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Effort:
    """One amount of search. More of `candidates`, `tiles` and `margin` costs more."""

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


@dataclass(frozen=True, slots=True)
class Patience(Effort):
    """The search of the bot `patient`: that of `strong`, then simulations of the best few actions.

    `futures` is how many of each; more cost more.
    """

    candidates: int = 8
    tiles: int = 16
    # Actions that are played on: so many, which seemed at most `doubt` points worse than the best one.
    compared: int = 4
    doubt: float = 3.0
    # Simulations of each, with the same orders of tiles for all, and tiles placed before each is judged.
    futures: int = 12
    ahead: int = 6
    # What an action seemed to be worth before counts as much as so many simulations.
    trust: float = 3.0
    # Simulations after which an action is left out that is behind by `surely` standard errors.
    first: int = 4
    surely: float = 2.0
    # Work for one decision after which no further simulation begins: a judged placement counts 1, an action
    # replayed for an imagined game `REPLAYED`.
    work: int = 12_000

    def allowed(self, expansions: int) -> float:
        """Return the work for one decision with so many expansions, with which all of it takes longer."""
        return self.work / (1.0 + (EXPANDED + EACH * expansions if expansions else 0.0))


REPLAYED = 0.7
# By how much more a judged placement takes with any expansions, and with each of them.
EXPANDED, EACH = 0.6, 0.15
EFFORT = Effort()
PATIENCE = Patience()
