"""Chapter BARN: whom a barn drives off, who may not come, and what it brings at the end."""

from __future__ import annotations

import pytest

from rules import Game, view
from tests.clauses import clause
from tests.rules.abbey_and_mayor.abbey_stage import (
    EXPANSION,
    FARM,
    TWO_FARMS,
    barn_at,
    barns,
    farm,
    raise_barn,
    stage,
    stand_barn,
)
from tests.rules.bridges_castles_bazaars.stage import found, span
from tests.rules.scene import entries

WITH_X8 = [EXPANSION, "bridges-castles-bazaars"]
WAYS = ["per-farm-3", "per-city-4", "per-farm-3-once"]

# Whom it drives off.


@clause("BARN-3")
def test_a_farmer_of_another_gets_three_a_city_and_goes_home() -> None:
    scene = barn_at(farm().stand(1, "field@SL"))
    assert entries(scene) == [(1, "field", 6)]
    assert (scene.supply(), scene.supply("barn")) == ([7, 7], [0, 1])
    assert scene.game.state.scored[0]["parts"] == [{"what": "cities", "count": 2, "points": 6}]
    assert [p["piece"] for p in view(scene.game)["pieces"]] == ["barn"]


@clause("BARN-3")
@pytest.mark.parametrize(
    ("farmers", "scores"), [((0,), [6, 0]), ((0, 1), [6, 6]), ((0, 1, 1), [0, 6]), ((0, 0, 1), [6, 0])]
)
def test_the_majority_gets_the_points_and_all_go_home(farmers: tuple[int, ...], scores: list[int]) -> None:
    scene = farm()
    for seat in farmers:
        scene.stand(seat, "field@SL")
    barn_at(scene)
    assert (scene.scores, scene.supply()) == (scores, [7, 7])


@clause("BARN-3", "BASE-TURN-1")
def test_new_barn_scores_in_its_turn_with_the_city_that_its_tile_completes() -> None:
    """Not when the barn is put down; and the city closed by this very tile is complete by then."""
    scene = stage("C@180 .\n*C L\nL ??", hand=["L"]).stand(1, "field@SL")
    raise_barn(scene.place("??"), "NW", "field@NL")
    assert scene.scores == [0, 0]
    scene.end()
    assert scene.scores == [0, 3]
    scene = stage("L ?? C@270\nL *L L", hand=["C"]).stand(1, "field@NL")
    raise_barn(scene.place("??", 90), "SW", "field@SL").end()
    assert entries(scene) == [(1, "field", 3)]


@clause("BARN-3", "DRAW-29")
@pytest.mark.parametrize(("revision", "supply"), [(8, [7, 6]), (7, [7, 7])])
def test_farmers_driven_off_leave_with_all_others_after_the_moves(revision: int, supply: list[int]) -> None:
    """TS-10: who goes on with a wagon is asked before anybody goes home; in older games after that."""
    board = ". AM/RC@180 .\n*L ?? .\nL L ."
    scene = stage(board, hand=["C", "L"], revision=revision).stand(1, "field@NL")
    scene.stand(0, "city@S", (1, -1), "wagon")
    raise_barn(scene.place("??"), "SW", "field@EL").end()
    assert (entries(scene), scene.kind) == ([(0, "city", 4), (1, "field", 3)], "wagon")
    assert scene.supply() == supply
    assert scene.act(type="pass").supply() == [7, 7]


@clause("BARN-3")
def test_farmers_at_no_city_go_home_with_nothing() -> None:
    scene = barn_at(stage("L L\nL ??", hand=["L"]).stand(1, "field@NL"))
    assert (entries(scene), scene.supply()) == ([], [7, 7])


@clause("BARN-3")
def test_new_barn_sends_home_only_farmers_on_its_farm() -> None:
    """The farm north of the cities is another one."""
    scene = barn_at(farm().stand(1, "field@NL", (0, -1)).stand(1, "field@SL"))
    assert (entries(scene), scene.supply()) == ([(1, "field", 6)], [7, 6])


@clause("BARN-3", "HOUSE-2")
def test_new_barn_scores_when_its_owner_leaves_before_ending_the_turn() -> None:
    scene = raise_barn(farm(seats=3).stand(1, "field@SL").place("??"), "NW", "field@NL").forfeit(0)
    assert (entries(scene), scene.seat) == ([(1, "field", 6)], 1)


@clause("BARN-4")
def test_farm_with_a_barn_takes_no_farmer() -> None:
    scene = stand_barn(farm(), 0, "field@SL").place("??")
    refusal = scene.refuses_deploy("field@NL")
    assert (refusal.code, refusal.clause) == ("deploy.barn", "BARN-4")
    assert scene.can_deploy() == ["monastery"]
    scene.end().place((0, 2))
    assert (scene.seat, scene.can_deploy()) == (1, ["monastery"])


