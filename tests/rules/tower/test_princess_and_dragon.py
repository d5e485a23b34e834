"""Towers with dragon, fairy, princesses and portals (TOWER-17, -26, -47, -53)."""

from __future__ import annotations

from tests.clauses import clause
from tests.rules.princess_and_dragon.stage import (
    MOVES,
    dragon_on,
    fairy,
    fairy_goals,
    fairy_to,
    fairy_with,
    knights,
    places,
    step,
    ways,
)
from tests.rules.scene import entries
from tests.rules.tower.stage import (
    DRAGON,
    build,
    guarded,
    heights,
    high,
    offered,
    pieces,
    post,
    posts,
    prisoners,
    sites,
    stage,
    take,
)

WALK = """
*DG/F.v  TO/L  L
LR@270   RFr   ??
L        L     L
"""


@clause("TOWER-17", "DRAGON-5")
def test_no_guard_comes_to_the_tower_of_the_dragons_tile() -> None:
    scene = dragon_on(high(stage("*TO/L L ??", DRAGON), 1), (0, 0)).place()
    assert posts(scene) == []
    refusal = scene.refuses(type="deploy", piece="meeple", x=0, y=0, feature="tower")
    assert (refusal.code, refusal.clause) == ("dragon.here", "DRAGON-5")


@clause("TOWER-10", "DRAGON-3", "PD-6")
def test_neither_dragon_nor_fairy_hinders_a_piece() -> None:
    scene = dragon_on(stage("*TO/L L ??", DRAGON), (0, 0)).place()
    assert heights(build(scene)) == {(0, 0): 1}


@clause("DRAGON-26", "TOWER-15")
def test_the_dragon_eats_a_guard_and_the_tower_is_open() -> None:
    scene = guarded(high(stage(WALK, DRAGON, hand=[MOVES, "L"]), 2, 1, 0), 1, 1, 0)
    dragon_on(scene, (0, 0)).turn("??")
    step(scene, (1, 0))
    assert (pieces(scene), scene.supply(), heights(scene)) == ([], [7, 7], {(1, 0): 2})


@clause("TOWER-47")
def test_a_capture_comes_before_the_dragon_moves() -> None:
    scene = stage(WALK, DRAGON, hand=[MOVES, "L"]).stand(1, "monastery", (1, 0))
    dragon_on(scene, (0, 0)).place("??")
    take(build(scene, 1, 0), 1, 1, 0).end()
    assert (scene.kind, prisoners(scene)) == ("dragon", [[(1, "meeple")], []])
    step(scene, (1, 0))
    assert scene.supply() == [7, 6]


@clause("DRAGON-25")
def test_prisoners_are_out_of_the_dragons_way() -> None:
    scene = stage(WALK, DRAGON, hand=[MOVES, "L"]).stand(1, "monastery", (1, 0))
    take(build(dragon_on(scene, (0, 0)).place("??"), 1, 0), 1, 1, 0).end()
    while scene.kind == "dragon":
        step(scene, ways(scene)[0])
    assert prisoners(scene) == [[(1, "meeple")], []]


@clause("TOWER-26", "FAIRY-11", "TOWER-31", "FAIRY-24")
def test_the_fairy_does_not_protect_and_stays() -> None:
    scene = fairy_with(stage("*TO/L L ??", DRAGON).stand(1, "monastery", (1, 0))).place()
    take(build(scene), 1, 1, 0)
    assert (prisoners(scene)[0], fairy(scene)) == ([(1, "meeple")], {"x": 1, "y": 0})


@clause("FAIRY-7")
def test_a_guard_may_have_the_fairy() -> None:
    scene = guarded(high(stage("*TO/L L ??\n. . ?b\n. . ?c", DRAGON), 1), 0).place("??")
    assert (0, 0, "tower", "meeple") in fairy_goals(scene)
    fairy_to(scene, 0, 0, "tower").end()
    assert fairy(scene) == {"x": 0, "y": 0, "feature": "tower", "seat": 0, "piece": "meeple"}
    scene.turn("?b")
    assert entries(scene) == [(0, "fairy_turn", 1)]


@clause("FAIRY-2", "TOWER-9", "INT-79")
def test_the_fairy_or_a_piece() -> None:
    scene = stage("*TO/L L ??", DRAGON).stand(0, "monastery", (1, 0)).place()
    assert {"move_fairy", "place_tower"} <= offered(scene)
    build(scene).act(type="pass")
    assert offered(scene) == {"end_turn"}
    scene = stage("*TO/L L ??", DRAGON).stand(0, "monastery", (1, 0)).place()
    fairy_to(scene, 1, 0, "monastery")
    assert scene.refuses(type="place_tower", x=0, y=0).clause == "TOWER-9"


@clause("PRINCESS-14")
def test_a_guard_is_no_knight() -> None:
    scene = stage("*TO/Cc@90 ??", DRAGON, hand=["DG/Ccc.p", "L"]).stand(1, "city@E")
    guarded(high(scene, 1), 1).place("??")
    assert knights(scene) == [(1, "meeple", 0, 0)]


@clause("PRINCESS-3", "INT-79")
def test_after_a_knight_was_sent_home_no_piece_is_put() -> None:
    scene = stage("*TO/Cc@90 ??", DRAGON, hand=["DG/Ccc.p", "L"]).stand(1, "city@E").place("??")
    assert sites(scene) == [(0, 0)]
    scene.act(type="remove_knight", owner=1, piece="meeple", x=0, y=0, feature="city@N")
    assert sites(scene) == []
    assert scene.refuses(type="place_tower", x=0, y=0).clause == "TOWER-9"


GATE = "DG/RRR.g"


@clause("TOWER-53", "PORTAL-10")
def test_on_a_portal_tile_one_may_build_or_guard_instead() -> None:
    scene = high(stage("*TO/L L ??", DRAGON, hand=[GATE, "L"]), 1).place("??", 270)
    assert {(0, 0, "tower"), (0, 0, "monastery")} <= places(scene)
    assert pieces(post(scene)) == [(0, "meeple", 0, 0)]
    scene = stage("*TO/L L ??", DRAGON, hand=[GATE, "L"]).place("??", 270)
    assert offered(build(scene)) == {"end_turn"}


@clause("TOWER-53", "PHANTOM-13")
def test_a_guard_leaves_the_portal_to_the_phantom() -> None:
    scene = high(stage("*TO/L L ??", DRAGON, "phantom", hand=[GATE, "L"]), 1).place("??", 270)
    post(scene)
    assert (1, 0, "monastery") in places(scene, "phantom")
    scene = high(stage("*TO/L L ??", DRAGON, "phantom", hand=[GATE, "L"]), 1).place("??", 270)
    scene.act(type="deploy", piece="meeple", x=1, y=0, feature="monastery")
    assert {cell[:2] for cell in places(scene, "phantom")} == {(2, 0), (0, 0)}
    assert (0, 0, "monastery") not in places(scene, "phantom")
