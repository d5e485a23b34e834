"""FAIRY-12 to FAIRY-23: what the fairy brings at the start of a turn and with a feature."""

from __future__ import annotations

import pytest

from rules import view
from tests.clauses import clause
from tests.rules.abbey_and_mayor.abbey_stage import FARM, RING, lay_abbey, raise_barn, stand_barn
from tests.rules.bridges_castles_bazaars.stage import found, pick
from tests.rules.princess_and_dragon.stage import (
    ABBEYS,
    BRIDGES,
    FIRST,
    TRADERS,
    WANDERERS,
    fairy,
    fairy_on,
    fairy_with,
    stage,
)
from tests.rules.scene import entries
from tests.rules.traders_and_builders.stage import at_work, first_fit, halves
from tests.rules.wanderer_mayors_office.stage import settle

ON_TILE = {"fairy.place": "on-tile"}
SPEND = "*L ?a\n?b ?c"


@clause("FAIRY-12")
def test_a_point_at_the_start_of_a_turn_before_anything_is_drawn() -> None:
    scene = stage(SPEND, hand=["L", "L", "L", "L"]).stand(1, "monastery")
    fairy_with(scene).turn("?a")
    assert (scene.seat, entries(scene)) == (1, [(1, "fairy_turn", 1)])
    entry = view(scene.game)["scored"][0]
    assert (entry["x"], entry["y"], entry["feature"]) == (0, 0, "monastery")
    scene.turn("?b")
    assert entries(scene) == [(1, "fairy_turn", 1)]


@clause("FAIRY-12")
def test_on_a_tile_it_is_one_point_however_many_followers() -> None:
    scene = stage("*LR@270 ?a\n?b .", hand=["RFr", "L", "L"], options=ON_TILE)
    scene.stand(1, "monastery").stand(1, "road@E")
    fairy_on(scene, (0, 0)).turn("?a")
    assert entries(scene) == [(1, "fairy_turn", 1)]


@clause("FAIRY-13", "BUILDER-7")
def test_once_a_turn_not_in_the_second_half() -> None:
    scene = at_work(stage("*LR@270 ?a\n?c ?b", TRADERS, hand=["L", "RFr", "L", "L"]), 1)
    fairy_with(scene, 0).turn("?c")
    assert entries(scene) == [(1, "fairy_turn", 1)]
    scene.turn("?a")
    assert (halves(scene), entries(scene)) == ((1, 2, 2), [(1, "fairy_turn", 1)])


@clause("FAIRY-14")
def test_a_bought_tile_is_a_turn_of_its_buyer() -> None:
    options = {"bazaar.free_variant": "on"}
    scene = stage("*L ??", BRIDGES, hand=["BB/F.b", "L", "L", "L"], options=options).stand(0, "monastery")
    fairy_with(scene).turn("??")
    first_fit(scene.act(type="choose_tile", tile=0))
    assert (scene.seat, entries(scene)) == (0, [(0, "fairy_turn", 1)])
    first_fit(scene)
    assert (scene.seat, entries(scene)) == (1, [(0, "fairy_turn", 1)])


@clause("FAIRY-15", "INT-86")
def test_an_abbey_after_the_last_tile_begins_no_turn() -> None:
    scene = stage(RING, ABBEYS, hand=["L"], last=True, supply={"abbey": 1}).stand(1, "monastery")
    fairy_with(scene).act(type="draw_tile")
    x, y, rotation = next(p for p in scene.can_place() if p[:2] != (1, 1))
    scene.turn((x, y), rotation)
    assert (scene.kind, scene.seat, entries(scene)) == ("abbey", 1, [])
    lay_abbey(scene).end()
    assert "fairy_turn" not in [reason for _, reason, _ in entries(scene)]


@clause("FAIRY-15", "HOUSE-3", "HOUSE-4")
@pytest.mark.parametrize(("leaving", "revision", "points"), [((1,), 7, []), ((2, 0), 7, []), ((1,), 6, [1])])
def test_no_turn_of_a_buyer_begins_who_has_left_or_after_the_end(
    leaving: tuple[int, ...], revision: int, points: list[int]
) -> None:
    market = {"hand": ["BB/F.b", "L", "L", "L"], "seats": 3, "edition": FIRST, "revision": revision}
    scene = fairy_with(stage("*L ??", BRIDGES, **market).stand(1, "monastery")).turn("??")
    pick(scene, 0).act(type="pass").act(type="pass")
    assert (scene.kind, scene.seat) == ("auction_choose", 2)
    for seat in leaving:
        scene.forfeit(seat)
    if not scene.game.over:
        pick(scene, 1).act(type="pass")
    assert [one for _, reason, one in entries(scene) if reason == "fairy_turn"] == points


@clause("FAIRY-15", "HOUSE-3")
def test_a_seat_that_has_left_begins_no_turn() -> None:
    scene = stage(SPEND, hand=["L", "L", "L", "L"], seats=3).stand(1, "monastery")
    fairy_with(scene).forfeit(1).turn("?a")
    assert (scene.seat, entries(scene)) == (2, [])


@clause("FAIRY-15")
def test_a_turn_that_finds_no_tile_has_begun() -> None:
    scene = stage("*L ??", hand=["L", "DG/RFr.d"], last=True).stand(1, "monastery")
    fairy_with(scene).turn("??")
    assert scene.game.over
    assert entries(scene)[0] == (1, "fairy_turn", 1)


