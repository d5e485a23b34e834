"""Random games over any set of expansions that the reference engine foresees; see `reference_game`.

`python -m tests.rules.invariants 2000 1 second` plays that many more.
"""

from __future__ import annotations

import pytest

from rules.expansions import registry
from tests.clauses import clause
from tests.rules.invariants.reference_game import ReferenceGame
from tests.rules.reference_engine.state import TAUGHT


def play(seed: int, expansions: list[str] | None = None) -> ReferenceGame:
    """Return a whole game that follows from the seed."""
    played = ReferenceGame.of(seed, expansions)
    played.play(leavers=False)
    return played


@clause("BASE-TS-1", "BASE-TS-2", "DRAW-29", "WAGON-12", "BARN-5", "BUILDER-5")
@pytest.mark.parametrize("seed", range(4))
def test_rules_engine_and_reference_engine_agree(seed: int) -> None:
    play(seed)


@pytest.mark.parametrize("seed", [16, 603])
def test_rules_engine_and_reference_engine_agree_with_every_expansion(seed: int) -> None:
    play(seed, sorted(TAUGHT & registry.playable()))
