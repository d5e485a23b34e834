"""Where DRAW meets other expansions: wagons, builders, castles, bridges, abbeys, bazaars, inns; records."""

from __future__ import annotations

import pytest

from rules import Record, Setup, record_of, view
from rules.expansions import registry
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import build, found, points, raise_it, span
from tests.rules.drawbridges.gate import EXPANSION, cross, crossing, crossings, stage, stay
from tests.rules.scene import entries

IC, X8, AM, TB = (
    "inns-and-cathedrals",
    "bridges-castles-bazaars",
    "abbey-and-mayor",
    "traders-and-builders",
)
GATE = "*DB/CFR.d\n??"
ROAD, CITY = (0, 0, "road@S"), (0, 0, "city@N")


# Wagons.


@clause("DRAW-33", "DRAW-29", "WAGON-18", "DRAW-25")
def test_a_wagon_that_crosses_does_not_go_on_as_well() -> None:
    """The city is Bob's, so only the drawbridge leads there."""
    scene = stage(GATE, hand=["LR", "L"], expansions=[EXPANSION, AM]).stand(1, "city@N")
    scene.stand(0, "road@S", piece="wagon").turn("??", 180)
    assert (scene.kind, crossings(scene)) == ("drawbridge", [("wagon", ROAD, CITY)])
    cross(scene, ROAD, CITY, "wagon")
    assert (scene.kind, scene.supply("wagon"), scene.figures(*CITY)) == ("place_tile", [0, 1], {0: 1, 1: 1})


@clause("DRAW-33", "DRAW-29", "WAGON-18", "HOUSE-17")
def test_a_wagon_that_does_not_cross_may_go_on() -> None:
    scene = stage(GATE, hand=["LR", "L"], expansions=[EXPANSION, AM]).stand(1, "city@N")
    scene.stand(0, "road@S", piece="wagon").turn("??", 180)
    stay(scene)
    goals = [(a["x"], a["y"], a["feature"]) for a in scene.game.legal() if a["type"] == "move_wagon"]
    assert (scene.kind, goals) == ("wagon", [(0, 1, "monastery")])


@clause("DRAW-33", "DRAW-20")
def test_a_wagon_without_the_majority_may_still_go_on() -> None:
    scene = stage(GATE, hand=["LR", "L"], expansions=[EXPANSION, AM])
    scene.stand(0, "road@S").stand(1, "road@S", piece="wagon").turn("??", 180)
    assert scene.kind == "wagon"
    assert scene.seat == 1
    scene = stage(GATE, hand=["LR", "L"], expansions=[EXPANSION, AM])
    scene.stand(0, "road@S").stand(0, "road@S").stand(1, "road@S", piece="wagon").turn("??", 180)
    assert (scene.kind, scene.seat) == ("drawbridge", 0)
    stay(scene)
    assert (scene.kind, scene.seat) == ("wagon", 1)


@clause("DRAW-33", "WAGON-5")
def test_a_city_taken_over_a_drawbridge_is_occupied_for_wagons() -> None:
    scene = stage(GATE, hand=["LR", "L"], expansions=[EXPANSION, AM]).stand(0, "road@S").stand(0, "road@S")
    scene.stand(1, "road@S", piece="wagon").turn("??", 180)
    cross(scene, ROAD, CITY)
    stay(scene)
    assert (scene.seat, {a["feature"] for a in scene.game.legal() if "feature" in a}) == (1, {"monastery"})


# Builders.


@clause("DRAW-34", "BUILDER-13", "DRAW-25")
def test_a_builder_goes_home_and_still_brings_his_double_turn() -> None:
    scene = stage(GATE, hand=["LR", "L"], expansions=[EXPANSION, TB])
    scene.stand(0, "road@S").stand(0, "road@S", piece="builder").turn("??", 180)
    assert crossings(scene) == [("meeple", ROAD, CITY)]
    assert scene.refuses(**crossing(ROAD, CITY, "builder")).code == "drawbridge.from"
    cross(scene, ROAD, CITY)
    assert (scene.supply("builder"), scene.figures(*CITY)) == ([1, 1], {0: 1})
    assert (scene.kind, scene.seat) == ("place_tile", 0)


@clause("DRAW-24", "DRAW-34")
def test_a_builder_does_not_count_for_the_majority() -> None:
    scene = stage(GATE, hand=["LR", "L"], expansions=[EXPANSION, TB]).stand(0, "road@S").stand(1, "road@S")
    scene.stand(0, "road@S", piece="builder").turn("??", 180)
    assert (scene.scores, scene.kind) == ([2, 2], "place_tile")


