"""Random games over any set of boxes that the second opinion of `second_all` foresees; see `second_walk`.

`python -m tests.rules.invariants 2000 1 second` plays that many more.
"""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.rules.invariants.second_walk import SecondWalk
from tests.rules.second_all.table import TAUGHT


def play(seed: int, boxes: list[str] | None = None) -> SecondWalk:
    """A whole game that follows from the seed."""
    walk = SecondWalk.of(seed, boxes)
    walk.play(leavers=False)
    return walk


@clause("BASE-TS-1", "BASE-TS-2", "DRAW-29", "WAGON-12", "BARN-5", "BUILDER-5")
@pytest.mark.parametrize("seed", range(15))
def test_two_who_read_the_ledgers_agree(seed: int) -> None:
    play(seed)


@pytest.mark.parametrize("seed", [16, *range(600, 607)])
def test_they_agree_with_everything_on(seed: int) -> None:
    play(seed, sorted(TAUGHT))
