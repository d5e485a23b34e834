"""Random games with the City of Carcassonne, foreseen move by move by the reference engine."""

from __future__ import annotations

import pytest

from rules.expansions.registry import playable
from tests.clauses import clause
from tests.rules.invariants.reference_game import ReferenceGame
from tests.rules.reference_engine.state import TAUGHT

DRAGON, CIRCUS = "princess-and-dragon", "under-the-big-top"


@pytest.mark.parametrize("seed", range(4))
def test_the_reference_engine_foresees_every_move(seed: int) -> None:
    ReferenceGame.of(seed, ["count"]).play(leavers=False)


@clause("COUNT-47", "COUNT-48", "INT-82", "CIRCUS-8")
@pytest.mark.parametrize("without", [DRAGON, CIRCUS])
def test_it_foresees_a_game_with_all_others_that_it_knows(without: str) -> None:
    """The dragon and the circus take turns: what the two do to each other is no matter of the city."""
    ReferenceGame.of(0, sorted(TAUGHT & playable() - {without})).play(leavers=False)


@clause("DRAGON-5", "COUNT-26")
@pytest.mark.parametrize("seed", [100, 102])
def test_it_foresees_dragons_in_games_with_few_others(seed: int) -> None:
    ReferenceGame.of(seed, ["count", DRAGON]).play(leavers=False)
