"""DRAGON-14 to DRAGON-22: six steps, made by the players in turn."""

from __future__ import annotations

import pytest

from rules import view
from rules.setup.options import EDITIONS
from tests.clauses import clause
from tests.rules.princess_and_dragon.stage import (
    BRIDGES,
    MOVES,
    TRADERS,
    dragon,
    dragon_on,
    fairy_on,
    fairy_with,
    offered,
    stage,
    step,
    ways,
)
from tests.rules.scene import entries
from tests.rules.traders_and_builders.stage import at_work, first_fit, halves

# The way round the nine tiles, inwards.
ROUND = ((1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2))
AFTER = {"dragon.moves": "after-scoring"}


@clause("DRAGON-14", "DRAGON-16", "DRAGON-22")
@pytest.mark.parametrize(("seats", "movers"), [(2, [0, 1] * 3), (4, [0, 1, 2, 3, 0, 1]), (6, list(range(6)))])
def test_six_steps_clockwise_from_who_placed_the_tile(seats: int, movers: list[int]) -> None:
    scene = stage(seats=seats).turn("??")
    asked = []
    for cell in ROUND:
        assert scene.kind == "dragon"
        asked.append(scene.seat)
        step(scene, cell)
    assert asked == movers
    assert (scene.kind, scene.seat) == ("place_tile", 1)
    assert dragon(scene) == {"x": 0, "y": 2}


@clause("DRAGON-14")
def test_the_placer_may_first_take_a_figure_action_on_the_dragon_tile() -> None:
    scene = stage().place("??")
    assert {"deploy", "end_turn"} <= offered(scene)
    assert scene.deploy("field@NL").end().kind == "dragon"


@clause("DRAGON-14", "DRAGON-13")
def test_a_tile_without_the_symbol_moves_nothing() -> None:
    assert stage(hand=["RFr", "L"]).turn("??").kind == "place_tile"


