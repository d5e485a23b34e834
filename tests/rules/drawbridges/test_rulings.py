"""Chapter 3 of DRAW: what its rules leave open."""

from __future__ import annotations

import pytest

from rules import Setup, view
from rules.board.features import Figure
from rules.expansions import registry
from rules.expansions.drawbridges.drawbridges import may_cross
from rules.setup.options import EDITIONS
from rules.turn.start import new_state
from tests.clauses import clause
from tests.rules.drawbridges.gate import EXPANSION, cross, crossing, crossings, stage, stay
from tests.rules.scene import Scene

IC = "inns-and-cathedrals"
GATE = "*DB/CFR.d\n??"
ROAD, CITY = (0, 0, "road@S"), (0, 0, "city@N")
# A fork whose two gates lead into one city.
RING = "Ccc@180  Cc.1@270 .\nCc.1@90  *DB/CCR.d  ??"


@clause("DRAW-23")
def test_holder_of_the_road_crosses_after_a_tile_of_another_seat() -> None:
    scene = stage(GATE, hand=["LR", "L"]).stand(1, "road@S").turn("??", 180)
    assert (scene.kind, scene.seat, scene.scores) == ("drawbridge", 1, [0, 2])
    assert cross(scene, ROAD, CITY).supply() == [7, 6]


@clause("DRAW-24", "DRAW-25", "BIG-6", "INT-54")
def test_the_big_follower_counts_for_two_and_crosses() -> None:
    scene = stage(GATE, hand=["LR", "L"], expansions=[EXPANSION, IC])
    scene.stand(0, "road@S", piece="big").stand(1, "road@S").turn("??", 180)
    assert (scene.scores, crossings(scene)) == ([2, 0], [("big", ROAD, CITY)])
    cross(scene, ROAD, CITY, "big")
    assert (scene.supply("big"), scene.supply(), scene.figures(*CITY)) == ([0, 1], [7, 7], {0: 1})


@clause("DRAW-24", "DRAW-25", "DRAW-17")
def test_the_action_says_which_of_several_kinds_goes() -> None:
    scene = stage(GATE, hand=["LR", "L"], expansions=[EXPANSION, IC])
    scene.stand(0, "road@S", piece="big").stand(0, "road@S").turn("??", 180)
    assert crossings(scene) == [("big", ROAD, CITY), ("meeple", ROAD, CITY)]
    cross(scene, ROAD, CITY, "meeple")
    assert crossings(scene) == [("big", ROAD, CITY)]
    assert (stay(scene).supply("big"), scene.supply()) == ([1, 1], [6, 7])


