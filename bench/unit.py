"""The unit: one million dictionary look-ups in a plain loop. Machines differ, ratios to it hardly do."""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import perf_counter

NAME = "one million dictionary look-ups"
_TABLE = {number: number + 1 for number in range(1000)}
_KEYS = list(_TABLE)


def one_unit() -> None:
    """1 000 000 look-ups in a dictionary of 1 000 numbers, in two nested loops."""
    table = _TABLE
    for _ in range(1000):
        for key in _KEYS:
            table[key]


@dataclass(frozen=True)
class Measured:
    """`ratio`: the work in units. `seconds` and `unit`: medians of the work and of the unit."""

    ratio: float
    seconds: float
    unit: float


def measure(work: Callable[[], object], rounds: int) -> Measured:
    """Return medians of `rounds` rounds, unit and work in turns; one round of each goes before, uncounted."""
    one_unit()
    work()
    pairs = [(_seconds(one_unit), _seconds(work)) for _ in range(rounds)]
    unit, seconds = median(pair[0] for pair in pairs), median(pair[1] for pair in pairs)
    return Measured(median(pair[1] / pair[0] for pair in pairs), seconds, unit)


def _seconds(work: Callable[[], object]) -> float:
    gc.collect()
    started = perf_counter()
    work()
    return perf_counter() - started
