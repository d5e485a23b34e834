"""Towers with other expansions (TOWER-47 to TOWER-52, and clauses of the others)."""

from __future__ import annotations

import pytest

from rules import view
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import found, raise_it
from tests.rules.cult.stage import FAR, challenge, held
from tests.rules.drawbridges.gate import crossings
from tests.rules.princess_and_dragon.stage import dragon_on
from tests.rules.river.stage import IFI, LAKE, SPRING, river
from tests.rules.scene import entries
from tests.rules.tower.stage import (
    BRIDGES,
    DRAGON,
    EXPANSION,
    NONE,
    TRADERS,
    WANDERERS,
    build,
    high,
    jailed,
    named,
    offered,
    pieces,
    post,
    prey,
    prisoners,
    ransoms,
    rich,
    sites,
    spares,
    stage,
    take,
)
from tests.rules.wanderer_mayors_office.stage import roads, settle, spot

GATES = "drawbridges"
SMALL = "??\n*TO/CRCr.2"


@clause("TOWER-48")
def test_a_knight_captured_with_the_tile_that_completes_his_city_converts_nothing() -> None:
    scene = stage(SMALL, BRIDGES, hand=["C", "L"]).stand(1, "city@N").place("??", 180)
    take(build(scene), 1, 0, 0, "city@N").end()
    assert (scene.kind, entries(scene)) == ("place_tile", [])
    assert stage(SMALL, BRIDGES, hand=["C", "L"]).stand(1, "city@N").turn("??", 180).kind == "castle"


@clause("X8-TOWER-2", "X8-TOWER-3", "INT-23", "INT-26", "TOWER-10")
def test_a_castle_hinders_no_tower_and_its_follower_is_not_captured() -> None:
    scene = stage(SMALL + "\n?b", BRIDGES, hand=["C", "CFC.2", "L"]).stand(0, "city@N").turn("??", 180)
    castle = view(scene.game)["castles"] if scene.kind != "castle" else view(raise_it(scene).game)["castles"]
    assert len(castle) == 1
    scene.stand(0, "city@S").place("?b")
    assert sites(scene) == [(0, 0)]
    build(scene)
    assert prey(scene) == [(0, "meeple", 0, 0, "city@S")]
    held = view(scene.game)["pieces"][0]
    refusal = spares(scene, (0, "meeple", held["x"], held["y"], held["feature"]))
    assert (refusal.code, refusal.clause) == ("capture.safe", "X8-TOWER-3")


GATE = "*LR@270 DB/CRFr.d ??\n. TO/L ."


@clause("TOWER-49")
def test_a_thief_captured_before_his_road_is_complete_crosses_no_drawbridge() -> None:
    scene = (
        stage(GATE, GATES, hand=["LR", "L"], edition="hig-2010").stand(1, "road@W", (1, 0)).place("??", 90)
    )
    scene.act(**named(prey(build(scene, 1, 1))[0])).end()
    assert (scene.kind, entries(scene)) == ("place_tile", [])


@clause("TOWER-49", "DRAW-41")
def test_a_thief_who_crossed_is_captured_from_where_he_stands() -> None:
    scene = stage(GATE + "\n. ?b .", GATES, hand=["LR", "L", "L"], edition="hig-2010").stand(
        0, "road@W", (1, 0)
    )
    scene.turn("??", 90)
    assert (scene.kind, len(crossings(scene))) == ("drawbridge", 1)
    scene.game.apply(next(a for a in scene.game.legal() if a["type"] == "cross_drawbridge"))
    city = view(scene.game)["pieces"][0]["feature"]
    assert city.startswith("city@")
    take(build(scene.place("?b"), 1, 1), 0, 1, 0, city)
    assert prisoners(scene) == [[], [(0, "meeple")]]


# A road of three tiles between two cities; a tower south of its middle.
ROADS = "*AM/RC@180  RFr  AM/RC\n.  TO/L  ??"


