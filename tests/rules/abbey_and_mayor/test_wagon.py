"""Chapter WAGON: where he stands, when he may go on, and who goes first."""

from __future__ import annotations

import pytest

from rules import Record, answer_in_advance, given_answer, record_of, view
from rules.expansions.abbey_and_mayor.wagons import WAGON
from rules.turn.deploying import standing_problem
from tests.clauses import clause
from tests.rules.abbey_and_mayor.wagon_stage import (
    EXPANSION,
    FIRST,
    NEW,
    WITH_CASTLES,
    goals,
    lay,
    move,
    pieces,
    stage,
    stay,
)
from tests.rules.bridges_castles_bazaars.stage import bridged, found, points, raise_it, span
from tests.rules.scene import Scene, entries

IC = "inns-and-cathedrals"
# A road from a monastery to a crossing that is still to come, with two more roads leaving that.
ROAD = "*LR@270 ??"
AFTER = [(1, 0, "road@E"), (1, 0, "road@S")]


def scored(**keys: object) -> Scene:
    """Ann's wagon stands on a road that has just been scored, the monastery at its end taken by Bob."""
    scene = stage(ROAD, hand=["RRR", "L", "L"], **keys)
    return scene.stand(0, "road@E", piece="wagon").stand(1, "monastery").turn("??")


@clause("WAGON-2")
def test_wagon_stands_on_roads_cities_and_monasteries_and_never_in_a_field() -> None:
    assert stage("*L ??", hand=["LR"]).place("??").can_deploy("wagon") == ["monastery", "road@S"]
    scene = stage("*RFr ??", hand=["CRRR"]).place("??")
    assert scene.can_deploy("wagon") == ["city@N", "road@E", "road@S", "road@W"]
    refusal = scene.refuses_deploy("field@EL", "wagon")
    assert (refusal.code, refusal.clause) == ("deploy.kind", "WAGON-2")


@clause("WAGON-2")
def test_wagon_stands_on_an_abbey() -> None:
    scene = lay(stage("L L L\nL . L\nL *L L"), "AM/A", 1, -1)
    abbey = scene.game.state.board.tiles[1, -1].spots[0]
    assert standing_problem(scene.game.state, 0, scene.game.state.kinds[WAGON], abbey) is None


@clause("WAGON-2")
def test_wagon_is_refused_on_occupied_features_and_occupies_its_own() -> None:
    scene = stage("*RFr ??", hand=["RFr"]).stand(1, "road@E").place("??")
    assert scene.refuses_deploy("road@W", "wagon").clause == "BASE-DEPLOY-2"
    scene = stage("*RFr ??", hand=["RFr"]).stand(1, "road@E", piece="wagon").place("??")
    assert scene.refuses_deploy("road@W").clause == "BASE-DEPLOY-2"


@clause("WAGON-1", "WAGON-3")
@pytest.mark.parametrize(("others", "scores"), [(0, [3, 0]), (1, [3, 3]), (2, [0, 3])])
def test_wagon_counts_for_one_and_is_scored_like_a_follower(others: int, scores: list[int]) -> None:
    scene = stage("*LR@270 RFr ??", hand=["LR", "L"]).stand(0, "road@E", piece="wagon")
    for _ in range(others):
        scene.stand(1, "road@E")
    assert scene.turn("??", 90).scores == scores


@clause("WAGON-4", "WAGON-13")
def test_wagon_moves_once_after_scoring() -> None:
    scene = stage(ROAD, hand=["RRR", "RRRR", "L"]).stand(0, "road@E", piece="wagon").stand(1, "monastery")
    scene.turn("??", deploy="field@NL")
    assert (scene.kind, scene.seat, scene.scores) == ("wagon", 0, [2, 0])
    assert view(scene.game)["decision"]["about"] == {"x": 0, "y": 0, "feature": "road@E"}
    assert goals(scene) == AFTER
    assert not scene.game.can_undo(0)
    move(scene, 1, 0, "road@S")
    assert (pieces(scene, "wagon"), scene.supply("wagon")) == ([(0, 1, 0, "road@S")], [0, 1])
    assert (scene.kind, scene.seat, scene.supply()) == ("place_tile", 1, [6, 6])
    # On the new road he is scored again, and asked again.
    scene.turn((1, 1))
    assert (scene.kind, scene.scores) == ("wagon", [4, 0])


