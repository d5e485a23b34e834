"""The dragon with drawbridges, wanderers, wagons, the king, and other clauses about two expansions."""

from __future__ import annotations

from typing import Any

import pytest

from rules import view
from tests.clauses import clause
from tests.rules.drawbridges.gate import EXPANSION as GATES
from tests.rules.drawbridges.gate import crossing, crossings
from tests.rules.princess_and_dragon.stage import (
    ABBEYS,
    MOVES,
    WANDERERS,
    dragon,
    dragon_on,
    fairy,
    fairy_with,
    offered,
    pieces,
    stage,
    step,
    ways,
)
from tests.rules.scene import Scene, entries
from tests.rules.wanderer_mayors_office.stage import anywhere, settle

NONE = {"abbey": 0}


@clause("DRAGON-5", "WAGON-5")
def test_a_wagon_does_not_go_to_the_dragons_tile() -> None:
    scene = stage("*LR@270 ??", ABBEYS, hand=["LR", "L"], supply=NONE).stand(0, "road@E", piece="wagon")
    dragon_on(scene, (0, 0)).turn("??", 90)
    goals = [(a["x"], a["y"]) for a in scene.game.legal() if a["type"] == "move_wagon"]
    assert goals == [(1, 0)]
    refusal = scene.refuses(type="move_wagon", x=0, y=0, feature="monastery")
    assert (refusal.code, refusal.clause) == ("dragon.here", "DRAGON-5")


@clause("DRAGON-5", "WAGON-5")
def test_wagon_whose_only_goal_is_on_the_dragons_tile_goes_home_without_a_decision() -> None:
    scene = stage("*LR@270 ??", ABBEYS, hand=["LR", "L"], supply=NONE).stand(0, "road@E", piece="wagon")
    dragon_on(scene, (0, 0)).place("??", 90).deploy("monastery").end()
    assert (scene.kind, scene.seat, scene.supply("wagon")) == ("place_tile", 1, [1, 1])


@clause("DRAGON-5", "DRAW-27")
def test_no_follower_crosses_a_drawbridge_to_the_dragons_tile() -> None:
    board = ".  CFc.1@90  .\n*LR@270  DB/CRFr.d  ??"
    scene = stage(board, GATES, hand=["LR", "L"], edition="hig-2010").stand(0, "road@W", (1, 0))
    dragon_on(scene, (1, 0)).turn("??", 90)
    assert [goal for _, _, goal in crossings(scene)] == [(1, -1, "city@N")]
    refusal = scene.refuses(**crossing((1, 0, "road@W"), (1, 0, "city@N")))
    assert (refusal.code, refusal.clause) == ("dragon.here", "DRAGON-5")


# A thief on a road with a drawbridge; a tile at ?? closes the road, the dragon is beside him.
GATE = "*LR@270  DB/CRFr.d  ??\n.  DG/F.v  ."


def gate(hand: str, **keys: Any) -> Scene:
    scene = stage(GATE, GATES, hand=[hand, "L", "L"], edition="hig-2010", **keys)
    return scene.stand(0, "road@W", (1, 0))


@clause("DRAW-40", "FAIRY-24")
def test_the_fairy_scores_with_the_road_and_does_not_cross() -> None:
    scene = fairy_with(gate("LR")).turn("??", 90)
    assert entries(scene) == [(0, "road", 3), (0, "fairy", 3)]
    scene.game.apply(next(a for a in scene.game.legal() if a["type"] == "cross_drawbridge"))
    assert fairy(scene) == {"x": 1, "y": 0}


@clause("DRAW-40", "FAIRY-12", "FAIRY-24", "FAIRY-25")
@pytest.mark.parametrize(("edition", "points"), [("hig-2010", []), ("zmg-2014", [(0, "fairy_turn", 1)])])
def test_who_crosses_on_her_tile_has_her_where_she_stands_for_all_there(
    edition: str, points: list[object]
) -> None:
    board = "*DB/CFR.d ?a\n??  ."
    scene = stage(board, GATES, hand=["LR", "L", "L"], edition=edition).stand(0, "road@S")
    fairy_with(scene).turn("??", 180)
    scene.game.apply(next(a for a in scene.game.legal() if a["type"] == "cross_drawbridge"))
    assert entries(scene.turn("?a")) == [(0, "road", 2), (0, "fairy", 3), *points]


@clause("DRAGON-33", "DRAW-41")
@pytest.mark.parametrize("when", ["before-scoring", "after-scoring"])
def test_a_thief_on_a_completed_road_with_a_drawbridge(when: str) -> None:
    scene = gate("DG/RRR.d", options={"dragon.moves": when}).turn("??")
    if when == "after-scoring":
        assert (scene.kind, len(crossings(scene))) == ("drawbridge", 1)
        scene.game.apply(next(a for a in scene.game.legal() if a["type"] == "cross_drawbridge"))
        assert pieces(scene) == [(0, "meeple", 1, 0)]
    step(scene, (1, 0))
    assert (pieces(scene), scene.supply()) == ([], [7, 7])
    while scene.kind == "dragon":
        step(scene, ways(scene)[0])
    assert (scene.kind, entries(scene)) == (
        "place_tile",
        [] if when == "before-scoring" else [(0, "road", 3)],
    )


# Networks: a road of three tiles between two cities; the dragon comes from the north of its middle.
ROADS = ".  DG/F.v  .  .\n*AM/RC@180  RFr  AM/RC  .\n.  .  LR@270  ??"


def roads(**keys: Any) -> Scene:
    return stage(ROADS, *WANDERERS, **{"hand": [MOVES, "L", "L"], "supply": NONE, **keys})


