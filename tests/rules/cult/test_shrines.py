"""Shrines: what they are worth, their tiles, and where these may lie (CULT-1 to CULT-8)."""

from __future__ import annotations

import pytest

from rules import Setup, view
from rules.setup.options import EDITIONS
from tests.clauses import clause
from tests.rules.abbey_and_mayor.abbey_stage import lay_abbey, offered
from tests.rules.cult.stage import BESIDE, EXPANSION, stage
from tests.rules.scene import entries

PLACE = ["CU/S", "RFr"]
ABBOT = {"abbot.enabled": "yes"}


@clause("CULT-1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("sets", "more"), [({}, 5), ({"cult-2": 1}, 6), ({"cult-1": 0, "cult-2": 1}, 1), ({"cult": 2}, 10)]
)
def test_five_tiles_are_shuffled_in_and_the_sixth_on_request(
    edition: str, sets: dict[str, int], more: int
) -> None:
    data = {"seats": ["Ann", "Bob"], "edition": edition}
    plain = Setup.from_json(data).bag()
    bag = Setup.from_json({**data, "expansions": [EXPANSION], "sets": sets}).bag()
    assert len(bag) == len(plain) + more
    assert bag.count("CU/SRCR") == sets.get("cult-2", 0)


@clause("CULT-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_complete_shrine_is_worth_nine(edition: str) -> None:
    scene = stage(edition=edition).stand(1, "shrine")
    seen = scene.look(0, 0, "shrine")
    assert (seen["kind"], seen["open"], seen["value"], seen["complete"]) == ("shrine", 1, 8, False)
    assert entries(scene.turn("?s")) == [(1, "shrine", 9)]
    assert scene.supply() == [7, 7]
    assert scene.game.state.scored[0]["feature"] == "shrine"


@clause("CULT-2")
def test_at_the_end_a_shrine_is_worth_itself_and_its_neighbours() -> None:
    board = BESIDE.replace("RFr  RFr            RFr    RFr\n", "RFr  RFr  .  RFr\n", 1)
    assert entries(stage(board).stand(0, "shrine").finish()) == [(0, "shrine", 7)]


@clause("CULT-3")
def test_whoever_may_take_a_monastery_may_take_a_shrine() -> None:
    more = ("inns-and-cathedrals", "abbey-and-mayor", "phantom", "traders-and-builders")
    scene = stage("*RFr@90 ??", *more, hand=PLACE, options=ABBOT, supply={"abbey": 0}).place()
    for piece in ("meeple", "big", "wagon", "phantom", "abbot"):
        assert "shrine" in scene.can_deploy(piece)
    for piece in ("mayor", "builder", "pig", "barn"):
        assert "shrine" not in scene.can_deploy(piece)
    assert scene.refuses_deploy("shrine", "mayor").clause == "MAYOR-7"
    assert scene.deploy("shrine", "wagon").end().supply("wagon") == [0, 1]


@clause("CULT-3", "BASE-ABBOT-5")
def test_the_abbot_is_taken_back_from_a_shrine_for_its_present_value() -> None:
    scene = stage(options=ABBOT).stand(0, "shrine", piece="abbot").place((0, 2))
    scene.act(type="recall", piece="abbot", x=0, y=0, feature="shrine").end()
    assert entries(scene) == [(0, "shrine", 8)]
    without = stage().place((0, 2))
    assert without.refuses(type="recall", piece="abbot", x=0, y=0, feature="shrine").code


@clause("CULT-4")
@pytest.mark.parametrize("board", ["*L ?? L", "*L C L\n. ?? ."])
def test_no_shrine_beside_two_monasteries(board: str) -> None:
    scene = stage(board, hand=PLACE)
    refusal = scene.refuses_place()
    assert (refusal.code, refusal.clause) == ("shrine.between", "CULT-4")
    assert (*scene.cell("??"), 0) not in scene.can_place()
    stage(board.replace(" L", " RFr@90"), hand=PLACE).place()


@clause("CULT-4")
def test_no_monastery_beside_two_shrines() -> None:
    refusal = stage("*CU/S ?? CU/SC@90", hand=["L", "RFr"]).refuses_place()
    assert (refusal.code, refusal.clause) == ("monastery.between", "CULT-4")
    stage("*CU/S ?? RFr@90", hand=["L", "RFr"]).place()


@clause("CULT-5")
def test_no_second_shrine_beside_a_monastery() -> None:
    scene = stage("?? *L ?a .\n. . CU/SC@90 ?b", hand=PLACE)
    refusal = scene.refuses_place()
    assert (refusal.code, refusal.clause) == ("shrine.second", "CULT-5")
    assert scene.refuses_place("?a").clause == "CULT-5"
    stage("?? *L .\n. . RFr@90", hand=PLACE).place()


@clause("CULT-5")
def test_no_second_monastery_beside_a_shrine() -> None:
    refusal = stage("?? *CU/S .\n. . L", hand=["L", "RFr"]).refuses_place()
    assert (refusal.code, refusal.clause) == ("monastery.second", "CULT-5")
    stage("?? *CU/S .\n. . RFr@90", hand=["L", "RFr"]).place()


@clause("CULT-6", "BASE-PLACE-4")
def test_shrines_may_lie_beside_shrines_and_monasteries_beside_monasteries() -> None:
    stage("*CU/SC@90 . .\n. CU/SR@90 ??", hand=PLACE).place()
    stage("*L ?? L", hand=["L", "RFr"]).place()


@clause("CULT-6")
@pytest.mark.parametrize("taken", [True, False])
def test_it_does_not_matter_who_holds_a_building(taken: bool) -> None:
    scene = stage("*L ?? L", hand=PLACE)
    if taken:
        scene.stand(0, "monastery").stand(1, "monastery", (2, 0))
    assert scene.refuses_place().clause == "CULT-4"


@clause("CULT-6")
def test_a_complete_monastery_counts_too() -> None:
    board = "RFr RFr RFr  .  .\nLR@270 *L L ?? L\nRFr RFr RFr . ."
    scene = stage(board.replace("LR@270", "C@270 "), hand=PLACE)
    assert scene.look(0, 0, "monastery")["complete"]
    assert scene.refuses_place().clause == "CULT-4"


HOLES = """
.      C@180  .      C@180  .
C@270  ?a     CU/S   ?b     C@90
.      C      .      C      .
.      C@180  .      .      .
C@270  ?c     C@90   .      .
.      C      .      .      .
"""
TWO_SHRINES = ".  C@180  .\nCU/S  ??  CU/SC@90\n.  C  ."


@clause("CULT-7", "ABBEY-3", "ABBEY-8")
def test_a_hole_between_two_shrines_is_closed_to_an_abbey() -> None:
    """It is the only hole, so nobody is asked for an abbey at all."""
    scene = stage(TWO_SHRINES, "abbey-and-mayor")
    assert scene.kind == "place_tile"
    free = stage(TWO_SHRINES.replace("CU/SC@90", "C@90    "), "abbey-and-mayor")
    assert (free.kind, offered(free)) == ("abbey", ["draw_tile", "place_abbey"])
    lay_abbey(free)


@clause("CULT-7", "ABBEY-3")
def test_an_abbey_is_no_second_cloister_beside_a_shrine() -> None:
    scene = stage(HOLES, "abbey-and-mayor", hand=["RFr"] * 3)
    assert sum(action["type"] == "place_abbey" for action in scene.game.legal()) == 3
    lay_abbey(scene, "?a").end()
    x, y = scene.cell("?b")
    refusal = scene.refuses(type="place_abbey", x=x, y=y)
    assert (refusal.code, refusal.clause) == ("monastery.second", "CULT-7")
    lay_abbey(scene, "?c")


@clause("CULT-8", "BASE-DRAW-2")
def test_a_tile_that_these_rules_leave_no_place_is_replaced() -> None:
    sets = {"base": 1, "cult": 1, "cult-2": 1}
    scene = stage(". CU/SRCR\n*L .", hand=["CU/S", "RFr"], sets=sets)
    assert (scene.hand, view(scene.game)["discarded"]) == ("BA/RFr", ["CU/S"])
    assert stage(". .\n*L .", hand=["CU/S", "RFr"]).hand == "CU/S"
