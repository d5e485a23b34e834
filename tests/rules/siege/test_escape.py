"""Escapes from besieged cities (SIEGE-14 to SIEGE-23)."""

from __future__ import annotations

import pytest

from rules import view
from rules.expansions.siege.abbot import is_cloister
from tests.clauses import clause
from tests.rules.abbey_and_mayor.abbey_stage import lay_abbey
from tests.rules.scene import entries
from tests.rules.siege.stage import (
    ABBEYS,
    CASTLES,
    HERE,
    INNS,
    TRADERS,
    camp,
    flee,
    named,
    stage,
    stay,
    ways,
)
from tests.rules.traders_and_builders.stage import halves


@clause("SIEGE-14", "SIEGE-19")
def test_at_the_end_of_his_turn_a_player_may_take_a_follower_out() -> None:
    scene = camp().turn("??")
    assert (scene.kind, scene.seat, ways(scene)) == ("escape", 0, [HERE])
    assert flee(scene).supply() == [7, 7]
    assert (scene.kind, scene.seat, view(scene.game)["pieces"]) == ("place_tile", 1, [])


@clause("SIEGE-14")
def test_he_may_stay_and_others_are_not_asked() -> None:
    scene = stay(camp().turn("??"))
    assert (scene.kind, scene.seat, scene.supply()) == ("place_tile", 1, [6, 7])
    assert (scene.turn("?b").kind, scene.seat) == ("place_tile", 0)


@clause("SIEGE-14")
def test_his_own_follower_goes_home_where_one_of_another_stands_too() -> None:
    board = "*L SI.BE/CRr ?a\n?? . ."
    scene = stage(board).stand(1, "city@N", (1, 0)).stand(0, "city@N", (1, 0)).turn("??")
    assert ways(scene) == [HERE]
    assert flee(scene).supply() == [7, 6]


@clause("SIEGE-14", "SIEGE-15")
def test_without_a_monastery_near_there_is_no_escape() -> None:
    scene = stage("*RFr@90 SI.CA/C ??").stand(0, "city@N", (1, 0))
    assert scene.turn("??").kind == "escape"  # with the monastery just placed
    scene = stage("*RFr@90 SI.CA/C RFr@90 ??").stand(0, "city@N", (1, 0))
    assert (scene.turn("??").kind, scene.seat) == ("place_tile", 1)
    free = stage("*L C ?a\n??").stand(0, "city@N", (1, 0)).turn("??")
    assert (free.kind, free.seat) == ("place_tile", 1)


@clause("SIEGE-14")
def test_refusals_say_why() -> None:
    board = "*L SI.BE/CRr ?a RFr\n?? . . C@180"
    scene = stage(board, TRADERS).stand(0, "city@N", (1, 0)).stand(0, "road@E", (3, 0))
    scene.stand(0, "city@N", (1, 0), "builder").stand(1, "city@N", (1, 0)).turn("??")
    assert ways(scene) == [HERE]
    refused = [
        ("meeple", 3, 0, "road@E"),
        ("builder", 1, 0, "city@N"),
        ("meeple", 0, 0, "monastery"),
        ("pig", 1, 0, "city@N"),
    ]
    codes = [scene.refuses(**named(place)).code for place in refused]
    assert codes == ["escape.free", "escape.kind", "escape.absent", "escape.absent"]
    assert scene.refuses(type="end_turn").code == "type.now"


@clause("SIEGE-15")
def test_near_is_a_besieging_tile_with_the_option_any_tile_of_the_city() -> None:
    """The monastery lies beside the far end of the city."""
    board = "*L   C@90  CFc.1  SI.CA/Cc\n??   .     .      ."
    far = stage(board).stand(0, "city@E", (1, 0)).turn("??")
    assert far.kind == "place_tile"
    scene = stage(board, options={"siege.escape": "city-tile"}).stand(0, "city@E", (1, 0)).turn("??")
    assert ways(scene) == [("meeple", 1, 0, "city@E")]
    off = camp(options={"siege.escape": "off"}).turn("??")
    assert (off.kind, off.seat) == ("place_tile", 1)


@clause("SIEGE-15")
def test_a_corner_is_near_and_two_cells_are_not() -> None:
    corner = stage("*L C .\n. SI.CA/C@90 .").stand(0, "city@E", (1, 1))
    assert ways(corner.turn((0, -1))) == [("meeple", 1, 1, "city@E")]
    two = stage("*L RFr@90 SI.CA/C@90\n??").stand(0, "city@E", (2, 0)).turn("??")
    assert two.kind == "place_tile"


@clause("SIEGE-16")
def test_whose_the_monastery_is_and_whether_it_is_complete_does_not_matter() -> None:
    held = camp().stand(1, "monastery", (0, 0)).turn("??")
    assert ways(held) == [HERE]
    board = "L L L\nL *L SI.CA/C@90\nL L L\n??"
    scene = stage(board).stand(0, "city@E", (1, 0)).turn("??")
    assert scene.look(0, 0, "monastery")["complete"]
    assert ways(scene) == [("meeple", 1, 0, "city@E")]


@clause("SIEGE-16", "ABBEY-8")
def test_an_abbey_serves() -> None:
    board = ".       RFr  .\nRFr@90  ??   SI.BE/CRr@90\n.       RFr  ."
    scene = stage(board, ABBEYS, hand=["L", "L"]).stand(0, "city@E", (2, 1))
    assert ways(lay_abbey(scene, "??").end()) == [("meeple", 2, 1, "city@E")]


@clause("SIEGE-16")
def test_a_shrine_serves() -> None:
    scene = stage("*CU/S SI.CA/C@90\n??", "cult").stand(0, "city@E", (1, 0)).turn("??")
    assert ways(scene) == [("meeple", 1, 0, "city@E")]