@clause("WAGON-4")
def test_wagon_may_go_home_after_scoring() -> None:
    scene = stay(scored())
    assert (scene.kind, scene.seat, scene.supply("wagon")) == ("place_tile", 1, [1, 1])
    assert pieces(scene, "wagon") == []


@clause("WAGON-4", "WAGON-3")
def test_wagon_without_points_may_move() -> None:
    scene = stage(ROAD, hand=["RRR", "L"]).stand(1, "road@E", piece="wagon").stand(1, "monastery")
    scene.stand(0, "road@E").stand(0, "road@E").turn("??")
    assert (scene.kind, scene.seat, scene.scores, scene.supply()) == ("wagon", 1, [2, 0], [5, 6])
    assert move(scene, 1, 0, "road@E").supply() == [7, 6]


@clause("WAGON-4", "HOUSE-2")
def test_wagon_of_a_seat_that_has_left_goes_home() -> None:
    scene = scored(seats=3).forfeit(0)
    assert (scene.kind, scene.seat, scene.supply("wagon")) == ("place_tile", 1, [1, 1, 1])


@clause("WAGON-4")
def test_wagon_goes_home_by_an_answer_in_advance() -> None:
    scene = stage(ROAD, hand=["RRR", "L"]).stand(1, "road@E", piece="wagon")
    answer = given_answer(scene.game, 1, {"kind": "pass_until_turn"})
    scene.turn("??")
    assert (scene.kind, scene.seat) == ("wagon", 1)
    assert answer_in_advance(scene.game, {1: [answer]}) == {"seat": 1, "type": "pass"}


@clause("WAGON-5")
def test_wagon_goal_is_incomplete_and_unoccupied() -> None:
    scene = stage("*LR@270 ?? LR@90", hand=["RRR", "L"]).stand(0, "road@E", piece="wagon")
    scene.stand(1, "monastery").turn("??")
    assert goals(scene) == [(1, 0, "road@S")]
    for x, y, name in ((1, 0, "road@E"), (0, 0, "monastery"), (1, 0, "road@W")):
        refusal = scene.refuses(type="move_wagon", x=x, y=y, feature=name)
        assert (refusal.code, refusal.clause) == ("wagon.taken", "WAGON-5")
    for x, y, name in ((1, 0, "city@N"), (7, 7, "road@N")):
        assert scene.refuses(type="move_wagon", x=x, y=y, feature=name).code == "wagon.spot"


@clause("WAGON-5")
def test_without_a_goal_there_is_no_decision() -> None:
    scene = stage("*LR@270 RFr ??", hand=["LR", "L"]).stand(0, "road@E", piece="wagon")
    scene.stand(1, "monastery").turn("??", 90, deploy="monastery")
    assert (scene.kind, scene.seat, scene.supply("wagon")) == ("place_tile", 1, [1, 1])


@clause("WAGON-8")
@pytest.mark.parametrize("goal", [(1, 0), (1, 1), (1, 2)])
def test_any_tile_of_the_goal_may_be_chosen(goal: tuple[int, int]) -> None:
    """A road of three tiles and more leaves the crossing; each of its tiles is listed once."""
    board = "*LR@270  ??\n.  RFr@90\n.  RFr@90"
    scene = stage(board, hand=["RRR", "L"]).stand(0, "road@E", piece="wagon").stand(1, "monastery")
    scene.turn("??")
    assert goals(scene) == [(1, 0, "road@E"), (1, 0, "road@S"), (1, 1, "road@N"), (1, 2, "road@N")]
    name = "road@S" if goal == (1, 0) else "road@N"
    assert pieces(move(scene, *goal, name), "wagon") == [(0, *goal, name)]


@clause("WAGON-8")
def test_two_parts_of_a_goal_on_one_tile_are_one_place() -> None:
    """The road from the crossing goes twice over the tile beside it."""
    loop = """
    .        .   Rr@270   Rr
    *LR@270  ??  IC/RrRr  Rr@90
    """
    scene = stage(loop, hand=["RRR", "L"], expansions=[EXPANSION, IC])
    scene.stand(0, "road@E", piece="wagon").stand(1, "monastery").turn("??")
    assert [place for place in goals(scene) if place[:2] == (2, 0)] == [(2, 0, "road@N")]
    assert pieces(move(scene, 2, 0, "road@E"), "wagon") == [(0, 2, 0, "road@N")]


