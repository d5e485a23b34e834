"""The king: who completes the largest city (clauses KR, KING)."""

from __future__ import annotations

import pytest

from rules import Setup, view
from rules.setup.options import EDITIONS
from tests.clauses import clause
from tests.rules.abbey_and_mayor.abbey_stage import lay_abbey
from tests.rules.bridges_castles_bazaars.stage import decline, found, raise_it
from tests.rules.king_and_robber.stage import BARON, BRIDGES, EXPANSION, holder, prizes, stage, worth
from tests.rules.scene import entries

# Two rows: a city of two tiles that ?a completes, and a larger one that ?b completes.
TWO = """
*C@90  ?a      .  .
L      .       .  .
C@90   CFc.1  ?b  .
"""
# The tile of the crossing cities, closed on three sides.
CROSS = """
.     C@180    .
C@90  *KR/CCcc ??
.     C        .
"""


@clause("KR-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_five_tiles_are_shuffled_in_and_nobody_holds_anything(edition: str) -> None:
    data = {"seats": ["Ann", "Bob"], "edition": edition}
    more = Setup.from_json({**data, "expansions": [EXPANSION]}).bag()
    assert len(more) == len(Setup.from_json(data).bag()) + 5
    scene = stage("*L ??", edition=edition)
    assert (holder(scene), holder(scene, BARON), worth(scene)) == (None, None, [None, None])
    assert scene.game.state.seats[0].supply == {"meeple": 7}


@clause("KR-2", "KING-5")
def test_the_crossing_cities_are_two() -> None:
    scene = stage(CROSS, hand=["C", "L", "L"])
    scene.stand(0, "city@N").stand(1, "city@E").turn("??", 270)
    assert entries(scene) == [(1, "city", 6)]
    assert holder(scene) == (0, 3)
    scene = stage(CROSS, hand=["C", "L", "L"])
    assert scene.look(0, 0, "city@N")["spots"] != scene.look(0, 0, "city@E")["spots"]


@clause("KR-2", "KING-3", "BASE-SCORE-2")
def test_joined_outside_they_are_one_city_whose_tile_counts_once() -> None:
    """North and east meet at the corner; six tiles, one of them with two segments."""
    board = """
    .     Cc.1@180  ??
    C@90  *KR/CCcc  Cc.1
    .     C         .
    """
    scene = stage(board, hand=["Cc.1", "L", "L"]).stand(0, "city@N").turn("??", 270)
    assert (entries(scene), holder(scene)) == ([(0, "city", 12)], (0, 6))
    seen = view(scene.game)["king"]
    assert (seen["x"], seen["y"], seen["feature"]) == (0, -1, "city@E")


@clause("KR-3")
def test_a_farmer_between_the_cities_gets_both() -> None:
    board = CROSS.replace("*KR/CCcc ??", "??       C@270").replace(".     C@180    .", ".     *C@180   .")
    scene = stage(board, hand=["KR/CCcc", "L"]).place("??")
    assert {"field#2", "field#3"} <= set(scene.can_deploy())
    scene.deploy("field#2")
    assert scene.refuses_deploy("field#2").code
    scene.end().finish()
    assert (0, "field", 6) in entries(scene)


@clause("KR-4")
@pytest.mark.parametrize(("king", "robber"), [("on", "off"), ("off", "on"), ("off", "off")])
def test_each_can_be_left_out_and_the_tiles_stay(king: str, robber: str) -> None:
    board = TWO + "LR@270  RFr  ?c  ."
    scene = stage(board, hand=["C", "LR", "L"], options={"kr.king": king, "kr.robber": robber})
    scene.turn("?a", 270).turn("?c", 90)
    assert holder(scene) == ((0, 2) if king == "on" else None)
    assert holder(scene, BARON) == ((1, 3) if robber == "on" else None)
    assert scene.game.setup.tiles()["KR/CCcc"] == 1
    wanted = [entry for entry, on in (((0, "king", 1), king), ((1, BARON, 1), robber)) if on == "on"]
    assert prizes(scene.finish()) == wanted


@clause("KING-1", "KING-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_whoever_completes_the_first_city_takes_the_king(edition: str) -> None:
    """Bob's knight stands there; Ann lays the tile. Without any knight it is the same."""
    scene = stage(TWO, hand=["C", "L"], edition=edition).stand(1, "city@E").turn("?a", 270)
    assert (entries(scene), holder(scene)) == ([(1, "city", 4)], (0, 2))
    assert holder(stage(TWO, hand=["C", "L"], edition=edition).turn("?a", 270)) == (0, 2)


@clause("KING-2")
def test_a_larger_city_takes_him_over_and_one_as_large_does_not() -> None:
    scene = stage(TWO, hand=["C", "C", "L"]).turn("?a", 270)
    assert holder(scene) == (0, 2)
    assert holder(scene.turn("?b", 270)) == (1, 3)
    same = stage(TWO.replace("CFc.1", "??   ").replace("?b", ". "), hand=["C", "C", "L"]).turn("?a", 270)
    assert holder(same.turn("??", 270)) == (0, 2)
    assert worth(same) == [2, None]


@clause("KING-3")
def test_pennants_do_not_make_a_city_larger() -> None:
    scene = stage(TWO.replace("CFc.1", "CFc+ "), hand=["C", "C", "L"]).turn("?b", 270).turn("?a", 270)
    assert holder(scene) == (0, 3)


@clause("KING-3")
def test_a_city_with_a_cathedral_counts_its_tiles() -> None:
    board = """
    .     C@180        .
    C@90  *IC/Cccc.c   ??
    .     C            .
    """
    scene = stage(board, "inns-and-cathedrals", hand=["C", "L"]).stand(1, "city@N").turn("??", 270)
    assert (entries(scene), holder(scene)) == ([(1, "city", 15)], (0, 5))


@clause("KING-5")
def test_of_two_completed_at_once_the_larger_is_the_record() -> None:
    scene = stage("*C@90  CFc.1  ??  C@270", hand=["CFC.2", "L"]).turn("??", 90)
    assert (holder(scene), worth(scene)) == ((0, 3), [2, None])
    scene = stage("C@90  ??  CFc.1  *C@270", hand=["CFC.2", "L"]).turn("??", 90)
    assert (holder(scene), view(scene.game)["king"]["feature"]) == ((0, 3), "city@E")


@clause("KING-5", "BASE-TS-1")
def test_of_two_as_large_the_first_is_noted() -> None:
    scene = stage("*C@90  ??  C@270", hand=["CFC.2", "L"]).turn("??", 90)
    assert view(scene.game)["king"] == {"seat": 0, "size": 2, "x": 0, "y": 0, "feature": "city@E"}


@clause("KING-5")
def test_of_two_segments_on_its_first_tile_the_catalogues_first_names_the_record() -> None:
    board = """
    ??       Cc.1@270
    Cc.1@90  *Cc.1
    """
    scene = stage(board, hand=["CC.2", "L"]).turn("??", 180)
    assert view(scene.game)["king"] == {"seat": 0, "size": 4, "x": -1, "y": -1, "feature": "city@S"}


@clause("KING-6")
def test_the_holder_gets_a_point_for_each_completed_city() -> None:
    scene = stage(TWO, hand=["C", "C", "L"]).stand(0, "city@E", (0, 2)).turn("?a", 270).turn("?b", 270)
    assert worth(scene) == [None, 2]
    assert prizes(scene.finish()) == [(1, "king", 2)]


@clause("KING-7", "INT-28", "X8-KING-1")
def test_a_castle_is_no_city() -> None:
    scene = stage("*C@90 ??", BRIDGES, hand=["C", "L", "L"]).turn("??", 270, deploy="city@W")
    assert (scene.kind, holder(scene)) == ("castle", None)
    assert holder(raise_it(scene)) is None
    scene = stage("*C@90 ??", BRIDGES, hand=["C", "L", "L"]).turn("??", 270, deploy="city@W")
    assert holder(decline(scene)) == (0, 2)


@clause("KING-7", "X8-FLYER-4")
def test_a_city_of_which_another_makes_a_castle_is_none_though_it_is_scored() -> None:
    scene = stage("*C@90 ??", BRIDGES, seats=3, hand=["C", "L", "L"]).stand(1, "city@E").stand(2, "city@E")
    decline(raise_it(scene.turn("??", 270)))
    assert (entries(scene), holder(scene), worth(scene)) == ([(2, "city", 4)], None, [None, None, None])


@clause("KING-7", "INT-28", "X8-KING-1")
def test_castles_do_not_count_at_the_end() -> None:
    scene = stage(TWO + "C@90  C@270  .  .", BRIDGES, hand=["C", "C", "L"])
    found(scene, 1, 0, 3, "E")
    scene.turn("?a", 270).turn("?b", 270)
    assert worth(scene) == [None, 2]
    assert prizes(scene.finish()) == [(1, "king", 2)]


@clause("KING-9", "ROBBER-4")
def test_nobody_holds_him_where_no_city_was_completed() -> None:
    scene = stage(TWO, hand=["L", "L"]).finish()
    assert (prizes(scene), holder(scene)) == ([], None)


@clause("KING-10")
def test_he_is_taken_after_the_points_and_asks_nothing() -> None:
    scene = stage(TWO, hand=["C", "L"]).stand(0, "city@E").place("?a", 270)
    assert holder(scene) is None
    scene.end()
    assert (holder(scene), scene.kind, entries(scene)) == ((0, 2), "place_tile", [(0, "city", 4)])


@clause("KING-11")
def test_the_holder_raises_his_own_record() -> None:
    scene = stage(TWO, hand=["C", "L", "C", "L"]).turn("?a", 270).turn((1, -1)).turn("?b", 270)
    assert holder(scene) == (0, 3)


@clause("KR-5")
def test_both_are_scored_last_the_king_first() -> None:
    board = TWO + "LR@270  RFr  ?c  ."
    scene = stage(board, hand=["C", "LR", "L"]).stand(1, "field@SL", (0, 1)).turn("?a", 270).turn("?c", 90)
    assert entries(scene.finish())[-2:] == [(0, "king", 1), (1, BARON, 1)]
    final = scene.game.state.scored[-2]
    assert final["parts"] == [{"what": "cities", "count": 1, "points": 1}]
    assert "feature" not in final


@clause("KR-6")
def test_what_is_only_valued_at_the_end_does_not_count() -> None:
    scene = stage(TWO, hand=["C", "L"]).stand(0, "city@E", (0, 2)).turn("?a", 270).finish()
    assert (0, "city", 2) in entries(scene)
    assert prizes(scene) == [(0, "king", 1)]


@clause("KR-8", "ABBEY-13")
def test_an_abbey_that_closes_a_city_takes_him() -> None:
    board = ".  L  .\n*C@90  ??  L\n.  L  ."
    scene = lay_abbey(stage(board, "abbey-and-mayor", hand=["L", "L"])).end()
    assert holder(scene) == (0, 1)


@clause("KING-2", "HOUSE-3")
def test_a_seat_that_has_left_keeps_him_until_another_takes_him() -> None:
    scene = stage(TWO, seats=3, hand=["C", "L", "C", "L"]).turn("?a", 270).forfeit(0)
    assert holder(scene) == (0, 2)
    scene.turn((1, -1)).turn("?b", 270)
    assert holder(scene) == (2, 3)
