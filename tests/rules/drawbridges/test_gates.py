"""Chapters 1 and 2 of DRAW: the tiles, which drawbridges are down, and who may use them."""

from __future__ import annotations

import pytest

from rules import Setup, catalogue, view
from rules.setup.options import EDITIONS
from tests.clauses import clause
from tests.rules.drawbridges.gate import EXPANSION, cross, crossing, crossings, stage, stay, up
from tests.rules.scene import Scene, entries

# A drawbridge with its city to the north; its road goes south, where the tile that closes it will lie.
GATE = "*DB/CFR.d\n??"
ROAD, CITY = (0, 0, "road@S"), (0, 0, "city@N")
# One road behind which two cities lie, in the north and in the west.
FORK = "*DB/CCR.d  ??"


def closed(*thieves: int, knights: tuple[int, ...] = (), board: str = GATE, seats: int = 2) -> Scene:
    """Ann has just closed the road of two tiles on which these seats have a follower each."""
    scene = stage(board, hand=["LR", "L", "L"], seats=seats)
    for seat in thieves:
        scene.stand(seat, "road@S")
    for seat in knights:
        scene.stand(seat, "city@N")
    return scene.turn("??", 180)


@clause("DRAW-1", "DRAW-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_twelve_tiles_in_the_pile_and_nothing_else(edition: str) -> None:
    plain = Setup.from_json({"seats": ["Ann", "Bob"], "edition": edition})
    expanded = Setup.from_json({"seats": ["Ann", "Bob"], "edition": edition, "expansions": [EXPANSION]})
    assert len(expanded.bag()) == len(plain.bag()) + 12
    assert stage("*L", edition=edition).supply() == [7, 7]
    assert {**expanded.options} == {**plain.options, "drawbridge.tie": "nobody"}


@clause("DRAW-2", "DRAW-7")
def test_every_gate_has_a_drawbridge() -> None:
    for design in catalogue()[EXPANSION].designs:
        gates = [j["joins"] for j in design.raw["junctions"] if j["crossing"] in ("city", "branch")]
        assert sorted(map(sorted, design.raw["drawbridges"])) == sorted(map(sorted, gates)) != []
    seen = view(stage(FORK).game)["drawbridges"]
    assert seen == [
        {"x": 0, "y": 0, "feature": "road@E", "city": "city@N", "up": False},
        {"x": 0, "y": 0, "feature": "road@E", "city": "city@W", "up": False},
    ]


@clause("DRAW-5", "DRAW-6", "DRAW-7")
def test_there_is_a_tile_of_each_kind() -> None:
    designs = catalogue()[EXPANSION].designs
    kinds = {(len(d.raw["drawbridges"]), len(d.segments[d.raw["drawbridges"][0][0]].ports)) for d in designs}
    # One road end at the gate; a road that passes; one road to two cities.
    assert kinds == {(1, 1), (1, 2), (2, 1)}


@clause("DRAW-8", "DRAW-9")
def test_tiles_are_placed_and_claimed_like_any() -> None:
    scene = stage("*RFr ??", hand=["DB/CRFr.d", "L"]).place("??")
    assert scene.can_deploy() == ["city@N", "field@EL", "field@ER", "field@WR", "road@E"]
    assert scene.deploy("city@N").end().kind == "place_tile"
    assert stage("*C ??", hand=["DB/CFR.d"]).refuses_place("??", 90).clause == "BASE-PLACE-2"


@clause("DRAW-5")
def test_a_road_past_a_gate_needs_both_ends_closed() -> None:
    scene = stage("?a  *DB/CRFr.d  ?b", hand=["LR", "LR", "L"]).stand(0, "road@E")
    scene.turn("?b", 90)
    assert (scene.kind, scene.scores) == ("place_tile", [0, 0])
    scene.turn("?a", 270)
    assert (scene.kind, scene.seat, scene.scores) == ("drawbridge", 0, [3, 0])
    assert crossings(scene) == [("meeple", (0, 0, "road@E"), (0, 0, "city@N"))]


@clause("DRAW-10", "DRAW-14", "DRAW-12", "DRAW-21")
def test_the_road_scores_and_then_its_holder_may_cross() -> None:
    scene = closed(0)
    assert (scene.kind, scene.seat, entries(scene)) == ("drawbridge", 0, [(0, "road", 2)])
    assert view(scene.game)["decision"]["about"] == {"x": 0, "y": 0, "feature": "road@S"}
    assert scene.game.legal() == [
        {"seat": 0, **crossing(ROAD, CITY)},
        {"seat": 0, "type": "pass"},
    ]
    assert not scene.game.can_undo(0)
    cross(scene, ROAD, CITY)
    assert view(scene.game)["pieces"] == [{"seat": 0, "piece": "meeple", "x": 0, "y": 0, "feature": "city@N"}]
    assert (scene.kind, scene.seat, scene.supply(), scene.scores) == ("place_tile", 1, [6, 7], [2, 0])


@clause("DRAW-14", "DRAW-21")
def test_holder_of_the_road_may_decline() -> None:
    scene = stay(closed(0))
    assert (scene.kind, scene.supply(), scene.scores) == ("place_tile", [7, 7], [2, 0])
    assert view(scene.game)["pieces"] == []


@clause("DRAW-14", "HOUSE-2")
def test_followers_of_a_seat_that_has_left_go_home() -> None:
    scene = closed(2, seats=3)
    assert (scene.kind, scene.seat) == ("drawbridge", 2)
    scene.forfeit(2)
    assert (scene.kind, scene.supply()) == ("place_tile", [7, 7, 7])


@clause("DRAW-11")
def test_a_drawbridge_to_a_complete_city_is_up() -> None:
    scene = closed(0, board="C@180\n*DB/CFR.d\n??")
    assert (scene.kind, scene.supply(), scene.scores, up(scene)) == ("place_tile", [7, 7], [2, 0], [True])


@clause("DRAW-11", "DRAW-12")
def test_state_of_a_drawbridge_is_shown() -> None:
    scene = stage("??\n*DB/CFR.d", hand=["C", "L"])
    assert up(scene) == [False]
    assert up(scene.turn("??", 180)) == [True]


@clause("DRAW-13")
def test_road_and_city_completed_together() -> None:
    scene = stage("*C@180\n??\nLR@180", hand=["DB/CFR.d", "L"]).stand(0, "city@S").stand(0, "road@N", (0, 2))
    scene.turn("??")
    assert (scene.kind, scene.scores, scene.supply()) == ("place_tile", [6, 0], [7, 7])


@clause("DRAW-15", "DRAW-26")
@pytest.mark.parametrize("knights", [(0,), (1,), (1, 1, 0)])
def test_knights_in_the_city_do_not_prevent_it(knights: tuple[int, ...]) -> None:
    scene = cross(closed(0, knights=knights), ROAD, CITY)
    assert scene.figures(*CITY) == {seat: [*knights, 0].count(seat) for seat in {*knights, 0}}


@clause("DRAW-16", "DRAW-6")
@pytest.mark.parametrize(("goal", "other"), [("city@N", "city@W"), ("city@W", "city@N")])
def test_the_mover_chooses_the_city(goal: str, other: str) -> None:
    scene = stage(FORK, hand=["LR", "L"]).stand(0, "road@E").turn("??", 90)
    assert [to[2] for _, _, to in crossings(scene)] == ["city@N", "city@W"]
    cross(scene, (0, 0, "road@E"), (0, 0, goal))
    assert (scene.figures(0, 0, goal), scene.figures(0, 0, other)) == ({0: 1}, {})
    assert scene.kind == "place_tile"


@clause("DRAW-27", "DRAW-30")
def test_crossings_are_listed_by_piece_start_and_goal() -> None:
    scene = stage("?? *DB/CCR.d@180", hand=["LR", "L"]).stand(0, "road@W").turn("??", 270)
    assert [to[2] for _, _, to in crossings(scene)] == ["city@E", "city@S"]


@clause("DRAW-16", "DRAW-11", "DRAW-12")
def test_mover_chooses_among_drawbridges_that_are_down() -> None:
    scene = stage("C@180 .\n*DB/CCR.d ??", hand=["LR", "L"]).stand(0, "road@E").turn("??", 90)
    assert crossings(scene) == [("meeple", (0, 0, "road@E"), (0, 0, "city@W"))]
    refusal = scene.refuses(**crossing((0, 0, "road@E"), CITY))
    assert (refusal.code, refusal.clause) == ("drawbridge.up", "DRAW-11")


@clause("DRAW-17", "DRAW-18")
@pytest.mark.parametrize(("goals", "left"), [([], 0), (["N"], 1), (["N", "N"], 2), (["W", "N"], 2)])
def test_each_follower_goes_where_its_owner_likes(goals: list[str], left: int) -> None:
    scene = stage("*DB/CCR.d RFr ??", hand=["LR", "L"]).stand(0, "road@E").stand(0, "road@W", (1, 0))
    scene.turn("??", 90)
    starts = [(1, 0, "road@E"), (0, 0, "road@E")]
    for start, goal in zip(starts, goals, strict=False):
        cross(scene, start, (0, 0, f"city@{goal}"))
    if left < 2:
        stay(scene)
    assert (scene.kind, scene.supply()) == ("place_tile", [7 - left, 7])
    assert scene.figures(0, 0, "city@N")[0] == goals.count("N")
    assert scene.figures(0, 0, "city@W")[0] == goals.count("W")


@clause("DRAW-17")
def test_two_followers_on_one_place_are_listed_once_and_go_one_by_one() -> None:
    scene = closed(0, 0)
    assert crossings(scene) == [("meeple", ROAD, CITY)]
    assert crossings(cross(scene, ROAD, CITY)) == [("meeple", ROAD, CITY)]
    assert stay(scene).supply() == [6, 7]


@clause("DRAW-18", "DRAW-19", "DRAW-21")
def test_the_worked_example_of_a_road_between_two_cities() -> None:
    """Red two, Blue one on six tiles: Red 6; one goes to the bigger city, the others return."""
    board = "CFc.1@90 . . . . .\n*DB/CR.d RFr RFr RFr RFr ??"
    scene = stage(board, hand=["DB/RC.d", "L"])
    scene.stand(0, "road@E").stand(0, "road@E", (2, 0)).stand(1, "road@E", (1, 0)).turn("??")
    assert (scene.scores, scene.seat) == ([6, 0], 0)
    goals = [(0, -1, "city@N"), (0, 0, "city@N"), (5, 0, "city@N")]
    starts = [(0, 0, "road@E"), (2, 0, "road@E")]
    assert crossings(scene) == [("meeple", start, goal) for start in starts for goal in goals]
    cross(scene, (2, 0, "road@W"), (0, 0, "city@N"))
    assert (scene.kind, scene.supply()) == ("drawbridge", [5, 6])
    stay(scene)
    assert (scene.kind, scene.supply(), scene.figures(0, 0, "city@N")) == ("place_tile", [6, 7], {0: 1})


@clause("DRAW-20", "DRAW-22")
def test_in_a_tie_nobody_crosses_and_all_score() -> None:
    scene = closed(0, 1)
    assert (scene.kind, scene.scores, scene.supply()) == ("place_tile", [2, 2], [7, 7])


@clause("DRAW-22")
def test_tied_seats_cross_where_the_option_says_so() -> None:
    scene = stage(GATE, hand=["LR", "L"], options={"drawbridge.tie": "each-tied"}, seats=3)
    scene.stand(2, "road@S").stand(1, "road@S").turn("??", 180)
    assert (scene.scores, scene.seat) == ([0, 2, 2], 1)
    cross(scene, ROAD, CITY)
    assert scene.seat == 2
    assert (cross(scene, ROAD, CITY).supply(), scene.kind) == ([7, 6, 6], "place_tile")


@clause("DRAW-22")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_edition_lets_the_tied_cross(edition: str) -> None:
    setup = Setup.from_json({"seats": ["Ann", "Bob"], "edition": edition, "expansions": [EXPANSION]})
    assert setup.options["drawbridge.tie"] == "nobody"


@clause("DRAW-14")
def test_invalid_crossings_are_refused() -> None:
    scene = closed(0, 0, 1)
    good = crossing(ROAD, CITY)
    for start in ((0, 0, "city@N"), (0, 1, "road@N"), (3, 3, "road@N")):
        assert scene.refuses(**crossing(start, CITY)).code == "drawbridge.from"
    assert scene.refuses(**{**good, "piece": "barn"}).code == "drawbridge.from"
    assert scene.refuses(**crossing(ROAD, (9, 9, "city@N"))).code == "drawbridge.to"
    assert scene.refuses(**crossing(ROAD, (0, 1, "monastery"))).clause == "DRAW-16"
    assert scene.refuses(**{**good, "seat": 1}).code == "seat.turn"


@pytest.mark.parametrize("field", ["from", "to"])
@pytest.mark.parametrize(
    "value",
    [
        None,
        "road@S",
        [0, 0, "road@S"],
        {},
        {"x": 0, "y": 0},
        {"x": 0, "y": 0, "feature": "road@S", "z": 1},
        {"x": "0", "y": 0, "feature": "road@S"},
        {"x": 0, "y": True, "feature": "road@S"},
        {"x": 0, "y": 0, "feature": ["road@S"]},
    ],
)
def test_malformed_places_are_refused(field: str, value: object) -> None:
    scene = closed(0)
    assert scene.refuses(**{**crossing(ROAD, CITY), field: value}).code == "action.field"


def test_changed_copy_of_an_action_does_not_change_the_game() -> None:
    scene = closed(0)
    action = {"seat": 0, **crossing(ROAD, CITY)}
    scene.game.apply(action)
    action["to"]["x"] = 77
    assert scene.game.log[-1]["to"] == {"x": 0, "y": 0, "feature": "city@N"}