@clause("DRAGON-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_all_editions_it_moves_before_scoring(edition: str) -> None:
    assert stage(edition=edition).game.setup.options["dragon.moves"] == "before-scoring"


@clause("DRAGON-15", "DRAGON-23")
def test_before_scoring_a_thief_eaten_brings_nothing() -> None:
    scene = stage("DG/F.v L . .\n*LR@270  RFr  ??  LR@90", hand=[MOVES, "L"]).stand(1, "road@E", (1, 0))
    step(scene.turn("??"), (1, -1), (1, 0))
    assert (scene.supply(), entries(scene)) == ([7, 7], [])
    step(scene, (2, 0), (3, 0))
    assert (scene.kind, entries(scene)) == ("place_tile", [])


@clause("DRAGON-15")
def test_after_scoring_he_has_scored_and_is_home() -> None:
    scene = stage("DG/F.v L . .\n*LR@270  RFr  ??  LR@90", hand=[MOVES, "L"], options=AFTER)
    scene.stand(1, "road@E", (1, 0)).turn("??")
    assert (scene.kind, entries(scene), scene.supply()) == ("dragon", [(1, "road", 4)], [7, 7])


@clause("DRAGON-17")
def test_a_step_goes_to_a_tile_beside_never_diagonal_never_to_an_empty_cell() -> None:
    scene = dragon_on(stage().turn("??"), (0, 0))
    assert ways(scene) == [(0, 1), (1, 0)]
    for x, y in ((1, 1), (-1, 0), (0, 0), (2, 0)):
        refusal = scene.refuses(type="move_dragon", x=x, y=y)
        assert (refusal.code, refusal.clause) == ("dragon.step", "DRAGON-17")
    assert offered(scene) == {"move_dragon"}
    scene.refuses(type="pass")


@clause("DRAGON-18")
def test_no_tile_twice_and_the_first_counts_as_visited() -> None:
    scene = step(stage().turn("??"), (1, 0))
    refusal = scene.refuses(type="move_dragon", x=0, y=0)
    assert (refusal.code, refusal.clause) == ("dragon.twice", "DRAGON-18")
    assert ways(step(scene, (1, 1))) == [(0, 1), (1, 2), (2, 1)]


@clause("DRAGON-18", "DRAGON-21")
def test_everybody_sees_the_tiles_visited_and_the_steps_left() -> None:
    scene = stage().turn("??")
    assert dragon(scene) == {"x": 0, "y": 0, "steps": 6, "visited": [[0, 0]]}
    step(scene, (1, 0), (1, 1))
    assert dragon(scene) == {"x": 1, "y": 1, "steps": 4, "visited": [[0, 0], [1, 0], [1, 1]]}
    assert view(scene.game, 1)["decision"]["kind"] == "dragon"
    assert "actions" not in view(scene.game, 1)["decision"]


@clause("DRAGON-19", "FAIRY-9")
def test_it_may_not_enter_the_fairys_tile() -> None:
    scene = fairy_on(stage(), (1, 0)).turn("??")
    assert ways(scene) == [(0, 1)]
    refusal = scene.refuses(type="move_dragon", x=1, y=0)
    assert (refusal.code, refusal.clause) == ("dragon.fairy", "DRAGON-19")


@clause("DRAGON-20")
def test_a_dead_end_ends_the_movement() -> None:
    scene = fairy_on(stage("*DG/F.v  L\nLR@270  RFr  ??", hand=[MOVES, "L", "L"]), (1, 1)).turn("??")
    step(scene, (1, 0))
    assert (scene.kind, scene.seat, dragon(scene)) == ("place_tile", 1, {"x": 1, "y": 0})


@clause("DRAGON-20")
def test_without_a_first_step_nobody_is_asked() -> None:
    scene = stage("*DG/F.v . LR@270 ??", hand=[MOVES, "L"]).turn("??")
    assert (scene.kind, dragon(scene)) == ("place_tile", {"x": 0, "y": 0})


@clause("DRAGON-21", "BASE-TS-2")
def test_a_step_is_asked_also_when_one_tile_is_legal() -> None:
    scene = step(stage("*DG/F.v L . .\n. . LR@270 ??", hand=[MOVES, "L"]).turn("??"))
    assert (scene.kind, ways(scene)) == ("dragon", [(1, 0)])


@clause("DRAGON-21", "HOUSE-2")
def test_a_seat_that_leaves_is_passed_over_and_there_are_still_six_steps() -> None:
    scene = step(stage(seats=3).turn("??"), (1, 0))
    assert scene.seat == 1
    scene.forfeit(1)
    assert (scene.kind, scene.seat, dragon(scene)) == (
        "dragon",
        2,
        {"x": 1, "y": 0, "steps": 5, "visited": [[0, 0], [1, 0]]},
    )
    asked = []
    for cell in ROUND[1:]:
        asked.append(scene.seat)
        step(scene, cell)
    assert asked == [2, 0, 2, 0, 2]
    assert scene.kind == "place_tile"


@clause("DRAGON-21", "HOUSE-2")
def test_a_placer_who_leaves_before_ending_the_turn_sets_it_off_all_the_same() -> None:
    scene = stage(seats=3).place("??").forfeit(0)
    assert (scene.kind, scene.seat) == ("dragon", 1)
    scene.forfeit(1)
    assert scene.game.over


@clause("DRAGON-22")
def test_each_movement_begins_with_nothing_visited_but_its_own_tile() -> None:
    scene = step(
        stage(hand=[MOVES, MOVES, "L"], sets={"base": 2, "princess-and-dragon": 2}).turn("??"), *ROUND
    )
    scene.turn((3, 1))
    assert dragon(scene) == {"x": 0, "y": 2, "steps": 6, "visited": [[0, 2]]}
    assert set(ways(scene)) == {(0, 1), (1, 2)}


@clause("DRAGON-21", "BASE-TS-4")
def test_steps_cannot_be_undone() -> None:
    scene = step(stage().turn("??"), (1, 0))
    assert not any(scene.game.can_undo(seat) for seat in (0, 1))


@clause("DRAGON-32", "INT-48", "X8-DRAGON-2")
def test_a_bought_dragon_tile_moves_it_before_the_round_goes_on() -> None:
    options = {"bazaar.free_variant": "on"}
    scene = stage(
        "*DG/F.v L LR@270 ?b\nL L . .\n?? . . .",
        BRIDGES,
        seats=3,
        hand=["BB/F.b", MOVES, "L", "L"],
        options=options,
    )
    scene.turn("??").act(type="choose_tile", tile=0).turn("?b")
    asked = []
    while scene.kind == "dragon":
        asked.append(scene.seat)
        step(scene, ways(scene)[0])
    assert asked[:2] == [1, 2]
    assert (scene.kind, scene.seat) == ("choose_tile", 2)


@clause("DRAGON-35")
def test_an_abbey_is_a_tile_like_others_for_its_way() -> None:
    scene = stage(
        "L  L  L\n*L  ??  L\nL  L  LR@270",
        "abbey-and-mayor",
        hand=["DG/F.v", MOVES, "L"],
        supply={"abbey": 1},
    )
    scene.act(type="place_abbey", x=1, y=0).end()
    dragon_on(scene, (0, 0))
    scene.act(type="draw_tile") if scene.kind == "abbey" else None
    scene.turn((3, 0), scene.can_place()[0][2])
    scene.turn((3, 1), 0)
    assert scene.kind == "dragon"


@clause("DRAGON-36", "BUILDER-5")
def test_each_half_of_a_double_turn_has_its_own_movement() -> None:
    text = "DG/F.v L . . .\n*LR@270 ?a ?b . ."
    scene = at_work(stage(text, TRADERS, hand=[MOVES, "DG/Rr.d", "L", "L"])).turn("?a")
    assert scene.kind == "dragon"
    # The builder is eaten in the first half; the second one is kept.
    step(scene, (0, 0))
    assert scene.supply("builder") == [1, 1]
    step(scene, (1, 0), (1, -1))
    assert (scene.kind, scene.seat, halves(scene)) == ("place_tile", 0, (0, 2, 2))
    scene.turn("?b", 90)
    assert (scene.kind, scene.seat) == ("dragon", 0)


@clause("DRAGON-36", "X8-BUILDER-7")
def test_a_second_half_earned_by_a_bridge_is_kept_when_the_builder_is_eaten() -> None:
    text = "DG/F.v . . .\n*LR@270 ?? LR@90 ."
    scene = at_work(stage(text, TRADERS, BRIDGES, hand=["DG/C.d", "L", "L"], edition="hig-2010"))
    assert any(a.get("needs") for a in scene.game.legal())
    first = next(a for a in scene.game.legal() if a["type"] == "place_tile" and (a["x"], a["y"]) == (1, 0))
    scene.game.apply(first)
    scene.game.apply(next(a for a in scene.game.legal() if a["type"] == "build_bridge"))
    scene.end()
    step(scene, (0, 0))
    while scene.kind == "dragon":
        step(scene, ways(scene)[0])
    assert halves(scene) == (0, 2, 2)
    first_fit(scene)


@clause("FAIRY-9")
def test_whoever_stands_on_her_tile_is_safe_also_when_her_follower_has_gone() -> None:
    scene = stage().stand(0, "monastery", (1, 0)).stand(1, "field@NL", (1, 0))
    fairy_with(scene, 0)
    scene.turn("??")
    assert ways(scene) == [(0, 1)]
