"""Under the Big Top beside towers, the City of Carcassonne, and hills."""

from __future__ import annotations

from typing import Any

from rules import view
from rules.chance import Results
from tests.clauses import clause
from tests.rules.abbey_and_mayor.abbey_stage import raise_barn
from tests.rules.count.stage import asked, block_at, inside
from tests.rules.count.stage import stage as city_stage
from tests.rules.hills_and_sheep.stage import herd, stable
from tests.rules.scene import entries
from tests.rules.tower.stage import build, guarded, jailed, prey, sites, take
from tests.rules.under_the_big_top.stage import (
    ABBEYS,
    EXPANSION,
    FIRST,
    STAGE,
    TOP,
    acrobat_on,
    acrobats,
    offered,
    stage,
    tent,
    tent_on,
)

# A circus where a road ends.
CLOSER = "BT/ffrf.bt"
# A foundation with acrobats beside it; a tile at ?? is out of the way.
YARD = f"*TO/L {STAGE} L ??"


@clause("ACRO-12", "TOP-10")
def test_tower_captures_acrobats_one_at_a_time_and_leaves_the_tent() -> None:
    scene = tent_on(acrobat_on(stage(YARD, "tower"), (1, 1, 0), 1, 0), 1, 0).place("??")
    assert sites(scene) == [(0, 0)]
    build(scene)
    assert (1, "meeple", 1, 0, "acrobats") in prey(scene)
    take(scene, 1, 1, 0, "acrobats")
    assert (sorted(acrobats(scene, 1, 0)), tent(scene)) == ([0, 1], (1, 0))


@clause("ACRO-10", "ACRO-12")
def test_who_scores_a_pyramid_puts_no_tower_piece() -> None:
    scene = acrobat_on(stage(YARD, "tower"), (1, 1, 1), 1, 0).place("??")
    assert {"place_tower", "score_pyramid"} <= offered(scene)
    assert "place_tower" not in offered(scene.act(type="score_pyramid", x=1, y=0))


@clause("CIRCUS-8", "INT-83")
def test_guard_on_a_tower_counts_for_the_circus_and_prisoners_do_not() -> None:
    scene = stage("*TO/L L ??", "tower", hand=[TOP, "L"], tokens=[4])
    guarded(tent_on(scene, 1, 0), 1)
    assert entries(jailed(scene, 0, 1).turn("??")) == [(1, "circus", 4)]


@clause("INT-83")
def test_guard_on_a_tower_too_far_from_the_tent_does_not_count() -> None:
    scene = stage("*TO/L L L ??", "tower", hand=[TOP, "L"], tokens=[4])
    assert entries(guarded(tent_on(scene, 2, 0), 1).turn("??")) == []


@clause("CIRCUS-8", "INT-83")
def test_follower_in_a_quarter_does_not_count_but_one_on_the_block_does() -> None:
    start = [*block_at(0, 0), {"tile": "BA/L", "x": 4, "y": 0, "rotation": 0}]
    start.append({"tile": "BA/L", "x": 4, "y": 1, "rotation": 0})
    keys: dict[str, Any] = {
        "start": start,
        "sets": {"base": 2, EXPANSION: 1},
        "hand": [TOP, "L"],
        "tokens": [6],
    }
    scene = tent_on(stage("*L", "count", **keys), 4, 0)
    inside(scene, 0, "market").stand(1, "monastery", (4, 1))
    x, y, rotation = next(p for p in scene.can_place() if p[0] > 4)
    scene.place((x, y), rotation).end()
    assert [entry for entry in entries(scene) if entry[1] == "circus"] == [(1, "circus", 6)]


@clause("RING-9", "COUNT-10")
def test_own_ringmaster_brings_points_and_so_no_right_to_enter_the_city() -> None:
    board = f"{STAGE} L . .\n*LR@270 RFr ?? .\n. . . ?a"
    for mine, asks in (("meeple", ("enter_city", 0)), ("ringmaster", ("place_tile", 1))):
        keys: dict[str, Any] = {"edition": FIRST, "hand": ["LR", "L", "L"]}
        scene = city_stage(board, EXPANSION, **keys).stand(0, "road@E", piece=mine)
        scene.stand(1, "road@E").stand(1, "road@E").turn("??", 90)
        assert asked(scene) == asks
    assert entries(scene) == [(1, "road", 3), (0, "ringmaster", 2)]


@clause("RING-9", "COUNT-10", "RING-6")
def test_points_of_the_ringmaster_of_another_give_the_right() -> None:
    board = f"*{STAGE} L\nL ??"
    keys: dict[str, Any] = {"edition": FIRST, "hand": ["L", "L", "L"], "supply": {"abbey": 0}}
    scene = city_stage(board, EXPANSION, ABBEYS, **keys)
    scene.stand(1, "field@NL", piece="ringmaster")
    raise_barn(scene.place("??"), "NW", "field@NL").end()
    assert (entries(scene), asked(scene)) == ([(1, "ringmaster", 2)], ("enter_city", 0))


@clause("COUNT-11", "CIRCUS-9")
def test_points_of_the_circus_do_not_count_for_the_right() -> None:
    # The example of COUNT-11: the tile closes a road of the other and moves the tent, beside which both have
    # followers; the one of the road is home by then.
    keys: dict[str, Any] = {"edition": FIRST, "hand": [CLOSER, "L", "L"]}
    scene = tent_on(city_stage("*LR@270 RFr ?? .\n. . . ?a", EXPANSION, **keys), 0, 0)
    scene.game.results = Results({"animals": [3]})
    scene.stand(0, "monastery").stand(1, "road@E").stand(1, "field@NL").stand(1, "field@NL")
    scene.turn("??", 90)
    assert entries(scene) == [(1, "road", 3), (0, "circus", 3), (1, "circus", 6)]
    assert asked(scene) == ("enter_city", 0)


@clause("COUNT-11", "ACRO-5")
def test_points_of_a_pyramid_do_not_count_for_the_right() -> None:
    keys: dict[str, Any] = {"edition": FIRST, "hand": ["LR", "L", "L"]}
    scene = city_stage(f"*LR@270 RFr ?? {STAGE}\n. . . ?a", EXPANSION, **keys)
    acrobat_on(scene.stand(1, "road@E"), (0, 0, 0), 3, 0).place("??", 90)
    scene.act(type="score_pyramid", x=3, y=0).end()
    assert entries(scene) == [(0, "acrobats", 15), (1, "road", 3)]
    assert asked(scene) == ("enter_city", 0)


@clause("CIRCUS-5")
def test_shepherd_does_not_count() -> None:
    scene = stage("*L ??", "hills-and-sheep", hand=[TOP, "L"])
    scene.game.results = Results({"animals": [6], "sheep": []})
    herd(tent_on(scene, 0, 0), 0, 2).stand(1, "monastery").turn("??")
    assert {"animals", "sheep"} <= set(view(scene.game)["bags"])
    assert scene.kind == "flock"
    stable(scene)
    assert entries(scene)[1:] == [(1, "circus", 6)]
