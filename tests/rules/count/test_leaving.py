"""Leaving the city for what is about to be scored (COUNT-21 to COUNT-32)."""

from __future__ import annotations

from typing import Any

import pytest

from rules import view
from tests.clauses import clause
from tests.rules.count.stage import (
    ABBEYS,
    INNS,
    NEW,
    ROAD,
    TOWN,
    TRADERS,
    WALKERS,
    asked,
    city,
    count_in,
    inside,
    leave,
    leaving,
    stage,
    stay,
    ways,
)
from tests.rules.scene import Scene, entries
from tests.rules.wanderer_mayors_office.stage import settle

MARKET = "market"
# A monastery that a tile at ?? completes, held by whoever stands there.
CLOISTER = "L L L .\nL *L L .\nL L ?? ?a"
# The same among caps of cities.
RING = "C C C .\nC@270 *L C@90 .\nC@180 C@180 ?? ?a"


def town(*inmates: tuple[int, str], holder: int = 1, **keys: Any) -> Scene:
    """Return a scene before seat 0 closes a town, with followers in quarters; the count in the market."""
    scene = count_in(stage(**keys).stand(holder, "city@S"), MARKET)
    for seat, quarter in inmates:
        inside(scene, seat, quarter)
    return scene


@clause("COUNT-21", "COUNT-29")
@pytest.mark.parametrize(
    ("text", "hand", "rotation", "spot", "quarter", "goals"),
    [
        (TOWN, "C", 0, "city@S", "castle", {(0, 0, "city@S"), (0, 1, "city@N")}),
        (ROAD, "LR", 90, "road@E", "blacksmith", {(0, 0, "road@E"), (1, 0, "road@E"), (2, 0, "road@W")}),
        (CLOISTER, "L", 0, "monastery", "cathedral", {(0, 0, "monastery")}),
    ],
)
def test_each_quarter_leads_to_one_kind_of_feature(
    text: str, hand: str, rotation: int, spot: str, quarter: str, goals: set[tuple[int, int, str]]
) -> None:
    scene = count_in(stage(text, hand=[hand, "L", "L", "L"]).stand(1, spot), MARKET)
    for other in ("castle", "blacksmith", "cathedral", "market"):
        inside(scene, 0, other)
    scene.turn("??", rotation)
    assert (asked(scene), entries(scene)) == (("leave_city", 0), [])
    assert {way[2:] for way in ways(scene)} == goals
    assert {way[1] for way in ways(scene)} == {quarter}
    x, y, feature = min(goals)
    assert scene.look(x, y, feature)["quarter"] == quarter
    for other in {"castle", "blacksmith", "cathedral"} - {quarter}:
        refusal = scene.refuses(**leaving(other, x, y, feature))
        assert (refusal.code, refusal.clause) == ("leaving.way", "COUNT-21")
    leave(scene, quarter, x, y, feature)
    assert (0, "meeple", quarter) not in city(scene)
    assert len({points for _, _, points in entries(scene)}) == 1
    assert {seat for seat, _, _ in entries(scene)} == {0, 1}


@clause("COUNT-22", "CULT-16")
def test_the_cathedral_leads_to_shrines_too() -> None:
    board = RING.replace("*L", "*CU/S")
    scene = inside(stage(board, "cult", hand=["C", "L", "L"]).stand(1, "shrine"), 0, "cathedral")
    scene.turn("??", 180)
    assert ways(scene) == [("meeple", "cathedral", 0, 0, "shrine")]
    leave(scene, "cathedral", 0, 0, "shrine")
    assert entries(scene) == [(0, "shrine", 9), (1, "shrine", 9)]


@clause("CULT-16")
def test_whoever_comes_to_a_cloister_starts_no_challenge() -> None:
    """The shrine beside it stays out of it, and scores later as if nothing had been."""
    board = RING.replace("C@90", "CU/S")
    scene = stage(board, "cult", hand=["C", "L", "L"]).stand(1, "monastery").stand(0, "shrine", (1, 0))
    inside(scene, 0, "cathedral").turn("??", 180)
    leave(scene, "cathedral", 0, 0, "monastery")
    assert entries(scene) == [(0, "monastery", 9), (1, "monastery", 9)]
    free = stage(board, "cult", hand=["C", "L", "L"]).stand(1, "monastery")
    leave(inside(free, 0, "cathedral").turn("??", 180), "cathedral", 0, 0, "monastery")
    assert "challenge" not in free.look(1, 0, "shrine")


