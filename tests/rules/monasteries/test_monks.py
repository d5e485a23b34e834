"""The tiles, the choice between monk and lying abbot, and monks (MONAS-1 to MONAS-11)."""

from __future__ import annotations

import pytest

from rules import Setup, view
from rules.setup.options import EDITIONS
from tests.clauses import clause
from tests.rules.monasteries.stage import EXPANSION, places, stage, surround
from tests.rules.scene import entries, on_board

ABBEY, INNS, PHANTOM = "abbey-and-mayor", "inns-and-cathedrals", "phantom"
HAND = ["MO/M2", "RFr", "RFr"]
ABBOT = {"abbot.enabled": "yes"}
# A road with two ends besides the one that leads to the monastery.
ROAD = "*MO/MR1@270  ??"


def bag(edition: str, **more: object) -> list[str]:
    return Setup.from_json(
        {"seats": ["Ann", "Bob"], "edition": edition, "expansions": [EXPANSION], **more}
    ).bag()


@clause("MONAS-1", "MONAS-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_six_tiles_stand_in_for_those_of_the_base_game(edition: str) -> None:
    plain = Setup.from_json({"seats": ["Ann", "Bob"], "edition": edition}).bag()
    tiles = bag(edition)
    assert len(tiles) == len(plain)
    assert {"BA/L", "BA/LR"}.isdisjoint(tiles)
    assert sum(tile.startswith("MO/M") for tile in tiles) == 6


@clause("MONAS-1")
def test_two_sets_have_twelve_tiles() -> None:
    assert sum(tile.startswith("MO/") for tile in bag("new-2018", sets={"monasteries": 2})) == 12


@clause("MONAS-2")
@pytest.mark.parametrize(("base", "plain", "road"), [(1, 4, 2), (2, 8, 4)])
def test_a_table_may_keep_the_old_monasteries(base: int, plain: int, road: int) -> None:
    kept = bag("new-2018", options={"monasteries.base": "keep"}, sets={"base": base})
    assert (kept.count("BA/L"), kept.count("BA/LR")) == (plain, road)
    assert len(kept) == 72 * base + 5
    assert "BA/L" not in bag("new-2018", sets={"base": base})


@clause("MONAS-2")
def test_monasteries_of_other_expansions_stay() -> None:
    both = Setup.from_json({"seats": ["Ann", "Bob"], "expansions": [EXPANSION, INNS]}).bag()
    assert "IC/LRFR" in both
    assert "BA/L" not in both


@clause("MONAS-2")
def test_one_among_the_start_tiles_of_a_setup_lies_on_the_board_and_the_others_stay_in_the_box() -> None:
    scene = on_board("*L RFr@90 ??", expansions=[EXPANSION], hand=["MO/M1"])
    assert "BA/L" not in scene.game.setup.bag()
    assert scene.place("??").look(0, 0, "monastery")["kind"] == "monastery"


@clause("MONAS-3", "BASE-PLACE-1")
def test_its_tiles_are_placed_like_others() -> None:
    scene = stage("*RFr@90 ??  C", hand=["MO/MR1", "RFr"])
    assert scene.refuses_place("??", 90).code == "place.edge"
    scene.place("??", 0)


@clause("MONAS-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_player_chooses_how_the_follower_stands(edition: str) -> None:
    scene = stage("*RFr@90 ??", hand=HAND, edition=edition).place()
    assert places(scene) == ["abbacy", "monastery"]
    scene.deploy("abbacy").end()
    assert [(p["piece"], p["feature"]) for p in view(scene.game)["pieces"]] == [("meeple", "abbacy")]
    assert scene.look(1, 0, "monastery")["figures"] == []


@clause("MONAS-4")
def test_an_ordinary_monastery_has_no_such_choice() -> None:
    scene = stage("*RFr@90 ??", hand=["L", "RFr"]).place()
    assert places(scene) == ["monastery"]
    assert scene.refuses_deploy("abbacy").code == "deploy.spot"


@clause("MONAS-5", "MONAS-6", "WAGON-6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_wagon_chooses_too(edition: str) -> None:
    """The road that ends at the building is scored; the wagon goes on in either way."""
    scene = stage(ROAD, ABBEY, hand=["AM/R" if edition != "new-2018" else "AM/RG", "RFr"], edition=edition)
    scene.stand(0, "road@E", piece="wagon").turn("??", 90)
    goals = [a["feature"] for a in scene.game.legal() if a["type"] == "move_wagon"]
    assert {"abbacy", "monastery"} <= set(goals)
    scene.act(type="move_wagon", x=0, y=0, feature="abbacy")
    assert scene.figures(0, 0, "abbacy") == {0: 1}


@clause("MONAS-6")
@pytest.mark.parametrize("way", ["abbacy", "monastery"])
def test_nobody_joins_whoever_is_there(way: str) -> None:
    """The wagon would have nowhere else to go, so nobody is asked."""
    scene = stage(ROAD, ABBEY, hand=["AM/R", "RFr"], edition="hig-2010")
    scene.stand(0, "road@E", piece="wagon").stand(1, way).turn("??", 90)
    assert scene.kind == "place_tile"
    assert scene.supply("wagon") == [1, 1]


@clause("MONAS-6")
@pytest.mark.parametrize(("there", "other"), [("abbacy", "monastery"), ("monastery", "abbacy")])
def test_a_second_figure_of_the_placement_is_refused(there: str, other: str) -> None:
    scene = stage("*RFr@90 ??", PHANTOM, hand=HAND).place().deploy(there)
    refusal = scene.refuses_deploy(other, "phantom")
    assert (refusal.code, refusal.clause, refusal.params["players"]) == ("monastery.taken", "MONAS-6", [0])
    assert scene.refuses_deploy(there, "phantom").code == "deploy.occupied"
    assert places(scene, "phantom") == []


@clause("MONAS-7", "BUILDER-4", "BIG-3")
def test_which_figures_may_lie_down() -> None:
    scene = stage("*RFr@90 ??", ABBEY, INNS, PHANTOM, "traders-and-builders", hand=HAND, supply={"abbey": 0})
    scene.place()
    for piece in ("meeple", "big", "wagon", "phantom"):
        assert places(scene, piece) == ["abbacy", "monastery"]
    for piece in ("mayor", "builder", "pig"):
        assert places(scene, piece) == []
        assert scene.refuses_deploy("abbacy", piece).code in ("deploy.kind", "deploy.alone")


@clause("MONAS-8")
def test_the_abbot_may_come_in_both_ways() -> None:
    scene = stage("*RFr@90 ??", hand=HAND, options=ABBOT).place()
    assert places(scene, "abbot") == ["abbacy", "monastery"]


@clause("MONAS-8", "BASE-ABBOT-5")
def test_the_abbot_is_taken_back_as_a_monk_only() -> None:
    recall = {"type": "recall", "piece": "abbot", "x": 0, "y": 0}
    scene = stage(options=ABBOT, hand=["RFr", "RFr"]).stand(0, "abbacy", piece="abbot").place((0, 2))
    refusal = scene.refuses(**recall, feature="abbacy")
    assert (refusal.code, refusal.clause) == ("recall.later", "MONAS-8")
    assert scene.refuses(**recall, feature="monastery").code == "recall.absent"
    monk = stage(options=ABBOT, hand=["RFr", "RFr"]).stand(0, "monastery", piece="abbot").place((0, 2))
    assert entries(monk.act(**recall, feature="monastery").end()) == [(0, "monastery", 8)]


@clause("MONAS-9")
@pytest.mark.parametrize("move", ["nearby", "connected"])
def test_a_wagon_may_lie_down_though_all_eight_neighbours_lie(move: str) -> None:
    board = """
    RFr  RFr  RFr         RFr
    ??   RFr  *MO/MR1@90  C@90
    RFr  RFr  RFr         RFr
    """
    scene = stage(board, ABBEY, hand=["AM/RG", "RFr"], options={"wagon.move": move}, supply={"abbey": 0})
    scene.stand(0, "road@E", (-1, 0), piece="wagon").turn("??", 270)
    assert scene.look(0, 0, "monastery")["complete"]
    goals = [a["feature"] for a in scene.game.legal() if a["type"] == "move_wagon"]
    assert ("abbacy" in goals, "monastery" in goals) == (True, False)


@clause("MONAS-9", "MONAS-4")
def test_on_the_tile_just_placed_one_may_lie_down_in_a_hole() -> None:
    scene = stage("RFr RFr RFr\n*C@270 ?? C@90\nRFr RFr RFr", hand=["MO/M2", "RFr"]).place()
    assert places(scene) == ["abbacy", "monastery"]
    scene.deploy("abbacy").end()
    assert (entries(scene), scene.supply()) == ([], [6, 7])


@clause("MONAS-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_monk_scores_as_in_any_monastery(edition: str) -> None:
    scene = surround(stage(edition=edition).stand(1, "monastery"))
    assert (entries(scene), scene.supply()) == ([(1, "monastery", 9)], [7, 7])
    assert entries(stage().stand(0, "monastery").finish()) == [(0, "monastery", 8)]


@clause("MONAS-11")
def test_an_empty_building_completes() -> None:
    assert surround(stage()).look(0, 0, "monastery")["complete"]


@clause("MONAS-11")
def test_with_lying_abbots_only_it_never_completes() -> None:
    scene = surround(stage().stand(1, "abbacy"))
    assert (entries(scene), scene.supply()) == ([], [7, 6])
    seen = scene.look(0, 0, "monastery")
    assert (seen["open"], seen["complete"]) == (0, False)


@clause("MONAS-11")
def test_no_monk_comes_there_any_more() -> None:
    """The abbot is taken away; a wagon may lie down there and not stand."""
    board = """
    RFr  RFr  RFr         RFr
    ?r   ??   *MO/MR1@90  C@90
    RFr  RFr  RFr         RFr
    """
    scene = stage(board, ABBEY, hand=["RFr", "AM/RG", "RFr"], supply={"abbey": 0})
    scene.stand(1, "abbacy").turn("??")
    scene.game.state.take_home(scene.game.state.figures[0])
    assert not scene.look(0, 0, "monastery")["complete"]
    scene.stand(1, "road@E", (-1, 0), piece="wagon").turn("?r", 270)
    assert (scene.kind, scene.seat) == ("wagon", 1)
    refusal = scene.refuses(type="move_wagon", x=0, y=0, feature="monastery")
    assert (refusal.code, refusal.clause) == ("monastery.closed", "MONAS-11")
    scene.act(type="move_wagon", x=0, y=0, feature="abbacy")
    assert [entry[:2] for entry in entries(scene)] == [(1, "road")]