@clause("FAIRY-16", "FAIRY-23")
def test_three_points_right_after_the_feature_whatever_the_majority() -> None:
    scene = stage("*C@90 ??", hand=["C", "L"]).stand(0, "city@E").stand(0, "city@E").stand(1, "city@E")
    fairy_with(scene).turn("??", 270)
    assert entries(scene)[:2] == [(0, "city", 4), (1, "fairy", 3)]
    entry = view(scene.game)["scored"][1]
    assert (entry["x"], entry["y"], entry["feature"]) == (0, 0, "city@E")
    assert fairy(scene) == {"x": 0, "y": 0}


@clause("FAIRY-17")
def test_on_a_tile_each_player_with_a_follower_of_that_feature_there_gets_three_once() -> None:
    scene = stage("*LR@270 ??", hand=["LR", "L"], options=ON_TILE)
    scene.stand(0, "road@E").stand(1, "road@E").stand(1, "road@E").stand(1, "monastery")
    fairy_on(scene, (0, 0)).turn("??", 90)
    assert entries(scene)[:3] == [(1, "road", 2), (0, "fairy", 3), (1, "fairy", 3)]


@clause("FAIRY-18")
def test_in_final_scoring_too_also_where_the_feature_brings_nothing() -> None:
    scene = stage("*IC/RFr.i ??", "inns-and-cathedrals", hand=["RFr", "L"], edition=FIRST).stand(1, "road@E")
    fairy_with(scene).finish()
    assert (1, "fairy", 3) in entries(scene)
    assert "road" not in [reason for _, reason, _ in entries(scene)]
    scene = stage("*L ??", hand=["L", "L"]).stand(1, "field@NL")
    fairy_with(scene).finish()
    assert entries(scene) == [(1, "fairy", 3)]
    scene = stage("*L ??", hand=["L", "L"]).stand(1, "monastery")
    fairy_with(scene).finish()
    assert entries(scene) == [(1, "monastery", 1), (1, "fairy", 3)]


@clause("FAIRY-19", "BARN-3")
def test_a_field_scored_because_of_a_barn_counts() -> None:
    scene = stage(FARM, ABBEYS, hand=["L", "L", "L"], supply={"abbey": 0}).stand(1, "field@WL", (0, 1))
    fairy_with(scene)
    raise_barn(scene.place("??"), "NW", "field@NL").end()
    assert entries(scene)[:2] == [(1, "field", 6), (1, "fairy", 3)]
    assert fairy(scene) == {"x": 0, "y": 1}


@clause("FAIRY-20", "BASE-ABBOT-7")
def test_no_three_points_for_an_abbot_taken_back() -> None:
    scene = stage("*L ??", hand=["L", "L"], options={"abbot.enabled": "yes"}).stand(
        0, "monastery", piece="abbot"
    )
    fairy_with(scene).place("??").act(type="recall", piece="abbot", x=0, y=0, feature="monastery").end()
    assert entries(scene) == [(0, "monastery", 2)]


@clause("FAIRY-20")
def test_no_three_points_for_a_castle_built_or_unscored_nor_for_a_wanderer() -> None:
    text = "*DG/F.v . .\nC@90 C@270 ."
    scene = found(stage(text, BRIDGES, hand=["L", "L"], options={"castle.fairy": "yes"}), 0, 0, 1, "E")
    fairy_with(scene).finish()
    assert entries(scene) == []
    scene = stage("*AM/RC@180 RFr ?? ", *WANDERERS, hand=["AM/RC", "L"], supply={"abbey": 0})
    settle(scene, 0, "road@E")
    fairy_on(scene, (0, 0)).finish()
    assert "fairy" not in [reason for _, reason, _ in entries(scene)]


@clause("FAIRY-21", "X8-FAIRY-2")
@pytest.mark.parametrize(("may", "points"), [("yes", [(0, "fairy", 3)]), ("no", [])])
def test_when_the_castle_scores_her_follower_gets_three_besides(may: str, points: list[object]) -> None:
    text = "*DG/F.v . .\nC@90 C@270 .\nLR@270 ?? ."
    scene = found(stage(text, BRIDGES, hand=["LR", "L"], options={"castle.fairy": may}), 0, 0, 1, "E")
    scene.stand(1, "road@E", (0, 2))
    fairy_with(scene, 0).turn("??", 90)
    assert entries(scene)[:3] == [(1, "road", 2), (0, "castle", 2), *points]


@clause("FAIRY-22")
def test_a_mayor_without_strength_who_has_her_brings_three() -> None:
    scene = stage("*C@90 ??", ABBEYS, hand=["C", "L"], supply={"abbey": 0}).stand(0, "city@E", piece="mayor")
    scene.stand(1, "city@E")
    fairy_with(scene, 0).turn("??", 270)
    assert entries(scene)[:2] == [(1, "city", 4), (0, "fairy", 3)]


@clause("FAIRY-23")
def test_a_castle_takes_the_value_without_her_points() -> None:
    text = "*DG/F.v . .\nC@90 C@270 .\nLR@270 ?? ."
    scene = found(stage(text, BRIDGES, hand=["LR", "L"]), 0, 0, 1, "E").stand(1, "road@E", (0, 2))
    fairy_with(scene).turn("??", 90)
    assert entries(scene)[:3] == [(1, "road", 2), (1, "fairy", 3), (0, "castle", 2)]


@clause("FAIRY-5", "FAIRY-19")
def test_a_barn_has_no_fairy_and_brings_none() -> None:
    scene = stand_barn(stage(FARM, ABBEYS, hand=["L", "L"], supply={"abbey": 0}), 0, "field@NL", (0, 1))
    fairy_on(scene, (0, 1)).finish()
    assert "fairy" not in [reason for _, reason, _ in entries(scene)]