@clause("COUNT-22")
def test_an_abbey_is_a_goal() -> None:
    board = "L L L .\nL ?h L .\nL L ?? *L"
    scene = stage(board, ABBEYS, hand=["L", "L", "L"], supply={"abbey": 0})
    scene.game.state.put("AM/A", scene.cell("?h"), 0)
    scene.stand(1, "monastery", "?h")
    inside(scene, 0, "cathedral").turn("??")
    assert {way[2:] for way in ways(scene)} == {(*scene.cell("?h"), "monastery")}


@clause("COUNT-22", "MONAS-19")
def test_a_regional_monastery_is_joined_as_a_monk() -> None:
    scene = stage(RING.replace("*L", "*MO/M1"), "monasteries", hand=["C", "C", "C"]).stand(1, "monastery")
    inside(scene, 0, "cathedral").turn("??", 180)
    assert {way[4] for way in ways(scene)} == {"monastery"}
    assert scene.refuses(**leaving("cathedral", 0, 0, "abbacy")).clause == "COUNT-21"
    leave(scene, "cathedral", 0, 0, "monastery")
    assert entries(scene) == [(0, "monastery", 9), (1, "monastery", 9)]


@clause("COUNT-22", "COUNT-32")
def test_a_garden_is_a_goal_for_an_abbot_only() -> None:
    keys: dict[str, Any] = {"options": {"abbot.enabled": "yes"}, "edition": NEW, "hand": ["C", "L", "L"]}
    scene = stage(RING.replace("*L", "*CG").replace("C C C", "C C@180 C"), **keys)
    scene.stand(1, "garden", piece="abbot")
    inside(inside(scene, 0, "cathedral"), 0, "cathedral", "abbot")
    scene.turn("??", 180)
    assert {way[0] for way in ways(scene)} == {"abbot"}
    refusal = scene.refuses(**leaving("cathedral", 0, 0, "garden"))
    assert (refusal.code, refusal.clause) == ("leaving.kind", "COUNT-32")
    leave(scene, "cathedral", 0, 0, "garden", piece="abbot")
    assert {e[:2] for e in entries(scene)} == {(0, "garden"), (1, "garden")}


@clause("COUNT-23")
def test_nobody_leaves_the_quarter_of_the_count() -> None:
    scene = count_in(town((0, "castle"), (2, "castle"), seats=3), "castle").turn("??")
    assert entries(scene) == [(1, "city", 4)]
    assert city(scene) == {(0, "meeple", "castle"): 1, (2, "meeple", "castle"): 1}
    both = ".  C@180  .\n*LR@270  ??  LR@90\n.  .  ?a"
    scene = stage(both, hand=["RCr", "L", "L"]).stand(1, "city@S", (1, -1)).stand(1, "road@E")
    count_in(inside(inside(scene, 0, "castle"), 0, "blacksmith"), "castle").turn("??")
    refusal = scene.refuses(**leaving("castle", 1, 0, "city@N"))
    assert (refusal.code, refusal.clause) == ("leaving.blocked", "COUNT-23")
    assert {way[1] for way in ways(scene)} == {"blacksmith"}


@clause("COUNT-24")
def test_a_feature_that_nobody_holds_is_not_joined() -> None:
    scene = count_in(inside(stage(), 0, "castle"), MARKET).turn("??")
    assert (asked(scene), entries(scene)) == (("place_tile", 1), [])
    both = ".  C@180  .\n*LR@270  ??  LR@90\n.  .  ?a"
    scene = stage(both, hand=["RCr", "L", "L"]).stand(1, "city@S", (1, -1))
    count_in(inside(inside(scene, 0, "castle"), 0, "blacksmith"), MARKET).turn("??")
    refusal = scene.refuses(**leaving("blacksmith", 0, 0, "road@E"))
    assert (refusal.code, refusal.clause) == ("leaving.goal", "COUNT-24")


@clause("COUNT-24")
def test_a_feature_with_figures_that_are_no_followers_is_not_joined() -> None:
    scene = stage(ROAD, ABBEYS, WALKERS, hand=["LR", "L", "L"], supply={"abbey": 0})
    settle(scene, 1, "road@E")
    count_in(inside(scene, 0, "blacksmith"), MARKET).turn("??", 90)
    assert asked(scene)[0] != "leave_city"
    assert city(scene)[0, "meeple", "blacksmith"] == 1


