"""Chapters INN, CATH, BIG and the setup, with what expansion 8 and the base game say of them."""

from __future__ import annotations

from typing import Any

import pytest

from rules import Setup, view
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import found, points, raise_it, span
from tests.rules.scene import Scene, entries, on_board

EXPANSION = "inns-and-cathedrals"
BOTH = [EXPANSION, "bridges-castles-bazaars"]
# A road of four tiles between two monasteries, its last tile still to come.
ONE_INN = "*LR@270  IC/RFr.i  RFr  ??"
TWO_INNS = "*LR@270  IC/RFr.i  IC/Rr.i  .\n .  .  ??  ."
# A city of six tiles with a cathedral and a pennant, its last tile still to come.
CATHEDRAL = """
.     C@180        .     .
C@90  *IC/Cccc.c   CFc+  ??
.     C            .     .
"""


def stage(text: str, **keys: Any) -> Scene:
    return on_board(text, **{"expansions": [EXPANSION], "edition": "hig-2010", **keys})


@clause("IC-1")
@pytest.mark.parametrize("edition", ["hig-2010", "new-2018"])
def test_eighteen_tiles_and_a_big_follower_each(edition: str) -> None:
    plain = Setup.from_json({"seats": ["A", "B"], "edition": edition})
    expanded = Setup.from_json({"seats": ["A", "B"], "edition": edition, "expansions": [EXPANSION]})
    assert len(expanded.bag()) == len(plain.bag()) + 18
    scene = stage("*RFr ??", hand=["RFr"], edition=edition)
    assert (scene.supply("big"), scene.supply()) == ([1, 1], [7, 7])


@clause("INN-1")
def test_a_road_of_four_tiles_with_an_inn_brings_eight() -> None:
    scene = stage(ONE_INN, hand=["LR", "L"]).stand(0, "road@E").turn("??", 90)
    assert entries(scene) == [(0, "road", 8)]
    parts = {part["what"]: part["points"] for part in scene.game.state.scored[0]["parts"]}
    assert parts == {"tiles": 4, "inns": 4}


@clause("INN-1")
def test_a_second_inn_adds_nothing() -> None:
    scene = stage(TWO_INNS, hand=["LR", "L"])
    scene.stand(0, "road@E").turn("??", 180)
    assert entries(scene) == [(0, "road", 8)]


@clause("INN-2")
def test_an_open_road_with_an_inn_brings_nothing_at_the_end() -> None:
    scene = stage("*LR@270  IC/RFr.i  RFr  RFr  RFr  ??", hand=["RFr", "L"])
    scene.stand(0, "road@E").finish()
    assert entries(scene) == []
    assert scene.supply() == [7, 7]


@clause("INN-3")
def test_the_inn_belongs_to_one_road_of_its_tile() -> None:
    """The tile's east road has the inn, its west road has none."""
    east = stage("*LR@270  IC/RRR.i  ??", hand=["LR", "L"]).stand(0, "road@E", (1, 0)).turn("??", 90)
    assert entries(east) == [(0, "road", 4)]
    west = stage("??  *IC/RRR.i  LR@90", hand=["LR", "L"]).stand(0, "road@W").turn("??", 270)
    assert entries(west) == [(0, "road", 2)]


@clause("INN-4", "X8-INN-1", "INT-6")
def test_a_bridge_over_an_inn_tile_is_not_beside_the_inn() -> None:
    board = ".  ??n\n*LR@270  IC/RFr.i\n.  ??s"
    scene = span(stage(board, hand=["LR", "LR", "L"], expansions=BOTH), 1, 0, "ns")
    scene.turn("??n", 0, deploy="road@S").turn("??s", 180)
    assert entries(scene) == [(0, "road", 3)]


@clause("INN-4", "X8-INN-1", "INT-6")
def test_a_bridge_in_a_road_with_an_inn_elsewhere_profits() -> None:
    """Three printed tiles, one with an inn, and a bridge on a fourth: 8."""
    scene = stage("*LR@270  IC/RFr.i  ??a  ??b", hand=["L", "LR", "L"], expansions=BOTH)
    scene.stand(0, "road@E").place("??a")
    scene.act(type="build_bridge", x=2, y=0, axis="ew").end().turn("??b", 90)
    assert entries(scene) == [(0, "road", 8)]


@clause("INN-5", "X8-INN-2")
def test_a_castle_beside_an_inn_road_of_four_gets_eight() -> None:
    scene = stage(ONE_INN + "\nC@90  C@270  .  .", hand=["LR", "L"], expansions=BOTH)
    found(scene, 1, 0, 1, "E").turn("??", 90)
    assert entries(scene) == [(1, "castle", 8)]


@clause("CATH-1")
def test_three_points_a_tile_and_a_pennant() -> None:
    """Six tiles and one pennant: 21, of which the cathedral brings 7."""
    scene = stage(CATHEDRAL, hand=["C", "L"]).stand(0, "city@N").turn("??", 270)
    assert entries(scene) == [(0, "city", 21)]
    parts = {part["what"]: part["points"] for part in scene.game.state.scored[0]["parts"]}
    assert parts == {"tiles": 12, "pennants": 2, "cathedrals": 7}


