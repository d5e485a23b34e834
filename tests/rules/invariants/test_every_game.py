"""Random games over random sets of expansions, 2 to 6 seats, cut and replayed at random; see `random_game`.

`python -m tests.rules.invariants 3000 1 every` plays that many more.
"""

from __future__ import annotations

import pytest

from rules.expansions import registry
from tests.clauses import clause
from tests.rules.invariants.random_game import RandomGame


def play(seed: int, expansions: list[str] | None = None) -> RandomGame:
    """Return a whole game that follows from the seed; in every third one seats leave now and then."""
    played = RandomGame.of(seed, expansions)
    played.play(leavers=seed % 3 == 0)
    return played


@clause("INT-1", "BASE-DEPLOY-6", "HOUSE-2")
@pytest.mark.parametrize("seed", range(14))
def test_everything_holds_over_any_set_of_expansions(seed: int) -> None:
    play(seed)


@pytest.mark.parametrize("seed", range(500, 502))
def test_everything_holds_with_everything_on(seed: int) -> None:
    play(seed, sorted(registry.playable() - {"base"}))
