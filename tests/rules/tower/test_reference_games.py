"""Random games with towers that the reference engine foresees, move by move."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.rules.invariants.random_game import expansions_with
from tests.rules.invariants.test_reference_games import play
from tests.rules.reference_engine.state import TAUGHT


@clause("TOWER-6", "TOWER-12", "TOWER-19", "TOWER-25", "TOWER-33", "TOWER-38", "TOWER-52")
@pytest.mark.parametrize("seed", range(3))
def test_rules_engine_and_reference_engine_agree_on_towers_alone(seed: int) -> None:
    play(seed, ["tower"])


@clause("TOWER-17", "TOWER-26", "TOWER-47", "DRAGON-26", "FAIRY-7", "ACRO-12", "CIRCUS-8")
@pytest.mark.parametrize("seed", range(3, 8))
def test_rules_engine_and_reference_engine_agree_with_other_expansions(seed: int) -> None:
    play(seed, expansions_with(seed, "tower", among=TAUGHT))
