"""What the bots make of castles."""

from __future__ import annotations

import random

from rules.bots import answer
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import found, stage
from tests.rules.bridges_castles_bazaars.test_castle_chains import CHOOSING, FREE


@clause("CASTLE-36")
def test_a_castle_is_named_for_what_may_be_expected_of_it() -> None:
    """Bob's castle has roads of 2 and 4 to choose from, Ann's a city of 10: she keeps hers, he names hers."""
    scene = stage(CHOOSING, hand=["CRRR", "L"], options=FREE)
    found(found(scene, 0, 0, 0, "S"), 1, 1, 0, "S").turn("??", 270)
    assert answer("greedy", scene.game, random.Random(1))["feature"] == "city@E"
    scene = stage(CHOOSING, hand=["CRRR", "L"], options=FREE)
    found(found(scene, 1, 0, 0, "S"), 0, 1, 0, "S").turn("??", 270)
    assert answer("greedy", scene.game, random.Random(1))["feature"] == "castle@S"