@clause("WAGON-12")
def test_several_wagons_go_clockwise_from_the_active_player() -> None:
    scene = stage("*LR@270 ?? LR@90", hand=["RRR", "L"], seats=3)
    scene.stand(2, "road@E", piece="wagon").stand(1, "road@W", (2, 0), "wagon")
    scene.stand(0, "monastery").stand(0, "monastery", (2, 0)).turn("??")
    assert (scene.kind, scene.seat, goals(scene)) == ("wagon", 1, [(1, 0, "road@S")])
    # Whose turn it is goes before both, though his seat has the smallest number of the three.
    scene = stage("L L *LR@270 ?? LR@90", hand=["L", "RRR", "L"], seats=3).turn((0, 1))
    scene.stand(0, "road@E", piece="wagon").stand(1, "road@W", (2, 0), "wagon")
    scene.turn("??")
    assert scene.seat == 1
    assert stay(scene).seat == 0


@clause("WAGON-12")
@pytest.mark.parametrize("takes", [True, False])
def test_feature_taken_by_an_earlier_wagon_is_occupied(takes: bool) -> None:
    scene = stage("*LR@270 ?? LR@90", hand=["RRR", "L"], seats=3)
    scene.stand(2, "road@E", piece="wagon").stand(1, "road@W", (2, 0), "wagon")
    scene.stand(0, "monastery").stand(0, "monastery", (2, 0)).turn("??")
    if takes:
        assert move(scene, 1, 0, "road@S").kind == "place_tile"
        assert scene.supply("wagon") == [1, 0, 1]
    else:
        assert (stay(scene).seat, scene.kind, goals(scene)) == (2, "wagon", [(1, 0, "road@S")])


@clause("HOUSE-19", "WAGON-12")
def test_several_wagons_of_one_player_go_in_reading_order() -> None:
    scene = stage("*LR@270 ?? LR@90", hand=["RRR", "L"], supply={"wagon": 2})
    scene.stand(0, "road@W", (2, 0), "wagon").stand(0, "road@E", (0, 0), "wagon").turn("??")
    assert view(scene.game)["decision"]["about"] == {"x": 0, "y": 0, "feature": "road@E"}
    assert view(stay(scene).game)["decision"]["about"] == {"x": 2, "y": 0, "feature": "road@W"}


@clause("HOUSE-19", "WAGON-12")
def test_wagons_of_one_player_on_one_road_go_in_reading_order() -> None:
    scene = stage("*LR@270 RFr ??", hand=["RRR", "L"], supply={"wagon": 2})
    scene.stand(0, "road@E", (1, 0), "wagon").stand(0, "road@E", (0, 0), "wagon").turn("??")
    assert view(scene.game)["decision"]["about"]["x"] == 0
    assert view(stay(scene).game)["decision"]["about"]["x"] == 1


@clause("WAGON-18")
def test_no_wagon_moves_in_final_scoring() -> None:
    scene = stage("*LR@270 RRR", hand=["L"]).stand(0, "road@S", (1, 0), "wagon").finish()
    assert (entries(scene), scene.supply("wagon")) == ([(0, "road", 1)], [1, 1])


@clause("WAGON-18")
def test_all_scoring_comes_before_a_move() -> None:
    scene = stage("*LR@270 ?? LR@90", hand=["RRR", "L"]).stand(0, "road@E", piece="wagon")
    scene.stand(1, "road@W", (2, 0)).turn("??")
    assert (scene.kind, scene.scores, scene.supply()) == ("wagon", [2, 2], [7, 6])


@clause("WAGON-4")
def test_a_move_is_written_down_and_replays() -> None:
    scene = stage("*LR@270 ?? ?x", hand=["RFr", "L", "RRR", "L"])
    scene.turn("??", deploy="road@E", piece="wagon").turn((0, -1)).turn("?x")
    move(scene, 0, 0, "monastery")
    assert scene.game.log[-1] == {"seat": 0, "type": "move_wagon", "x": 0, "y": 0, "feature": "monastery"}
    again = Record.from_json(record_of(scene.game).to_json()).game()
    assert view(again) == view(scene.game)