@clause("COUNT-24", "COUNT-21")
def test_an_incomplete_feature_is_not_joined_and_wrong_names_are_refused() -> None:
    scene = town((0, "castle")).turn("??")
    assert scene.refuses(**leaving("castle", 0, 9, "city@N")).code == "leaving.goal"
    assert scene.refuses(**leaving("cathedral", 0, 0, "city@S")).code == "leaving.absent"
    assert scene.refuses(**leaving("castle", 0, 0, "city@S", "big")).code == "leaving.absent"


@clause("COUNT-25", "BASE-TS-1")
def test_the_left_neighbour_of_the_active_player_is_asked_first() -> None:
    scene = town((0, "castle"), (1, "castle"), (2, "castle"), seats=3).turn("??")
    order = []
    while scene.kind == "leave_city":
        order.append(scene.seat)
        stay(scene)
    assert order == [1, 2, 0]
    assert entries(scene) == [(1, "city", 4)]


@clause("COUNT-26")
def test_one_sends_followers_one_by_one_until_one_passes() -> None:
    scene = town((0, "castle"), (0, "castle"), (0, "castle")).turn("??")
    leave(scene, "castle", 0, 0, "city@S")
    assert (asked(scene), city(scene)) == (("leave_city", 0), {(0, "meeple", "castle"): 2})
    leave(scene, "castle", 0, 1, "city@N")
    assert {"seat": 0, "piece": "meeple", "x": 0, "y": 1, "feature": "city@N"} in view(scene.game)["pieces"]
    stay(scene)
    assert (entries(scene), city(scene)) == ([(0, "city", 4)], {(0, "meeple", "castle"): 1})


@clause("COUNT-26")
def test_nobody_is_asked_without_a_goal_for_his_quarter() -> None:
    scene = town((0, "blacksmith"), (1, "cathedral"), (1, "market")).turn("??")
    assert (entries(scene), scene.kind) == ([(1, "city", 4)], "enter_city")


@clause("COUNT-26", "DRAGON-5")
def test_nobody_is_sent_to_the_dragons_tile() -> None:
    from rules.board.features import tile_at
    from rules.expansions.princess_and_dragon.dragon_and_fairy import DRAGON

    scene = count_in(stage(TOWN, "princess-and-dragon").stand(1, "city@S"), MARKET)
    scene.game.state.put_neutral(DRAGON, tile_at((0, 0)))
    inside(scene, 0, "castle").turn("??")
    assert {way[2:4] for way in ways(scene)} == {(0, 1)}
    assert scene.refuses(**leaving("castle", 0, 0, "city@S")).clause == "DRAGON-5"


@clause("COUNT-27")
def test_of_several_features_each_follower_goes_to_one() -> None:
    board = ".  C@180  .\n*LR@270  ??  LR@90\n.  .  ?a"
    scene = stage(board, hand=["RCr", "L", "L"]).stand(1, "city@S", (1, -1)).stand(1, "road@E")
    count_in(scene, MARKET)
    for quarter in ("castle", "castle", "blacksmith"):
        inside(scene, 0, quarter)
    scene.turn("??")
    leave(
        leave(leave(scene, "castle", 1, 0, "city@N"), "blacksmith", 1, 0, "road@E"), "castle", 1, 0, "city@N"
    )
    assert entries(scene) == [(0, "road", 3), (1, "road", 3), (0, "city", 4)]


@clause("COUNT-28")
def test_who_comes_counts_and_goes_home_to_the_supply() -> None:
    scene = town((0, "castle"), (0, "castle")).turn("??")
    leave(leave(scene, "castle", 0, 0, "city@S"), "castle", 0, 0, "city@S")
    assert (entries(scene), scene.supply(), city(scene)) == ([(0, "city", 4)], [7, 7], {})
    one = leave(town((0, "castle")).turn("??"), "castle", 0, 0, "city@S")
    assert (entries(one), one.scores) == ([(0, "city", 4), (1, "city", 4)], [4, 4])


@clause("COUNT-28", "WAGON-4")
def test_a_wagon_from_the_city_may_move_on() -> None:
    board = ".  C@180  .\n*LR@270  ??  .\n.  ?a  ."
    scene = stage(board, ABBEYS, hand=["RCr", "L", "L"], supply={"abbey": 0}, edition=NEW)
    scene = count_in(scene.stand(1, "city@S", (1, -1)), MARKET)
    inside(scene, 0, "castle", "wagon").turn("??")
    leave(scene, "castle", 1, 0, "city@N", "wagon")
    assert (asked(scene), entries(scene)) == (("wagon", 0), [(0, "city", 4), (1, "city", 4)])
    assert (1, 0, "road@E") in [(a.get("x"), a.get("y"), a.get("feature")) for a in scene.game.legal()]


