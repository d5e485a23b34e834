"""Chances to win: what each seat may expect at the end, with the spread that bots' games have."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, exp, pi, prod, sqrt
from typing import Final

from rules.analysis.coefficients import COEFFICIENTS
from rules.analysis.estimate import Position, Stage, expected

# Points at which the chance to be ahead is added up, in standard deviations.
STEPS: Final = [-5.0 + number / 8 for number in range(81)]


def spread(stage: Stage, seats: int = 2) -> float:
    """Return the standard deviation of the difference of two of so many seats at the end."""
    using = COEFFICIENTS[stage.kind]
    variance = using.variance(stage.turns, stage.youth, stage.rate)
    return sqrt(variance * (using.crowd if seats > 2 else 1.0))


def chances(found: Position, present: Sequence[int], points: Sequence[float] | None = None) -> list[float]:
    """Return the chance of each seat to win; they add up to 1. Seats that have left have none.

    `points` are what the seats may expect, where that is known already.
    """
    means = expected(found) if points is None else points
    each = spread(found.stage, len(present)) / sqrt(2)
    raw = [_first(means, seat, present, each) if seat in present else 0.0 for seat in range(len(means))]
    whole = sum(raw)
    return [one / whole for one in raw]


def gained(found: Position, present: Sequence[int], seat: int, points: float) -> float:
    """Return by how much so many points more raise the chance of a seat to win, as a game stands."""
    means = expected(found)
    more = [one + points * (number == seat) for number, one in enumerate(means)]
    return chances(found, present, more)[seat] - chances(found, present, means)[seat]


def _first(means: Sequence[float], seat: int, present: Sequence[int], each: float) -> float:
    """Return the chance that a seat has most, if all seats differ from their means independently."""
    gaps = [(means[seat] - means[other]) / each for other in present if other != seat]
    return sum(_density(step) * prod(_below(step + gap) for gap in gaps) for step in STEPS) / 8


def _density(at: float) -> float:
    return exp(-at * at / 2) / sqrt(2 * pi)


def _below(at: float) -> float:
    return 0.5 * (1.0 + erf(at / sqrt(2)))


def won(scores: Sequence[int], present: Sequence[int]) -> list[float]:
    """Return the part of the victory that each seat has at the end of a game."""
    best = max((scores[seat] for seat in present), default=0)
    winners = [seat for seat in present if scores[seat] == best]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]