@clause("SIEGE-16")
def test_a_garden_does_not_serve_and_any_other_building_does() -> None:
    scene = stage("*RFrG SI.BE/CRr@90\n??", options={"abbot.enabled": "yes"}, hand=["RFr", "L"])
    assert scene.stand(0, "city@E", (1, 0)).look(0, 0, "garden")["kind"] == "garden"
    assert scene.turn("??").kind == "place_tile"
    assert [is_cloister(kind) for kind in ("monastery", "shrine", "garden", "city")] == [
        True,
        True,
        False,
        False,
    ]


@clause("SIEGE-17")
def test_one_follower_however_many_could() -> None:
    scene = camp().stand(0, "city@N", (1, 0)).stand(1, "city@N", (1, 0)).turn("??")
    assert ways(scene) == [HERE]
    assert (flee(scene).kind, scene.seat, scene.supply()) == ("place_tile", 1, [6, 6])


@clause("SIEGE-17")
def test_several_besieged_cities_are_one_question() -> None:
    scene = stage("SI.CA/C *L SI.CA/C\n. ?? .").stand(0, "city@N", (1, 0)).stand(0, "city@N", (-1, 0))
    scene.turn("??")
    assert ways(scene) == [("meeple", -1, 0, "city@N"), HERE]
    assert (flee(scene).kind, scene.seat) == ("place_tile", 1)


@clause("SIEGE-17")
def test_in_a_double_turn_one_in_each_half() -> None:
    scene = stage("*L SI.BE/CRr ?a .\n?? . . .", TRADERS, hand=["RFr", "L", "L"])
    scene.stand(0, "city@N", (1, 0)).stand(0, "city@N", (1, 0)).stand(0, "road@E", (1, 0))
    scene.stand(0, "road@E", (1, 0), "builder").turn("?a")
    assert flee(scene).supply() == [5, 7]
    assert halves(scene) == (0, 2, 2)
    assert ways(scene.turn("??")) == [HERE]
    assert flee(scene).supply() == [6, 7]


@clause("SIEGE-18")
@pytest.mark.parametrize(
    ("piece", "box"),
    [("meeple", INNS), ("big", INNS), ("mayor", ABBEYS), ("wagon", ABBEYS), ("phantom", "phantom")],
)
def test_any_follower_may_escape(piece: str, box: str) -> None:
    scene = camp(0, box, piece=piece, supply={"abbey": 0} if box == ABBEYS else {}).turn("??")
    assert ways(scene) == [(piece, *HERE[1:])]
    assert flee(scene, (piece, *HERE[1:])).supply(piece)[0] == (7 if piece == "meeple" else 1)


@clause("SIEGE-18", "BUILDER-3")
def test_a_builder_goes_home_with_the_last_follower_of_his_owner() -> None:
    scene = camp(0, TRADERS).stand(0, "city@N", (1, 0)).stand(0, "city@N", (1, 0), "builder")
    scene.stand(1, "city@N", (1, 0)).turn("??")
    assert flee(scene).supply("builder") == [0, 1]
    scene.turn("?b")
    assert stay(scene).seat == 0
    assert flee(scene.turn("?c")).supply("builder") == [1, 1]


@clause("SIEGE-19")
def test_a_monastery_placed_in_this_turn_serves() -> None:
    scene = stage("*RFr SI.BE/CRr@90\n?? ?a").stand(0, "city@E", (1, 0)).turn((1, -1))
    assert ways(scene) == [("meeple", 1, 0, "city@E")]


@clause("SIEGE-20")
def test_it_comes_after_the_points_and_before_the_bazaar() -> None:
    scene = camp(0, CASTLES, hand=["BB/F.b", "L", "L", "L", "L"]).stand(0, "monastery").turn("??")
    assert scene.kind == "escape"
    assert (flee(scene).kind, scene.supply()) == ("auction_choose", [6, 7])


@clause("SIEGE-21")
def test_a_bought_tile_gives_its_placer_an_escape() -> None:
    free = {"bazaar.free_variant": "on"}
    scene = camp(1, CASTLES, hand=["BB/F.b", "L", "L", "L", "L"], options=free).turn("??")
    scene.act(type="choose_tile", tile=0)
    assert scene.seat == 1
    scene.turn("?b")
    assert (scene.kind, scene.seat, ways(scene)) == ("escape", 1, [HERE])


@clause("SIEGE-22")
def test_an_escape_brings_no_points_and_moves_no_wagon() -> None:
    scene = camp(0, ABBEYS, piece="wagon", supply={"abbey": 0}).turn("??")
    flee(scene, ("wagon", *HERE[1:]))
    assert (entries(scene), scene.kind, scene.seat) == ([], "place_tile", 1)


@clause("SIEGE-23")
def test_nobody_is_asked_who_has_no_follower_there() -> None:
    assert camp(1).turn("??").kind == "place_tile"
    alone = camp(0, TRADERS, piece="builder").turn("??")
    assert (alone.kind, alone.seat) == ("place_tile", 1)


@clause("SIEGE-23", "HOUSE-2")
def test_a_seat_that_leaves_takes_nobody_out() -> None:
    scene = camp(seats=3).turn("??").forfeit(0)
    assert (scene.kind, scene.seat) == ("place_tile", 1)
    assert view(scene.game)["seats"][0]["gone"]


@clause("SIEGE-14")
def test_who_escapes_may_be_named_by_any_spot_of_his_segment() -> None:
    scene = stage("*L SI.CA/Cc@90\n??").stand(0, "city@N", (1, 0)).turn("??")
    assert ways(scene) == [HERE]
    assert flee(scene, ("meeple", 1, 0, "city@E")).supply() == [7, 7]
