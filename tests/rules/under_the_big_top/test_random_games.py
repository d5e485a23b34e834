"""Random games with circus, acrobats and ringmasters, foreseen by the reference engine."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.rules.invariants.random_game import expansions_with
from tests.rules.invariants.test_reference_games import play
from tests.rules.reference_engine.state import TAUGHT
from tests.rules.under_the_big_top.stage import EXPANSION


@clause("CIRCUS-9", "CIRCUS-11", "ACRO-8", "RING-10")
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_rules_engine_and_reference_engine_agree(seed: int) -> None:
    some = {1: [EXPANSION], 2: [EXPANSION, "phantom", "princess-and-dragon"]}
    play(seed, some[seed] if seed in some else expansions_with(seed, EXPANSION, among=TAUGHT))
