"""What the bot `greedy` believes: every number it judges by, in one place, with the reason for it.

Points are points of the game. `python -m rules duel` plays one set of beliefs against another.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from functools import lru_cache
from math import inf, log
from typing import Any, TypeVar

T = TypeVar("T")

# Turns a seat: weights for what is short were fitted in base games, for what is long in games of two seats
# with all expansions.
SHORT, LONG = 50.0, 150.0


@dataclass(frozen=True, slots=True)
class Weights:
    """One set of beliefs."""

    # Modules of expansions whose advice is not used; only to measure what it is worth.
    unheard: frozenset[str] = frozenset()
    # A point for the only opponent hurts about as much as a point of one's own helps; a little less,
    # since a plan of one's own is surer than the wish to spoil another's.
    rivalry: float = 0.85
    # Of the turns that are left, the share in which a player would use a fitting tile for this one end.
    attention: float = 0.25
    # Every further end has to be closed by a tile that some other plan wants too.
    each_end: float = 0.92
    # Closing an end takes a turn in which something else could have been done; what is finished is finished.
    tempo: float = 1.2
    # Everybody may complete a feature that pays another: the chance of one seat counts for so many.
    hands: float = 3.0
    # An unfinished feature still grows while one tries to finish it: the share of its ends counted.
    growth: float = 0.4
    # The price of a figure by how many are left after it goes: the last ones are what the next
    # monastery or the next free city is taken with.
    last_figures: tuple[float, ...] = (8.0, 4.8, 3.2, 2.2, 1.6, 1.2, 1.0)
    # What a figure of which there is only one costs beyond a common one that could stand in for it.
    special: float = 0.6
    # What a figure that cannot come home would have earned in each further turn of its owner.
    stuck: float = 0.16
    # Further turns than these count for nothing there: by then most figures would be stuck elsewhere.
    stuck_turns: float = inf
    # Turns of one's own before the end from which figures begin to lose their price: they are used up.
    last_turns: float = 6.0
    # That many times more for each further opponent: with few turns of one's own figures lie idle.
    crowd: float = 0.4
    # In a game longer than so many turns of one's own figures are missed longer: their price rises with this
    # power of the length, and nobody looks further ahead than this for the tile that closes a feature.
    horizon: float = 40.0
    long_game: float = 0.5
    # An incomplete city beside a field counts less than its chance says: fields get cut and shared.
    field_doubt: float = 0.7
    # Farmers laid early are outnumbered later; this share of a field's worth is lost at the start of a game.
    field_early: float = 0.45
    # A feature that nobody holds goes to whoever comes next; how much of it is theirs already.
    left_open: float = 0.15
    # What a placement costs that needs help nobody has put a price on.
    needs: float = 3.0
    # What the best placement of a tile not yet drawn brings: a tile that brings less is better given up.
    fresh_tile: float = 3.0
    # The price of a token of which only a few are dealt, by how many are left after it goes.
    last_tokens: tuple[float, ...] = (2.2, 1.6, 1.2)
    # What it believes in a long game; None for the same.
    long: Weights | None = None

    def suited(self, turns: float) -> Weights:
        """Return what it believes in a game of so many turns a seat.

        Between a short and a long game every number moves evenly from the one to the other, by its logarithm.
        """
        if self.long is None or turns <= SHORT:
            return self
        return _between(self, self.long, min(1.0, log(turns / SHORT) / log(LONG / SHORT)))


@lru_cache(maxsize=256)
def _between(short: Weights, long: Weights, share: float) -> Weights:
    """Return the weights that lie so far on the way from one to the other; none of those moved is 0."""
    moved: dict[str, Any] = {"long": None}
    for name in (field.name for field in fields(Weights)):
        ours, theirs = getattr(short, name), getattr(long, name)
        if isinstance(ours, tuple):
            moved[name] = tuple(_mean(a, b, share) for a, b in zip(ours, theirs, strict=True))
        elif isinstance(ours, float) and ours != theirs:
            moved[name] = _mean(ours, theirs, share)
    return replace(short, **moved)


def _mean(one: float, other: float, share: float) -> float:
    return float(one ** (1.0 - share) * other**share)


WEIGHTS = Weights()

# What `BOLD` believes in a long game (docs/bots.md). Most ends get closed, and figures come home
# many times, so they cost less than those of `greedy` there.
LONG_GAME = Weights(
    rivalry=0.8,
    attention=0.35,
    tempo=0.9,
    last_figures=(6.6, 4.0, 2.6, 1.8, 1.3, 1.0, 0.8),
    special=0.5,
    stuck=0.14,
    stuck_turns=100.0,
    horizon=55.0,
    long_game=0.42,
    field_early=0.36,
)

# Bolder beliefs, measured in games against the usual ones (docs/bots.md); the analysis judges by them.
# Figures are there to be used: they cost less, farmers go out earlier, and a point for an opponent hurts in
# full.
BOLD = Weights(
    rivalry=0.95,
    last_figures=(5.0, 3.0, 2.0, 1.6, 1.2, 0.9, 0.7),
    stuck=0.09,
    stuck_turns=LONG,
    field_early=0.28,
    long=LONG_GAME,
)

# Those of the bots `strong` and `patient`: fitted again, for a short game between bots whose weights lay
# around `BOLD`, with Bridges, Castles and Bazaars, for a long one around `LONG_GAME`. The analysis keeps
# `BOLD`, with which its chances were fitted.
STRONG = replace(
    BOLD,
    rivalry=0.7,
    attention=0.165,
    tempo=0.95,
    growth=0.3,
    stuck=0.073,
    long=replace(
        LONG_GAME,
        rivalry=0.62,
        attention=0.43,
        stuck=0.1,
        horizon=68.0,
        field_doubt=0.45,
        field_early=0.27,
        fresh_tile=4.2,
    ),
)


def changed(usual: T, text: str, *kinds: type[float]) -> T:
    """Return numbers that differ from the usual ones in what `NAME=NUMBER,...` names; raises ValueError.

    Only plain numbers of these kinds can be given.
    """
    chosen: dict[str, Any] = {}
    for pair in text.split(","):
        name, _, value = pair.partition("=")
        kind = next((kind for kind in kinds if type(getattr(usual, name, None)) is kind), None)
        if kind is None:
            raise ValueError(f"There is no weight {name!r} to set.")
        chosen[name] = kind(value)
    changed_numbers: T = replace(usual, **chosen)  # type: ignore[type-var]
    return changed_numbers