@clause("COUNT-44", "BIG-2")
def test_a_big_follower_who_joins_counts_two() -> None:
    scene = inside(count_in(stage(TOWN, INNS).stand(1, "city@S"), MARKET), 0, "castle", "big").turn("??")
    leave(scene, "castle", 0, 0, "city@S", "big")
    assert (entries(scene), scene.supply("big")) == ([(0, "city", 4)], [1, 1])


@clause("COUNT-45", "GOODS-2")
def test_goods_go_to_the_placer_whoever_joined() -> None:
    from tests.rules.traders_and_builders.stage import goods

    board = "*C@90 TB/CFc.w ??\n?a . ."
    scene = count_in(stage(board, TRADERS, hand=["C", "L", "L"]).stand(1, "city@E"), MARKET)
    inside(inside(scene, 1, "castle"), 1, "castle").turn("??", 270)
    assert asked(scene) == ("leave_city", 1)
    leave(scene, "castle", 0, 0, "city@E")
    stay(scene)
    assert goods(scene) == [{"wine": 1}, {}]


@clause("COUNT-30")
def test_who_is_not_sent_stays() -> None:
    scene = stay(town((0, "castle")).turn("??"))
    assert (city(scene), entries(scene)) == ({(0, "meeple", "castle"): 1}, [(1, "city", 4)])
    stay(scene)
    assert [a["type"] for a in scene.turn("?a").game.legal()] == ["place_tile"] * len(scene.game.legal())


@clause("COUNT-31", "BARN-5")
def test_the_market_opens_where_a_barn_drives_farmers_off() -> None:
    board = "C@180  C@180  .  .\n*C  C  ??  L"
    keys: dict[str, Any] = {"hand": ["L", "L", "L"], "supply": {"abbey": 0}}
    scene = stage(board, ABBEYS, **keys).stand(0, "field@SL", piece="barn").stand(1, "field@NL", (3, 0))
    inside(inside(scene, 0, MARKET), 0, MARKET).turn("??")
    assert {way[1] for way in ways(scene)} == {MARKET}
    assert {way[2:4] for way in ways(scene)} >= {(2, 0), (3, 0)}
    leave(leave(scene, MARKET, 2, 0, "field@NL"), MARKET, 2, 0, "field@NL")
    assert (entries(scene), scene.supply()) == ([(0, "field", 2)], [7, 7])
    bare = stage(board, ABBEYS, **keys).stand(0, "field@SL", piece="barn")
    assert asked(inside(bare, 0, MARKET).turn("??")) == ("place_tile", 1)


@clause("COUNT-32", "MAYOR-7", "WAGON-2")
def test_a_figure_joins_only_what_it_may_stand_on() -> None:
    scene = count_in(stage(ROAD, ABBEYS, hand=["LR", "L", "L"], supply={"abbey": 0}), MARKET)
    inside(scene.stand(1, "road@E"), 0, "blacksmith", "mayor")
    inside(scene, 0, "blacksmith", "wagon").turn("??", 90)
    assert {way[0] for way in ways(scene)} == {"wagon"}
    refusal = scene.refuses(**leaving("blacksmith", 0, 0, "road@E", "mayor"))
    assert (refusal.code, refusal.clause) == ("leaving.kind", "COUNT-32")


@clause("HOUSE-2", "COUNT-26")
def test_a_seat_that_leaves_sends_nobody() -> None:
    scene = town((0, "castle"), (2, "castle"), seats=3).turn("??").forfeit(2)
    assert asked(scene) == ("leave_city", 0)
    assert entries(scene.forfeit(0)) == [(1, "city", 4)]


@clause("COUNT-25")
def test_viewers_see_the_goals_with_value_and_strengths() -> None:
    scene = town((0, "castle")).turn("??")
    seen = view(scene.game)["decision"]
    goal = {"x": 0, "y": 0, "feature": "city@S", "quarter": "castle", "value": 4, "heads": [[1, 1]]}
    assert (seen["goals"], "about" in seen, "actions" in seen) == ([goal], False, False)


@clause("COUNT-21")
def test_viewers_see_that_the_market_leads_to_fields_and_no_quarter_to_the_city_itself() -> None:
    scene = stage()
    parts = [
        (*tile.cell, part.names[0], part.kind)
        for tile in scene.game.state.board.tiles.values()
        for part in tile.face.segments
    ]
    seen = {(kind, scene.look(x, y, name).get("quarter")) for x, y, name, kind in parts}
    assert {("field", MARKET), ("walled", None)} <= seen
    assert len(seen) == len({kind for kind, _ in seen})