@clause("CATH-1", "BASE-SCORE-4")
@pytest.mark.parametrize("small", ["2-per-tile", "1-per-tile"])
def test_of_two_tiles_it_brings_three_a_tile_too(small: str) -> None:
    """Abbeys close the cathedral's other sides; where small cities bring less, this one does not."""
    scene = stage("?? *IC/Cccc.c", hand=["C", "L"], options={"city.small_completed": small})
    for cell in ((0, -1), (1, 0), (0, 1)):
        scene.game.state.put("AM/A", cell, 0)
    scene.stand(0, "city@W").turn("??", 90)
    assert entries(scene) == [(0, "city", 6)]


@clause("CATH-1")
def test_two_cathedrals_are_no_more_than_one() -> None:
    board = """
    .     C@180       C@180      .
    C@90  *IC/Cccc.c  IC/Cccc.c  ??
    .     C           C          .
    """
    scene = stage(board, hand=["C", "L"]).stand(0, "city@N").turn("??", 270)
    assert entries(scene) == [(0, "city", 24)]


@clause("CATH-2")
def test_an_open_city_with_a_cathedral_brings_nothing_at_the_end() -> None:
    scene = stage(CATHEDRAL, hand=["L", "L"]).stand(0, "city@N").finish()
    assert entries(scene) == []


@clause("CATH-4", "X8-INN-2")
def test_a_castle_beside_a_cathedral_gets_its_value() -> None:
    scene = stage(CATHEDRAL + ".  C@90  C@270  .", hand=["C", "L"], expansions=BOTH)
    found(scene, 1, 0, 2, "E").turn("??", 270)
    assert entries(scene) == [(1, "castle", 21)]


@clause("CATH-5")
def test_inn_and_cathedral_may_be_added_to_what_another_holds() -> None:
    scene = stage("*RFr  ??r", hand=["IC/RFr.i"]).stand(1, "road@E")
    assert (1, 0, 0) in scene.can_place()
    scene = stage("*C@90  ??c", hand=["IC/Cccc.c"]).stand(1, "city@E")
    assert (1, 0, 0) in scene.can_place()


@clause("BIG-1")
@pytest.mark.parametrize("farmers", ["yes", "no"])
def test_the_big_follower_stands_where_a_follower_may(farmers: str) -> None:
    for tile, rotation in (("RFr", 0), ("LR", 90)):
        scene = stage("*RFr ??", hand=[tile], options={"farm.enabled": farmers}).place("??", rotation)
        assert scene.can_deploy("big") == scene.can_deploy("meeple") != []
    monk = stage("*L ??", hand=["L"]).place("??").deploy("monastery", "big")
    assert monk.supply("big") == [0, 1]
    assert monk.can_deploy() == []


@clause("BIG-1")
def test_the_big_follower_stands_nowhere_else_either() -> None:
    scene = stage("*RFr ??", hand=["RFr"], options={"farm.enabled": "no"}).place("??")
    placed = scene.game.state.board.newest
    field = next(spot.segment.names[0] for spot in placed.spots if spot.segment.kind == "field")
    assert scene.refuses_deploy(field, "big").clause == scene.refuses_deploy(field).clause == "BASE-FARM-1"


@clause("BIG-2")
def test_the_big_follower_counts_for_two() -> None:
    def road(*followers: int) -> list[int]:
        scene = stage("*LR@270  RFr  ??", hand=["LR", "L"]).stand(0, "road@E", piece="big")
        for seat in followers:
            scene.stand(seat, "road@E")
        return scene.turn("??", 90).scores

    assert road(1) == [3, 0]
    assert road(1, 1) == [3, 3]
    assert road(1, 1, 1) == [0, 3]


@clause("BIG-3")
def test_the_big_monk_gets_nine_and_no_more() -> None:
    scene = stage("L L L\nL *L L\nL L ??", hand=["L", "L"]).stand(0, "monastery", piece="big").turn("??")
    assert entries(scene) == [(0, "monastery", 9)]
    assert scene.supply("big") == [1, 1]


@clause("BIG-5", "X8-BIG-1")
def test_the_big_follower_stands_on_a_bridge() -> None:
    scene = stage("*LR@270  ??", hand=["L"], expansions=BOTH).place("??")
    scene.act(type="build_bridge", x=1, y=0, axis="ew").deploy("road@E", "big")
    assert {"seat": 0, "piece": "big", "x": 1, "y": 0, "feature": "road@E"} in view(scene.game)["pieces"]


@clause("BIG-5", "X8-BIG-1", "X8-KNIGHT-1")
def test_the_big_follower_alone_makes_the_occupier_and_stands_in_the_castle() -> None:
    scene = stage("*C@90  ??", hand=["C", "L"], expansions=BOTH).stand(1, "city@E", piece="big")
    scene.turn("??", 270)
    assert (scene.seat, scene.kind) == (1, "castle")
    raise_it(scene)
    assert view(scene.game)["castles"][0]["seats"] == [1]
    assert view(scene.game)["pieces"] == [{"seat": 1, "piece": "big", "x": 0, "y": 0, "feature": "castle@E"}]
    assert points(scene) == [None]


@clause("BASE-GEN-6")
def test_without_the_expansion_an_inn_is_a_drawing() -> None:
    scene = on_board("*LR@270  .  ??", hand=["LR", "L"], edition="hig-2010")
    scene.game.state.put("IC/RFr.i", (1, 0), 0)
    scene.stand(0, "road@E").turn("??", 90)
    assert entries(scene) == [(0, "road", 3)]