@clause("DRAW-36")
def test_the_second_half_of_a_double_turn_that_closes_the_road() -> None:
    board = "*DB/CFR.d  ??a\n??b  RFr@90"
    scene = stage(board, hand=["RFr", "LR", "L"], expansions=[EXPANSION, TB]).stand(1, "road@S")
    scene.stand(0, "road@N", (1, 1)).stand(0, "road@N", (1, 1), "builder")
    scene.turn("??a", 90).turn("??b", 180)
    assert (scene.kind, scene.seat, scene.scores) == ("drawbridge", 1, [0, 2])
    assert cross(scene, ROAD, CITY).seat == 1


# Castles.


@clause("DRAW-35", "DRAW-13")
@pytest.mark.parametrize("converted", [True, False])
def test_a_small_city_closed_at_the_same_time_counts_as_complete(converted: bool) -> None:
    scene = stage("*C@180\n??\nLR@180", hand=["DB/CFR.d", "L"], expansions=[EXPANSION, X8])
    scene.stand(1, "city@S").stand(0, "road@N", (0, 2)).turn("??")
    assert scene.kind == "castle"
    if converted:
        raise_it(scene)
    else:
        stay(scene)
    assert (scene.kind, scene.scores) == ("place_tile", [2, 0] if converted else [2, 4])


@clause("DRAW-35")
def test_a_castle_is_never_a_target() -> None:
    scene = stage("C@180\n*DB/CFR.d\n??", hand=["LR", "L"], expansions=[EXPANSION, X8])
    found(scene, 1, 0, 0, "N").stand(0, "road@S").turn("??", 180)
    assert (scene.kind, scene.scores, scene.supply()) == ("place_tile", [2, 2], [7, 7])
    assert [gate["up"] for gate in view(scene.game)["drawbridges"]] == [True]


# However the road is completed.


@clause("DRAW-36", "DRAW-10")
def test_a_bridge_that_closes_the_road() -> None:
    """Printed road, bridge, printed road: 3 points, then the drawbridge."""
    scene = stage("*DB/CR.d ?? .", hand=["L", "L"], expansions=[EXPANSION, X8]).stand(0, "road@E")
    scene.game.state.put("BA/LR", (2, 0), 90)
    scene.place("??")
    build(scene, 1, 0, "ew").end()
    assert (scene.kind, scene.scores) == ("drawbridge", [3, 0])


@clause("DRAW-36", "INT-15")
def test_an_abbey_that_closes_the_road() -> None:
    board = ".  L  .\n*DB/CR.d  .  L\n.  L  ."
    scene = stage(board, hand=["L"], expansions=[EXPANSION, AM]).stand(0, "road@E")
    scene.act(type="place_abbey", x=1, y=0).end()
    assert (scene.kind, scene.scores) == ("drawbridge", [1, 0])


@clause("DRAW-36")
def test_a_tile_got_at_a_bazaar_that_closes_the_road() -> None:
    scene = stage("*DB/CR.d ??r\nL ??b", hand=["BB/F.b", "L", "LR", "L"], expansions=[EXPANSION, X8])
    scene.stand(0, "road@E").turn("??b")
    scene.act(type="auction_choose", tile=1, bid=0)
    scene.act(type="pass")
    assert scene.hand == "BA/LR"
    scene.turn("??r", 90)
    assert (scene.kind, scene.seat) == ("drawbridge", 0)
    assert (cross(scene, (0, 0, "road@E"), CITY).seat, scene.kind) == (0, "place_tile")


@clause("DRAW-37", "INT-15")
def test_a_bridge_towards_a_city_makes_no_drawbridge() -> None:
    """It runs north from a monastery's road and ends where a tile with a city to its east is laid."""
    scene = stage("??\n.\n*LR@180", hand=["CRr", "L"], expansions=[EXPANSION, X8]).stand(0, "road@N")
    scene.game.state.put("BA/L", (0, -1), 0)
    span(scene, 0, -1, "ns")
    assert view(scene.game)["drawbridges"] == []
    scene.turn("??")
    assert (scene.kind, view(scene.game)["drawbridges"]) == ("place_tile", [])


@clause("DRAW-37", "INT-15")
def test_a_bridge_over_a_tile_with_a_drawbridge_does_not_lead_to_it() -> None:
    """The printed road south and its gate stay what they are; the bridge above them is another road."""
    scene = stage("*LR@270 . ??", hand=["LR", "L"], expansions=[EXPANSION, X8])
    scene.game.state.put("DB/CFR.d", (1, 0), 0)
    span(scene, 1, 0, "ew").stand(0, "road@E", (0, 0)).turn("??", 90)
    assert (scene.kind, scene.scores) == ("place_tile", [3, 0])