# Builders.


@clause("WAGON-19")
def test_a_builder_may_join_a_wagon_and_goes_home_when_he_leaves() -> None:
    scene = stage(ROAD, hand=["RFr", "RRR", "L"], expansions=[EXPANSION, "traders-and-builders"])
    scene.stand(0, "road@E", piece="wagon").stand(1, "monastery").place("??")
    assert scene.can_deploy("builder") == ["road@E"]
    scene.deploy("road@E", "builder").end()
    scene.turn((2, 0))
    assert (scene.kind, scene.seat, scene.supply("builder")) == ("wagon", 0, [0, 1])
    move(scene, 2, 0, "road@S")
    assert (pieces(scene, "wagon"), pieces(scene, "builder")) == ([(0, 2, 0, "road@S")], [])
    assert scene.supply("builder") == [1, 1]


# Castles and bridges.


@clause("WAGON-15", "X8-WAGON-1", "X8-KNIGHT-1", "INT-20", "INT-21")
def test_wagon_may_build_a_castle_when_his_small_city_is_closed() -> None:
    scene = stage("*C@90 ??", hand=["C", "L"], expansions=WITH_CASTLES).stand(1, "city@E", piece="wagon")
    scene.turn("??", 270)
    assert (scene.kind, scene.seat) == ("castle", 1)
    raise_it(scene)
    assert (scene.kind, pieces(scene, "wagon")) == ("place_tile", [(1, 0, 0, "castle@E")])


@clause("WAGON-15", "X8-WAGON-1")
@pytest.mark.parametrize("edition", [FIRST, NEW])
def test_wagon_neither_enters_a_completed_city_nor_a_castle(edition: str) -> None:
    """The road ends at the gates of a finished city and of a castle; nothing else is near."""
    board = "C@180\n*IC/CFR\n??\nIC/CFR@180\nC"
    scene = stage(board, hand=["RFr", "L"], expansions=[*WITH_CASTLES, IC], edition=edition)
    found(scene, 1, 0, 3, "N").stand(0, "road@S", piece="wagon").turn("??", 90)
    assert (scene.kind, scene.seat, scene.scores) == ("place_tile", 1, [3, 3])
    assert scene.supply("wagon") == [1, 1]


@clause("WAGON-16")
@pytest.mark.parametrize("edition", [FIRST, NEW])
def test_wagon_in_a_scored_castle_goes_home_without_a_move(edition: str) -> None:
    """An empty road leaves the castle's gate."""
    board = "C@180  LR\n*IC/CFR  RFr@90\n.  ??"
    scene = stage(board, hand=["LR", "L"], expansions=[*WITH_CASTLES, IC], edition=edition)
    found(scene, 1, 0, 0, "N")
    knight = scene.game.state.figures[0]
    scene.game.state.take_home(knight)
    scene.game.state.deploy(1, scene.game.state.kinds[WAGON], knight.spot)
    scene.turn("??", 180)
    assert (points(scene), scene.kind, scene.supply("wagon")) == ([3], "place_tile", [1, 1])


@clause("WAGON-17", "X8-WAGON-3", "INT-12")
def test_wagon_stands_on_a_bridge() -> None:
    scene = stage("*LR@270 ??", hand=["L"], expansions=WITH_CASTLES)
    bridged(scene, "??", "ew").deploy("road@E", "wagon")
    assert pieces(scene, "wagon") == [(0, 1, 0, "road@E")]


@clause("WAGON-17", "INT-12")
def test_wagon_moves_over_a_bridge_as_over_a_road() -> None:
    """From the bridge over the crossing back to the crossing; and a goal that goes on over a bridge."""
    scene = stage("*LR@270 . ?? .", hand=["RRR", "L"], expansions=WITH_CASTLES)
    for x in (1, 3):
        span(lay(scene, "BA/L", x, 0), x, 0, "ew")
    scene.stand(0, "road@E", (1, 0), "wagon").stand(1, "monastery")
    scene.turn("??")
    assert (scene.scores, goals(scene)) == ([3, 0], [(2, 0, "road@E"), (2, 0, "road@S"), (3, 0, "road@E")])
    assert pieces(move(scene, 3, 0, "road@E"), "wagon") == [(0, 3, 0, "road@E")]
