"""The robber baron: who completes the longest road (clauses ROBBER, KR-7)."""

from __future__ import annotations

import pytest

from rules.setup.options import EDITIONS
from tests.clauses import clause
from tests.rules.abbey_and_mayor.abbey_stage import lay_abbey
from tests.rules.bridges_castles_bazaars.stage import bridged, found, pick, points
from tests.rules.king_and_robber.stage import BARON, BRIDGES, holder, prizes, stage, worth
from tests.rules.scene import entries
from tests.rules.traders_and_builders.stage import at_work, halves

# Two rows: a road of two tiles that ?a completes, and one of three that ?b completes.
TWO = """
*LR@270  ?a   .
L        .    .
LR@270   RFr  ?b
"""


@clause("ROBBER-1", "ROBBER-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_first_road_and_every_longer_one_take_him(edition: str) -> None:
    scene = stage(TWO, hand=["LR", "LR", "L"], edition=edition).stand(1, "road@E").turn("?a", 90)
    assert (entries(scene), holder(scene, BARON)) == ([(1, "road", 2)], (0, 2))
    assert holder(scene.turn("?b", 90), BARON) == (1, 3)


@clause("ROBBER-1")
def test_a_road_as_long_as_the_record_changes_nothing() -> None:
    scene = stage(TWO.replace("RFr  ?b", "?b   . "), hand=["LR", "LR", "L"]).turn("?a", 90).turn("?b", 90)
    assert (holder(scene, BARON), worth(scene, BARON)) == ((0, 2), [2, None])


@clause("ROBBER-2", "INT-16")
def test_a_bridged_tile_counts_once() -> None:
    scene = bridged(stage("*LR@270 ?? LR@90", BRIDGES, hand=["L", "L"]), "??", "ew").end()
    assert holder(scene, BARON) == (0, 3)


@clause("ROBBER-2", "INT-16")
def test_a_loop_counts_each_tile_once() -> None:
    """The road goes over the tile and under its own bridge."""
    board = """
    .       LR      .
    LR@270  ??      *Rr
    .       Rr@180  Rr@90
    """
    scene = bridged(stage(board, BRIDGES, hand=["RFr", "L"]), "??", "ew", 90).end()
    assert (holder(scene, BARON), worth(scene, BARON)) == ((0, 6), [1, None])


@clause("ROBBER-3")
def test_the_holder_gets_a_point_for_each_completed_road() -> None:
    scene = stage(TWO, hand=["LR", "LR", "L"]).stand(0, "road@E").turn("?a", 90).turn("?b", 90)
    assert worth(scene, BARON) == [None, 2]
    assert prizes(scene.finish()) == [(1, BARON, 2)]


@clause("ROBBER-4", "KR-6")
def test_open_roads_do_not_count() -> None:
    scene = stage(TWO, hand=["LR", "L"]).turn("?a", 90).stand(1, "road@E", (0, 2)).finish()
    assert (1, "road", 2) in entries(scene)
    assert prizes(scene) == [(0, BARON, 1)]


@clause("ROBBER-4")
def test_of_several_roads_the_longest_decides() -> None:
    scene = stage("*LR@270  RFr  ??  LR@90", hand=["RRR", "L"]).turn("??")
    assert (holder(scene, BARON), worth(scene, BARON)) == ((0, 3), [2, None])


@clause("ROBBER-5")
def test_an_inn_makes_no_road_longer() -> None:
    scene = stage("*LR@270 IC/RFr.i ??", "inns-and-cathedrals", hand=["LR", "L"], edition="hig-2010")
    scene.stand(1, "road@E").turn("??", 90)
    assert (entries(scene), holder(scene, BARON)) == ([(1, "road", 6)], (0, 3))


@clause("ROBBER-5", "DRAW-43")
def test_he_is_taken_before_anybody_crosses_a_drawbridge() -> None:
    scene = stage("*DB/CFR.d\n??", "drawbridges", hand=["LR", "L", "L"]).stand(1, "road@S").turn("??", 180)
    assert (scene.kind, holder(scene, BARON)) == ("drawbridge", (0, 2))
    assert holder(scene.act(type="pass"), BARON) == (0, 2)


@clause("ROBBER-6", "INT-62")
def test_networks_and_access_roads_are_no_roads() -> None:
    """The tile has access roads, which are complete; the road that it closes has two tiles."""
    more = ("wanderer-mayors-office", "abbey-and-mayor")
    scene = stage("*LR@270 ??", *more, hand=["WM/CRRR.a", "L"], supply={"abbey": 0})
    scene.game.apply(next(a for a in scene.game.legal() if a["type"] == "place_tile" and a["x"] == 1))
    scene.end()
    assert (holder(scene, BARON), worth(scene, BARON)) == ((0, 2), [1, None])


@clause("ROBBER-7", "INT-28")
def test_a_road_that_completes_a_castle_counts() -> None:
    scene = stage("C@90  C@270\n*LR@270  ??", BRIDGES, hand=["LR", "L", "L"])
    found(scene, 1, 0, -1, "E").turn("??", 90)
    assert (points(scene), holder(scene, BARON)) == ([2], (0, 2))


@clause("KR-7")
def test_in_a_double_turn_the_second_tile_counts_for_the_same_player() -> None:
    scene = at_work(stage("*LR@270 ?a ?b", "traders-and-builders", hand=["RFr", "LR", "L"])).turn("?a")
    assert halves(scene) == (0, 2, 2)
    assert holder(scene.turn("?b", 90), BARON) == (0, 3)


@clause("KR-7")
def test_in_a_bazaar_it_is_the_buyer_who_completes() -> None:
    scene = stage("*L ??\nLR@270 ?a", BRIDGES, hand=["BB/F.b", "LR", "L", "L"]).turn("??")
    pick(scene, 0).act(type="pass")
    assert (scene.seat, scene.hand) == (1, "BA/LR")
    scene.turn("?a", 90)
    assert holder(scene, BARON) == (1, 2)


@clause("KR-8")
def test_an_abbey_that_closes_a_road_takes_him() -> None:
    board = ".  L  .\n*LR@270  ??  L\n.  L  ."
    scene = lay_abbey(stage(board, "abbey-and-mayor", hand=["L", "L"])).end()
    assert holder(scene, BARON) == (0, 1)