@clause("WANDER-19", "TOWER-50", "WANDER-22", "INT-57", "TOWER-23")
def test_a_wanderer_is_captured_only_where_it_cannot_walk_out_of_reach() -> None:
    scene = stage(ROADS, *WANDERERS, supply=NONE)
    settle(scene, 1, "road@E", (1, 0))
    build(scene.stand(1, "monastery", (1, 1)).place(), 1, 1)
    assert prey(scene) == [(1, "meeple", 1, 1, "monastery")]
    refusal = spares(scene, (1, "wanderer", 1, 0, "road@E"))
    assert (refusal.code, refusal.clause) == ("capture.safe", "TOWER-23")


# The same road of two tiles in line with a tower.
LINE = "TO/L *AM/RC@180 AM/RC\nL . ??"


@clause("WANDER-19", "TOWER-50", "WANDER-22")
def test_a_wanderer_with_no_way_out_becomes_a_prisoner_like_others() -> None:
    scene = high(stage(LINE, *WANDERERS, supply=NONE), 1, -1, 0)
    settle(scene, 1, "road@E", (0, 0))
    take(build(scene.place(), -1, 0), 1, 0, 0, "road@E", "wanderer")
    assert (prisoners(scene), scene.supply("wanderer")) == ([[(1, "wanderer")], []], [1, 0])
    assert pieces(scene) == []
    rich(scene, 1, 3).end().place(scene.can_place()[0][:2], scene.can_place()[0][2])
    assert ransoms(scene) == [(0, "wanderer")]


@clause("WANDER-19", "TOWER-50", "NET-24")
@pytest.mark.parametrize(("cell", "caught"), [((1, 0), True), ((-1, 1), False)])
def test_the_dragon_bars_a_wanderers_way_out_of_reach(cell: tuple[int, int], caught: bool) -> None:
    scene = dragon_on(stage(LINE, *WANDERERS, DRAGON, supply=NONE), cell)
    settle(scene, 1, "road@E", (0, 0))
    build(scene.stand(1, "monastery", (-1, 0)).place(), -1, 0)
    assert ((1, "wanderer", 0, 0, "road@E") in prey(scene)) == caught


@clause("NET-7", "NET-20", "INT-57")
def test_networks_end_at_a_foundation_only_if_roads_are_drawn_to_end_there() -> None:
    scene = stage("*TO/RRR TO/RCr@180 ??", *WANDERERS, hand=["RFr", "L"], supply=NONE).place()
    found = roads(scene)
    found.catch_up(scene.game.state)
    assert found.of(spot(scene, "road@N", (0, 0))) is not found.of(spot(scene, "road@E", (0, 0)))
    assert found.of(spot(scene, "road@W", (2, 0))) is found.of(spot(scene, "road@E", (0, 0)))


@clause("TOWER-51")
def test_an_abbey_allows_pieces_guards_and_ransom_also_after_the_last_tile() -> None:
    board = ". L .\nL ?? L\n*TO/L L ?l"
    scene = stage(board, "abbey-and-mayor", hand=["L"], last=True)
    rich(jailed(high(scene, 1), 0, 1), 1, 3)
    scene.act(type="draw_tile").turn("?l")
    assert (scene.kind, scene.seat) == ("abbey", 1)
    x, y = scene.cell("??")
    scene.act(type="place_abbey", x=x, y=y)
    assert offered(scene) >= {"place_tower", "pay_ransom", "deploy"}
    assert pieces(post(scene)) == [(1, "meeple", 0, 0)]


@clause("TOWER-51")
def test_a_river_tile_allows_pieces() -> None:
    laid = (SPRING, ("TO/L", 0, -1, 0))
    scene = high(river(IFI, LAKE, start=laid, more=(EXPANSION,)), 1, 0, -1)
    rich(jailed(scene, 1, 0), 0, 3).place((1, 0))
    assert {"place_tower", "pay_ransom"} <= offered(scene)
    assert pieces(post(scene, 0, -1)) == [(0, "meeple", 0, -1)]


@clause("TOWER-52", "BUILDER-5")
def test_a_builder_sent_home_keeps_the_second_half_that_the_tile_earned() -> None:
    scene = stage("*TO/L LR@270 ??\n. . ?b", TRADERS, hand=["RFr", "L", "L"])
    scene.stand(0, "road@E", (1, 0)).stand(0, "road@E", (1, 0), "builder").place("??")
    take(build(scene), 0, 1, 0, "road@E")
    assert (scene.supply("builder"), pieces(scene)) == ([1, 1], [])
    scene.end()
    assert (scene.seat, scene.kind, view(scene.game)["turn"]["half"]) == (0, "place_tile", 2)