@clause("DRAW-25", "DRAW-24", "INT-54", "INT-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_follower_that_may_be_thief_and_knight_crosses_and_no_other_figure(edition: str) -> None:
    expansions = sorted(registry.playable() - {"base"})
    options = {"abbot.enabled": "yes"}
    state = new_state(
        Setup.from_json(
            {"seats": ["A", "B"], "edition": edition, "expansions": expansions, "options": options}
        )
    )
    spot = state.board.tiles[0, 0].spots[0]
    crossing_kinds = {name for name, kind in state.kinds.items() if may_cross(Figure(0, kind, spot))}
    assert crossing_kinds == {"meeple", "big", "wagon", "phantom", "ringmaster"} & state.kinds.keys()
    assert {"abbot", "mayor"} <= state.kinds.keys()


@clause("DRAW-26")
def test_crossing_is_no_deployment() -> None:
    """Ann has deployed in this turn, the city is Bob's, and its tile is an old one."""
    scene = stage(GATE, hand=["LR", "L"]).stand(0, "road@S").stand(1, "city@N")
    scene.turn("??", 180, deploy="monastery")
    assert cross(scene, ROAD, CITY).supply() == [5, 6]


@clause("DRAW-26")
def test_even_a_crossing_follower_leaves_the_supply_as_it_is() -> None:
    scene = stage(GATE, hand=["LR", "L"], supply={"meeple": 1}).stand(0, "road@S").turn("??", 180)
    assert (cross(scene, ROAD, CITY).supply(), scene.figures(*CITY)) == ([0, 1], {0: 1})


@clause("DRAW-27")
@pytest.mark.parametrize("goal", [(0, -2), (0, -1), (0, 0)])
def test_the_mover_chooses_the_tile(goal: tuple[int, int]) -> None:
    scene = stage("CFc.1@90\nCFc.1@90\n*DB/CFR.d\n??", hand=["LR", "L"]).stand(0, "road@S").turn("??", 180)
    assert [to[:2] for _, _, to in crossings(scene)] == [(0, -2), (0, -1), (0, 0)]
    cross(scene, ROAD, (*goal, "city@N"))
    assert view(scene.game)["pieces"][0] | {"x": goal[0], "y": goal[1]} == view(scene.game)["pieces"][0]


@clause("DRAW-27")
def test_each_tile_is_one_place_whatever_part_of_the_city_is_named() -> None:
    """Both gates of the tile lead into the same city."""
    scene = stage(RING, hand=["LR", "L"]).stand(0, "road@E").turn("??", 90)
    assert [to for _, _, to in crossings(scene) if to[:2] == (0, 0)] == [CITY]
    cross(scene, (0, 0, "road@E"), (0, 0, "city@W"))
    assert view(scene.game)["pieces"] == [{"seat": 0, "piece": "meeple", "x": 0, "y": 0, "feature": "city@N"}]


@clause("DRAW-28")
def test_a_tile_is_never_full() -> None:
    scene = stage(GATE, hand=["LR", "L"])
    for _ in range(3):
        scene.stand(0, "road@S").stand(1, "city@N").stand(1, "city@N")
    scene.turn("??", 180)
    for _ in range(3):
        cross(scene, ROAD, CITY)
    assert (scene.figures(*CITY), scene.kind) == ({0: 3, 1: 6}, "place_tile")


# Four roads, each with a drawbridge, that meet at a crossing still to come.
STAR = """
.        DB/CFR.d      .
DB/CR.d  ??            DB/RC.d
.        DB/CFR.d@180  .
"""
NORTH, EAST, SOUTH, WEST = (1, 0, "road@S"), (2, 1, "road@W"), (1, 2, "road@N"), (0, 1, "road@E")


def star(north: int, east: int, south: int, west: int, **keys: object) -> Scene:
    """The crossing has just been laid by Ann; each road has a follower of the seat named."""
    scene = stage(STAR, hand=["RRRR", "L"], **keys)
    for seat, (x, y, road) in zip((north, east, south, west), (NORTH, EAST, SOUTH, WEST), strict=True):
        scene.stand(seat, road, (x, y))
    return scene.turn("??")


@clause("DRAW-29", "DRAW-30")
def test_movers_decide_clockwise_after_all_scoring() -> None:
    scene = star(2, 1, 1, 0, seats=3)
    assert (scene.scores, scene.seat) == ([2, 4, 2], 0)
    assert stay(scene).seat == 1
    assert stay(scene).seat == 2
    assert stay(scene).kind == "place_tile"


@clause("DRAW-30")
def test_the_active_player_comes_first() -> None:
    """Bob lays the crossing."""
    scene = stage(STAR, hand=["L", "RRRR", "L"], seats=3).turn((0, 2))
    for seat, (x, y, road) in zip((0, 1, 2), (NORTH, EAST, WEST), strict=True):
        scene.stand(seat, road, (x, y))
    scene.turn("??")
    assert [scene.seat, stay(scene).seat, stay(scene).seat] == [1, 2, 0]


@clause("DRAW-19", "DRAW-30")
def test_a_mover_does_not_move_from_the_roads_of_others() -> None:
    scene = stage(STAR, hand=["RRRR", "L"]).stand(0, "road@S", (1, 0)).stand(0, "road@S", (1, 0))
    scene.stand(1, "road@S", (1, 0)).stand(1, "road@W", (2, 1)).turn("??")
    assert stay(scene).seat == 1
    assert crossings(scene) == [("meeple", EAST, (2, 1, "city@N"))]


@clause("DRAW-30", "DRAW-16", "HOUSE-17")
def test_mover_with_several_roads_chooses_their_order() -> None:
    scene = star(1, 2, 1, 0, seats=3)
    stay(scene)
    about = view(scene.game)["decision"]["about"]
    roads = [{"x": 1, "y": 0, "feature": "road@S"}, {"x": 1, "y": 1, "feature": "road@S"}]
    assert about == {**roads[0], "roads": roads}
    north, south = (1, 0, "city@N"), (1, 2, "city@S")
    assert crossings(scene) == [("meeple", NORTH, north), ("meeple", SOUTH, south)]
    assert scene.refuses(**crossing(SOUTH, north)).clause == "DRAW-16"
    cross(scene, SOUTH, south)
    assert crossings(scene) == [("meeple", NORTH, north)]
    assert view(scene.game)["decision"]["about"] == roads[0]
    cross(scene, NORTH, north)
    assert (scene.seat, scene.kind) == (2, "drawbridge")


@clause("DRAW-29", "DRAW-30")
def test_the_states_are_those_of_the_scoring() -> None:
    """Ann crosses first; all drawbridges of Bob's roads are as they were."""
    scene = cross(star(0, 1, 1, 1), NORTH, (1, 0, "city@N"))
    assert (scene.seat, len(crossings(scene))) == (1, 3)


@clause("DRAW-31")
def test_an_empty_road_triggers_nothing() -> None:
    scene = stage(GATE, hand=["LR", "L"]).stand(1, "city@N").turn("??", 180)
    assert (scene.kind, scene.scores) == ("place_tile", [0, 0])


@clause("DRAW-32")
def test_two_drawbridges_into_one_city_are_one_target() -> None:
    scene = stage(RING, hand=["LR", "L"]).stand(0, "road@E").turn("??", 90)
    city = [(-1, -1, "city@E"), (-1, 0, "city@N"), (0, -1, "city@S"), (0, 0, "city@N")]
    assert [to for _, _, to in crossings(scene)] == city