@clause("BARN-4", "BARN-9")
def test_other_farms_are_open_still() -> None:
    """North of the cities anybody may farm."""
    scene = stand_barn(stage(FARM + "\n", hand=["L"]), 0, "field@SL").place((-1, -1))
    assert scene.can_deploy() == ["field@NL", "monastery"]


@clause("BARN-5")
def test_farmers_joined_to_a_barn_get_one_a_city() -> None:
    """Red and Blue tie, 2 cities: 2 points each."""
    scene = stand_barn(stage(TWO_FARMS, hand=["L"], seats=3), 2, "field@SL")
    scene.stand(0, "field@NL", (3, 0)).stand(1, "field@NL", (3, 0)).turn("??")
    assert entries(scene) == [(0, "field", 2), (1, "field", 2)]
    assert (scene.supply(), scene.supply("barn")) == ([7, 7, 7], [1, 1, 0])


@clause("BARN-5")
@pytest.mark.parametrize("seat", [0, 1])
def test_joined_farmers_score_with_any_owner_of_barn_and_tile(seat: int) -> None:
    scene = stand_barn(stage(TWO_FARMS, hand=["L"]), seat, "field@SL").stand(1, "field@NL", (3, 0)).turn("??")
    assert entries(scene) == [(1, "field", 2)]


@clause("BARN-5")
def test_majority_of_all_farmers_joined_at_once_scores() -> None:
    """Two farms of farmers and one with a barn are joined by one tile."""
    board = TWO_FARMS + ". . L"
    scene = stand_barn(stage(board, hand=["L"]), 0, "field@SL")
    scene.stand(1, "field@NL", (3, 0)).stand(0, "field@NL", (2, 1)).stand(0, "field@NL", (2, 1)).turn("??")
    assert (entries(scene), scene.supply()) == ([(0, "field", 2)], [7, 7])


@clause("BARN-5")
def test_cities_of_both_farms_count() -> None:
    board = "C@180 C@180 . C@180\n*C C ?? C"
    scene = stand_barn(stage(board, hand=["L"]), 0, "field@SL").stand(1, "field@SL", (3, 0)).turn("??")
    assert entries(scene) == [(1, "field", 3)]


@clause("BARN-5", "BARN-4")
def test_the_tile_that_comes_to_a_barn_takes_no_new_farmer() -> None:
    scene = stand_barn(stage(TWO_FARMS, hand=["L"]), 0, "field@SL").stand(1, "field@NL", (3, 0)).place("??")
    assert scene.can_deploy() == ["monastery"]


# What it brings, and how long it stays.


@clause("BARN-7")
def test_barn_brings_four_a_city_at_the_end() -> None:
    scene = barn_at(farm()).finish()
    assert entries(scene) == [(0, "barn", 8)]
    entry = scene.game.state.scored[0]
    assert (entry["x"], entry["y"], entry["feature"]) == (0, 0, "field@EL")
    assert entry["parts"] == [{"what": "cities", "count": 2, "points": 8}]
    assert scene.supply("barn") == [1, 1]


@clause("BARN-7")
def test_barn_gets_nothing_for_open_cities() -> None:
    scene = stand_barn(stage("*C C\nL L", hand=["L"]), 0, "field@SL")
    assert scene.finish().scores == [0, 0]


@clause("BARN-7", "HOUSE-3")
def test_barn_scores_for_a_seat_that_has_left() -> None:
    assert entries(barn_at(farm(seats=3)).forfeit(0).finish()) == [(0, "barn", 8)]


@clause("BARN-8")
def test_barns_whose_farms_have_merged_all_bring_the_whole_farm() -> None:
    board = "C@180 C@180 . C@180\n*C C ?? C"
    scene = stage(board, hand=["L", "L"])
    stand_barn(stand_barn(scene, 0, "field@SL"), 1, "field@SL", (3, 0)).turn("??")
    assert (entries(scene), scene.supply("barn")) == ([], [0, 0])
    assert entries(scene.finish()) == [(0, "barn", 12), (1, "barn", 12)]


@clause("BARN-8")
def test_two_barns_of_one_owner_bring_a_farm_once() -> None:
    scene = stage(TWO_FARMS, hand=["L", "L"], supply={"barn": 2})
    stand_barn(stand_barn(scene, 0, "field@SL"), 0, "field@NL", (3, 0)).turn("??")
    assert entries(scene.finish()) == [(0, "barn", 8)]
    assert scene.supply("barn") == [2, 2]


@clause("BARN-9")
def test_barn_stays_to_the_end_and_is_nobodys_farmer() -> None:
    """Not driven off with the farmers, never counted among them, and no occupant of the farm."""
    scene = barn_at(farm().stand(1, "field@SL"))
    farm_seen = scene.look(0, 0, "field@SL")
    assert (farm_seen["holders"], farm_seen["figures"]) == ([], [{"seat": 0, "piece": "barn"}])
    assert not scene.game.state.board.tiles[0, 0].spots[1].feature.occupied
    scene.turn((0, 2)).turn((1, 2))
    assert [p["piece"] for p in view(scene.game)["pieces"]] == ["barn"]
    assert entries(scene.finish()) == [(1, "field", 6), (0, "barn", 8)]