@clause("KR-9")
def test_no_tower_touches_the_prizes() -> None:
    scene = stage("*TO/C@90 ??\n. ?b", "king-and-robber", hand=["C", "L", "L"])
    scene.stand(1, "field@SL").turn("??", 270)
    king = view(scene.game)["king"]
    scene.act(**named(prey(build(scene.place("?b")))[0]))
    assert view(scene.game)["king"] == king


@clause("MONAS-25")
def test_a_tower_takes_a_lying_abbot_like_any_follower() -> None:
    scene = (
        stage("*TO/L MO/M1 ??", "monasteries", options={"monasteries.base": "keep"})
        .stand(1, "abbacy", (1, 0))
        .place()
    )
    take(build(scene), 1, 1, 0, "abbacy")
    assert prisoners(scene) == [[(1, "meeple")], []]


@clause("SIEGE-25")
def test_a_besieged_knight_is_captured_and_that_is_no_escape() -> None:
    scene = stage("TO/L *SI.CA/C@90\n??", "siege", sets={"base": 4, "cathars": 2, "tower": 1})
    scene.stand(1, "city@E").place()
    take(build(scene, -1, 0), 1, 0, 0, "city@E").end()
    assert (prisoners(scene), scene.kind, entries(scene)) == ([[(1, "meeple")], []], "place_tile", [])


@clause("CULT-22")
def test_a_challenge_ends_when_a_tower_takes_the_follower() -> None:
    scene = held(FAR.replace("RFr  RFr ", "RFr  TO/RCr ", 1), EXPANSION, hand=["L", "L"])
    assert challenge(scene, 0, 0, "shrine") == (1, 0, "monastery")
    first = next(a for a in scene.game.legal() if (a["x"], a["y"]) not in scene.places.values())
    scene.game.apply(first)
    take(build(scene, 0, -1), 0, 0, 0, "shrine")
    assert challenge(scene, 0, 0, "shrine") is None


# A castle of seat 1 beside a monastery of a region that lacks one neighbour, and a tower north of that.
CLOISTER = """
C@180  TO/L     L
C      *MO/M1   ??
L      L        L
"""


@clause("MONAS-11", "INT-34", "MONAS-25", "TOWER-29")
def test_a_monastery_whose_lying_abbot_is_captured_with_its_last_neighbour_completes_a_castle() -> None:
    keys = {"options": {"monasteries.base": "keep"}, "hand": ["L", "L", "L"]}
    scene = stage(CLOISTER, BRIDGES, "monasteries", **keys).stand(1, "abbacy")
    take(build(found(scene, 1, -1, -1, "S").place("??"), 0, -1), 1, 0, 0, "abbacy").end()
    assert entries(scene) == [(1, "castle", 9)]
    # Captured a turn later, he leaves a building that is never completed any more.
    scene = found(stage(CLOISTER, BRIDGES, "monasteries", **keys).stand(0, "abbacy"), 1, -1, -1, "S")
    take(build(scene.turn("??").place((2, 0)), 0, -1), 0, 0, 0, "abbacy").end()
    assert (entries(scene), scene.look(0, 0, "monastery")["complete"]) == ([], False)


@clause("PHANTOM-7", "PHANTOM-6", "TOWER-31")
def test_a_phantom_may_take_the_city_from_which_a_knight_was_captured() -> None:
    scene = stage("*TO/L C@90 ??", "phantom", hand=["CRr", "L"]).stand(1, "city@E", (1, 0)).place("??", 270)
    assert "city@W" not in scene.can_deploy("phantom")
    take(build(scene), 1, 1, 0, "city@E").deploy("city@W", "phantom").end()
    assert entries(scene) == [(0, "city", 4)]


@clause("PHANTOM-8", "TOWER-9")
def test_after_a_phantom_a_piece_is_refused_because_of_him() -> None:
    scene = stage("*TO/L ??", "phantom").place().deploy("monastery", "phantom")
    refusal = scene.refuses(type="place_tower", x=0, y=0)
    assert (refusal.code, refusal.clause) == ("figure.used", "PHANTOM-8")