@clause("DRAW-38")
def test_no_crossing_in_final_scoring() -> None:
    scene = stage("*DB/CR.d RFr", hand=["L"]).stand(0, "road@E").finish()
    assert (entries(scene), scene.supply()) == ([(0, "road", 2)], [7, 7])


@clause("DRAW-41", "DRAW-26")
def test_crossed_follower_is_an_ordinary_knight() -> None:
    """Still in the same round of a bazaar the next tile closes the city, and he scores it."""
    scene = stage("??c .\n*DB/CR.d ??r\nL ??b", hand=["BB/F.b", "LR", "C", "L"], expansions=[EXPANSION, X8])
    scene.stand(0, "road@E", (0, 0)).turn("??b")
    scene.act(type="auction_choose", tile=0, bid=0)
    scene.act(type="pass")
    scene.turn("??r", 90)
    cross(scene, (0, 0, "road@E"), CITY)
    assert (scene.hand, scene.seat) == ("BA/C", 0)
    scene.turn("??c", 180)
    assert (scene.kind, scene.seat) == ("castle", 0)
    assert stay(scene).scores == [6, 0]


@clause("DRAW-42")
def test_a_cathedral_or_a_castle_beside_it_does_not_matter() -> None:
    scene = stage("IC/Cccc.c\n*DB/CFR.d\n??", hand=["LR", "L"], expansions=[EXPANSION, IC]).stand(0, "road@S")
    assert len(crossings(scene.turn("??", 180))) == 2
    scene = stage("*DB/CFR.d . .\n?? C@90 C@270", hand=["LR", "L"], expansions=[EXPANSION, X8])
    found(scene, 1, 1, 1, "E").stand(0, "road@S").turn("??", 180)
    assert crossings(scene) == [("meeple", ROAD, CITY)]


@clause("DRAW-43", "DRAW-10")
def test_an_inn_and_a_castle_beside_the_road_count_before_the_moves() -> None:
    """Five tiles with an inn: 10, the castle beside it 10, and then the drawbridge."""
    board = "*DB/CR.d IC/RFr.i RFr RFr ??\n. C@90 C@270 . ."
    scene = stage(board, hand=["LR", "L"], expansions=[EXPANSION, IC, X8])
    found(scene, 1, 1, 1, "E").stand(0, "road@E").turn("??", 90)
    assert (entries(scene), scene.kind) == ([(0, "road", 10), (1, "castle", 10)], "drawbridge")
    assert points(scene) == [10]


@clause("DRAW-29", "CASTLE-30")
@pytest.mark.parametrize(("revision", "supply", "inside"), [(8, [6, 6], [1]), (7, [6, 7], [])])
def test_a_scored_castle_is_left_after_the_moves(revision: int, supply: list[int], inside: list[int]) -> None:
    """TS-10: who goes over a drawbridge is asked before anybody goes home; in older games after castles."""
    board = "*DB/CR.d RFr ??\nC@90 C@270 ."
    scene = stage(board, hand=["LR", "L"], expansions=[EXPANSION, X8], revision=revision)
    found(scene, 1, 0, 1, "E").stand(0, "road@E").turn("??", 90)
    assert (entries(scene), scene.kind) == ([(0, "road", 3), (1, "castle", 3)], "drawbridge")
    assert (scene.supply(), view(scene.game)["castles"][0]["seats"]) == (supply, inside)
    stay(scene)
    assert (scene.supply(), view(scene.game)["castles"][0]["seats"]) == ([7, 7], [])


@clause("DRAW-4")
@pytest.mark.parametrize("expansion", sorted(registry.playable() - {"base", EXPANSION}))
def test_drawbridges_may_be_played_with_any_other_expansion(expansion: str) -> None:
    data = {"seats": ["Ann", "Bob"], "expansions": [EXPANSION, expansion]}
    needs = [need for module in registry.modules() if module.expansion == expansion for need in module.needs]
    setup = Setup.from_json({**data, "expansions": sorted({EXPANSION, expansion, *needs} - {"base"})})
    assert any(tile.startswith("DB/") for tile in setup.bag())


def test_a_crossing_is_written_down_and_replays() -> None:
    scene = stage("*RFr ?a ?b", hand=["DB/RC.d", "L", "LR", "L"])
    scene.turn("?a", deploy="road@W").turn((0, -1)).turn((-1, 0), 270)
    cross(scene, (1, 0, "road@W"), (1, 0, "city@N"))
    record = Record.from_json(record_of(scene.game).to_json())
    assert view(record.game()) == view(scene.game)