@clause("BARN-10", "X8-BARN-2", "INT-27")
def test_castle_brings_farmers_of_a_new_barn_one_point_more() -> None:
    scene = found(farm(expansions=WITH_X8), 1, 0, 0, "N").stand(1, "field@SL")
    assert entries(barn_at(scene)) == [(1, "field", 4 + 3)]


@clause("BARN-10", "X8-BARN-2", "INT-27")
def test_castle_brings_two_to_farmers_joined_to_a_barn() -> None:
    scene = found(stage(TWO_FARMS, hand=["L"], expansions=WITH_X8), 1, 0, 0, "N")
    stand_barn(scene, 0, "field@SL").stand(1, "field@NL", (3, 0)).turn("??")
    assert entries(scene) == [(1, "field", 2 + 1)]


@clause("BARN-7", "BARN-10", "X8-BARN-1", "INT-27")
def test_a_castle_brings_a_barn_five() -> None:
    scene = barn_at(found(farm(expansions=WITH_X8), 1, 0, 0, "N")).finish()
    assert entries(scene) == [(0, "barn", 5 + 4)]
    parts = {part["what"]: part["points"] for part in scene.game.state.scored[0]["parts"]}
    assert parts == {"castles": 5, "cities": 4}


@clause("INT-10")
def test_a_bridge_divides_no_farm_of_a_barn() -> None:
    """It carries a road over one of the four tiles; the farmer stands south of it, the cities lie north."""
    scene = span(farm(expansions=WITH_X8, hand=["RFr"]), 0, 1, "ew").stand(1, "field@SL", (0, 1)).place("??")
    assert barns(scene) == [("NW", "field@NL")]
    raise_barn(scene, "NW", "field@NL").end()
    assert entries(scene) == [(1, "field", 6)]


@clause("HOUSE-13")
def test_without_farmers_there_are_no_barns() -> None:
    scene = farm(options={"farm.enabled": "no"})
    assert "barn" not in view(scene.game)["seats"][0]["supply"]
    scene.place("??")
    assert barns(scene) == []
    assert scene.refuses_deploy("field@NL", "barn").code == "deploy.piece"


@clause("HOUSE-14", "BARN-3", "BARN-7")
@pytest.mark.parametrize("way", WAYS)
def test_barns_count_each_farm_by_itself_in_every_way(way: str) -> None:
    """Bob farms north of the cities and gets there what his way gives; the barn brings the same."""
    scene = farm(options={"farm.scoring": way}).stand(1, "field@SL").stand(1, "field@NL", (0, -1))
    barn_at(scene)
    assert entries(scene) == [(1, "field", 6)]
    scene.finish()
    north = [(1, 4), (1, 4)] if way == "per-city-4" else [(1, 6)]
    assert [(s, p) for s, reason, p in entries(scene)[1:] if reason == "field"] == north
    assert (0, "barn", 8) in entries(scene)


@clause("HOUSE-14", "BARN-5")
@pytest.mark.parametrize("way", WAYS)
def test_joined_farmers_get_one_a_city_in_every_field_scoring(way: str) -> None:
    scene = stand_barn(stage(TWO_FARMS, hand=["L"], options={"farm.scoring": way}), 0, "field@SL")
    assert entries(scene.stand(1, "field@NL", (3, 0)).turn("??")) == [(1, "field", 2)]


@clause("BARN-1", "BARN-3", "BARN-7")
def test_a_log_cut_anywhere_plays_on_to_the_same_end() -> None:
    scene = stage(FARM, hand=["L", "L", "L"], last=True)
    scene.turn("??", deploy="field@NL").place((0, 2)).end()
    raise_barn(scene.place((1, 2)), "NW", "field@NL").end()
    game = scene.game
    assert game.over
    assert entries(scene) == [(0, "field", 6), (0, "barn", 8)]
    for cut in range(len(game.log) + 1):
        again = Game.replay(game.setup, game.draws, game.log[:cut])
        for action in game.log[cut:]:
            assert action in again.legal()
            again.apply(action)
        assert view(again) == view(game)


@clause("BARN-3", "BARN-5")
def test_a_tile_with_a_new_barn_may_bring_others_to_an_old_one() -> None:
    """North of its road it gets the barn; south of it Bob's second farmer comes to Ann's first."""
    board = "C@180 . .\nC . .\n*L L L\nRFr ?? RFr\nL . L\nC@180 . .\nC . ."
    scene = stand_barn(stage(board, hand=["RFr"], supply={"barn": 2}), 0, "field@NL", (0, 2))
    scene.stand(1, "field@NL").stand(1, "field@NL", (2, 2))
    raise_barn(scene.place("??"), "NW", "field@NL").end()
    assert sorted(entries(scene)) == [(1, "field", 1), (1, "field", 3)]
    assert scene.supply() == [7, 7]
