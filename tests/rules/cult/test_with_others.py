"""Shrines with other expansions: castles, abbeys, gardens, wanderers (CULT-19, CULT-20, INT-39, INT-73)."""

from __future__ import annotations

from tests.clauses import clause
from tests.rules.abbey_and_mayor.abbey_stage import lay_abbey
from tests.rules.bridges_castles_bazaars.stage import found, points
from tests.rules.cult.stage import challenge, challenged, held, stage
from tests.rules.scene import entries
from tests.rules.wanderer_mayors_office.stage import anywhere, settle

ABBOT = {"abbot.enabled": "yes"}
BRIDGES, ABBEY, WANDERER = "bridges-castles-bazaars", "abbey-and-mayor", "wanderer-mayors-office"
# As BESIDE, with a small city above the monastery.
CASTLE = """
C    C              C@90   C@270
?s   *CU/SRFR@90    LR@90  ?m
RFr  RFr            RFr    RFr
"""


@clause("CULT-19")
def test_gardens_neither_count_nor_challenge() -> None:
    """Two gardens beside the shrine, one of them held."""
    scene = stage("*CG ?? CG\n. . .", hand=["CU/S", "RFr"], options=ABBOT).stand(1, "garden", piece="abbot")
    scene.place().deploy("shrine")
    assert challenge(scene, 1, 0, "shrine") is None
    assert "challenge" not in scene.look(0, 0, "garden")


@clause("CULT-19", "BASE-ABBOT-5")
def test_an_abbot_taken_back_ends_the_challenge() -> None:
    scene = stage(options=ABBOT).stand(0, "shrine", piece="abbot").stand(1, "monastery", (1, 0))
    assert challenged(scene)
    scene.place((0, 2)).act(type="recall", piece="abbot", x=0, y=0, feature="shrine")
    assert not challenged(scene)
    assert entries(scene.end()) == [(0, "shrine", 8)]
    assert scene.supply() == [7, 6]


@clause("CULT-20", "INT-39", "CASTLE-26")
def test_a_lost_monastery_gives_a_castle_nothing_until_it_is_completed() -> None:
    scene = found(held(CASTLE, BRIDGES, hand=["RFr", "C", "RFr"]), 1, 1, -1, "E").turn("?s")
    assert (entries(scene), points(scene)) == ([(0, "shrine", 9)], [None])
    scene.turn("?m", 90)
    assert points(scene) == [9]


@clause("INT-39")
def test_a_shrine_in_the_vicinity_of_a_castle_brings_it_nine() -> None:
    board = CASTLE.replace("C              C@90   C@270", "C@90           C@270  C").replace(
        "LR@90  ?m", "RFr    . "
    )
    scene = found(stage(board, BRIDGES), 1, 0, -1, "E").turn("?s")
    assert (entries(scene), points(scene)) == ([(1, "castle", 9)], [9])


@clause("ABBEY-8", "CULT-9", "CULT-10")
def test_an_abbey_challenges_a_shrine() -> None:
    """The abbey closes a hole beside the shrine and completes nothing but itself."""
    board = """
    .    RFr            RFr    RFr
    .    *CU/SRFR@90    ??     LR@270
    RFr  RFr            RFr    RFr
    """
    scene = lay_abbey(stage(board, ABBEY).stand(1, "shrine"))
    assert challenge(scene, 0, 0, "shrine") is None
    scene.deploy("monastery").end()
    assert (entries(scene), scene.supply()) == ([(0, "monastery", 9)], [7, 7])
    assert scene.figures(0, 0, "shrine") == {}


@clause("INT-73", "WANDER-8", "NET-13", "NET-10")
def test_a_city_connected_with_a_shrine_gives_a_right_to_the_wanderer() -> None:
    more = (ABBEY, WANDERER)
    scene = stage("*CU/SR@270 ?? AM/RC", *more, supply={"abbey": 0}).place()
    assert (1, 0, "road@E") in anywhere(scene)
    assert anywhere(stage("*CU/SR@270 ?? CU/SR@90", *more, supply={"abbey": 0}).place()) == []
    assert anywhere(stage("*CU/SR@270 ??  LR@90", *more, supply={"abbey": 0}).place()) == []


@clause("INT-73", "WANDER-39")
def test_a_completed_shrine_brings_a_wanderer_nine_whoever_held_it() -> None:
    """He stands on the road that connects a city with the shrine, which nobody holds any more."""
    board = """
    C    C           C    C@180
    ?s   *CU/SR@270  RFr  AM/RC
    RFr  RFr         RFr  RFr
    """
    scene = stage(board, ABBEY, WANDERER, hand=["C", "RFr"], supply={"abbey": 0})
    settle(scene, 1, "road@E", (1, 0))
    scene.turn("?s", 270)
    assert entries(scene) == [(1, "wanderer", 9)]