@clause("DRAGON-29", "WANDER-17", "WANDER-21", "INT-56")
def test_before_the_dragon_enters_the_owner_of_a_wanderer_may_move_it() -> None:
    scene = roads()
    settle(scene, 1, "road@E", (1, 0))
    step(scene.turn("??"), (1, 0))
    seen = view(scene.game, 1)
    assert (scene.kind, scene.seat, dragon(scene)) == (
        "wanderer",
        1,
        {"x": 1, "y": -1, "steps": 6, "visited": [[1, -1]], "to": [1, 0]},
    )
    assert seen["decision"]["about"] == {"x": 1, "y": 0, "feature": "road@E"}
    assert seen["decision"]["actions"] == [
        {"seat": 1, "type": "move", "piece": "wanderer", "x": 0, "y": 0, "feature": "road@E"},
        {"seat": 1, "type": "move", "piece": "wanderer", "x": 2, "y": 0, "feature": "road@W"},
        {"seat": 1, "type": "pass"},
    ]
    refusal = scene.refuses(type="move", piece="wanderer", x=1, y=0, feature="road@E")
    assert (refusal.code, refusal.clause) == ("wanderer.way", "WANDER-21")
    scene.act(type="move", piece="wanderer", x=2, y=0, feature="road@W")
    assert pieces(scene) == [(1, "wanderer", 2, 0)]
    assert (scene.kind, scene.seat, dragon(scene)) == (
        "dragon",
        1,
        {"x": 1, "y": 0, "steps": 5, "visited": [[1, -1], [1, 0]]},
    )


@clause("DRAGON-29", "WANDER-18")
def test_a_wanderer_that_stays_and_could_leave_is_not_eaten() -> None:
    scene = roads()
    settle(scene, 1, "road@E", (1, 0))
    step(scene.turn("??"), (1, 0)).act(type="pass")
    assert pieces(scene) == [(1, "wanderer", 1, 0)]


@clause("WANDER-18", "WANDER-22", "INT-56")
def test_a_wanderer_whose_roads_lie_on_that_tile_alone_is_eaten() -> None:
    scene = stage("*DG/F.v AM/RC@180 . .\n. . LR@270 ??", *WANDERERS, hand=[MOVES, "L"], supply=NONE)
    settle(scene, 1, "road@E", (1, 0))
    step(scene.turn("??"), (1, 0))
    assert (pieces(scene), scene.supply("wanderer")) == ([], [1, 1])


@clause("DRAGON-29", "BASE-TS-1")
def test_several_owners_decide_clockwise_from_the_active_player() -> None:
    scene = roads(seats=3)
    settle(scene, 0, "road@E", (0, 0))
    settle(scene, 2, "road@E", (1, 0))
    settle(scene, 1, "road@W", (2, 0))
    step(scene.turn("??"), (1, 0))
    asked = []
    while scene.kind == "wanderer":
        asked.append(scene.seat)
        scene.act(type="pass")
    assert asked == [0, 1, 2]


@clause("DRAGON-29")
def test_a_tile_that_no_wanderer_can_walk_to_asks_nobody() -> None:
    scene = stage(
        "*DG/F.v L .\n. LR@270 ??\n. . .\nAM/RC@180 RFr AM/RC", *WANDERERS, hand=[MOVES, "L"], supply=NONE
    )
    settle(scene, 1, "road@E", (0, 3))
    step(scene.turn("??"), (1, 0))
    assert scene.kind == "dragon"


@clause("WANDER-22", "DRAGON-5", "WANDER-21")
def test_a_wanderer_does_not_come_to_the_dragons_tile() -> None:
    scene = stage("*AM/RC@180  ??  AM/RC", *WANDERERS, hand=["RFr", "L"], supply=NONE)
    dragon_on(scene, (0, 0)).place("??")
    assert {(x, y) for x, y, _ in anywhere(scene)} == {(1, 0), (2, 0)}


@clause("NET-24", "DRAGON-34", "WANDER-26")
@pytest.mark.parametrize(("where", "points"), [((1, 0), []), ((5, 5), [(1, "wanderer", 2)])])
def test_a_wanderer_scores_only_where_it_can_walk(where: tuple[int, int], points: list[object]) -> None:
    scene = stage(". . ??\n*AM/RC@180  RFr  AM/RC", *WANDERERS, hand=["C", "L"], supply=NONE)
    settle(scene, 1, "road@E", (0, 0))
    scene.game.state.put("BA/L", (5, 5), 0)
    dragon_on(scene, where).turn("??", 180)
    assert [entry for entry in entries(scene) if entry[1] == "wanderer"] == points


@clause("KR-9")
def test_the_dragon_touches_no_prize() -> None:
    scene = stage("*DG/F.v C@90 ??\n. LR@270 ?b", "king-and-robber", hand=["C", MOVES, "L"])
    scene.turn("??", 270)
    king = view(scene.game)["king"]
    scene.turn("?b")
    step(scene, (1, 0))
    while scene.kind == "dragon":
        step(scene, ways(scene)[0])
    assert view(scene.game)["king"] == king


@clause("PHANTOM-17")
def test_the_fairy_goes_to_a_phantom_like_to_any_follower() -> None:
    scene = stage("*L ??", "phantom", hand=["L", "L"]).stand(0, "monastery", piece="phantom").place("??")
    scene.act(type="move_fairy", piece="phantom", x=0, y=0, feature="monastery")
    assert fairy(scene) == {"x": 0, "y": 0, "feature": "monastery", "seat": 0, "piece": "phantom"}
    assert offered(scene) == {"end_turn"}
