"""Acrobats and the tent beside dragon, fairy, princess and portal (ACRO-2, ACRO-12, TOP-9, TOP-10)."""

from __future__ import annotations

from typing import Any

import pytest

from rules import catalogue, view
from tests.clauses import clause
from tests.rules.princess_and_dragon.stage import (
    dragon_on,
    fairy,
    fairy_goals,
    fairy_to,
    fairy_with,
    knights,
    step,
    ways,
)
from tests.rules.scene import Scene, entries
from tests.rules.under_the_big_top.stage import (
    DRAGONS,
    STAGE,
    acrobat_on,
    acrobats,
    climb,
    climbing,
    offered,
    stage,
    stages,
    tent,
    tent_on,
)

FAR = f"*L ??\n. L\n. L\n. {STAGE}"


def near(*seats: int, **keys: Any) -> Scene:
    """Acrobats of these seats at (0, 0)."""
    setup = {"hand": ["L", "L", "L"], **keys}
    return acrobat_on(stage(f"*{STAGE} L ??", DRAGONS, **setup), seats, 0, 0)


def tile_with(word: str) -> str:
    """Return a tile of the first edition that shows it."""
    return next(d.id for d in catalogue()[DRAGONS].designs if word in str(d.raw) and d.count(False))


@clause("ACRO-2", "PORTAL-6")
def test_portal_leads_to_any_acrobat_tile_with_room() -> None:
    tile = tile_with("portal")
    scene = stage(FAR, DRAGONS, "phantom", hand=[tile, "L"])
    x, y, rotation = scene.can_place()[0]
    scene.place((x, y), rotation)
    assert ("meeple", 1, 3) in stages(scene)
    assert acrobats(climb(scene, 1, 3), 1, 3) == [0]
    # The portal is used: the phantom stays on the tile just placed.
    assert all(a["x"] == x and a["y"] == y for a in scene.game.legal() if a["type"] == "deploy")
    full = acrobat_on(stage(FAR, DRAGONS, hand=[tile, "L"]), (1, 1, 1), 1, 3)
    full.place((x, y), rotation)
    assert full.refuses(**climbing(1, 3)).clause == "ACRO-1"


@clause("ACRO-2", "PORTAL-6", "PHANTOM-13")
def test_acrobat_around_the_tile_just_placed_leaves_the_portal_to_the_phantom() -> None:
    tile = tile_with("portal")
    scene = stage(f"*{STAGE} L", DRAGONS, "phantom", hand=[tile, "L"])
    x, y, rotation = next(at for at in scene.can_place() if at[:2] in ((0, 1), (0, -1), (-1, 0)))
    scene.place((x, y), rotation)
    assert acrobats(climb(scene, 0, 0), 0, 0) == [0]
    assert any((a["x"], a["y"]) == (1, 0) for a in scene.game.legal() if a["type"] == "deploy")


@clause("ACRO-2")
def test_no_portal_no_acrobat_far_away() -> None:
    scene = stage(FAR, DRAGONS, hand=["L", "L"]).place("??")
    assert scene.refuses(**climbing(1, 3)).clause == "ACRO-2"


@clause("ACRO-12", "DRAGON-22")
def test_dragon_eats_acrobats() -> None:
    scene = stage(f"*DG/F.v {STAGE} L\nLR@270 RFr ??", DRAGONS, hand=["DG/RFr.d", "L"])
    acrobat_on(scene, (0, 1, 1), 1, 0)
    dragon_on(scene, (0, 0)).turn("??")
    step(scene, (1, 0))
    assert (acrobats(scene, 1, 0), scene.supply(), entries(scene)) == ([], [7, 7], [])


@clause("DRAGON-2", "ACRO-12")
def test_no_acrobat_comes_to_the_dragon() -> None:
    scene = dragon_on(near(1), (0, 0))
    scene.place((0, 1))
    assert stages(scene) == []
    assert scene.refuses(**climbing(0, 0)).clause in ("DRAGON-2", "DRAGON-5")


@clause("PRINCESS-14")
def test_acrobats_are_no_knights() -> None:
    tile = tile_with("princess")
    scene = near(1, 1, hand=[tile, "L"])
    x, y, rotation = scene.can_place()[0]
    scene.place((x, y), rotation)
    assert knights(scene) == []


@clause("TOP-9", "FAIRY-12")
def test_fairy_counts_for_all_acrobats_of_her_pyramid() -> None:
    scene = near(0, 1, 1).place("??")
    assert (0, 0, "acrobats", "meeple") in fairy_goals(scene)
    fairy_to(scene, 0, 0, "acrobats").end()
    seen = fairy(scene)
    assert seen is not None
    assert (seen["x"], seen["y"], seen["feature"], seen["seat"]) == (0, 0, "acrobats", 0)
    # Bob's turn: his two acrobats stand with her although she was moved to Ann's.
    assert entries(scene) == [(1, "fairy_turn", 2)]
    x, y, rotation = scene.can_place()[0]
    scene.place((x, y), rotation).end()
    assert entries(scene)[1:] == [(0, "fairy_turn", 1)]


@clause("TOP-9", "FAIRY-4")
def test_fairy_on_the_tile_counts_for_each_acrobat_too() -> None:
    scene = near(1, 1, options={"fairy.place": "on-tile"}).place("??")
    assert scene.refuses(type="move_fairy", x=2, y=0)
    acrobat_on(scene, (0,), 0, 0)
    fairy_to(scene, 0, 0).end()
    assert entries(scene) == [(1, "fairy_turn", 2)]


@clause("TOP-9", "FAIRY-12")
def test_fairy_beside_another_figure_counts_for_him_alone() -> None:
    scene = near(0, 1, 1).stand(1, "monastery", (1, 0))
    fairy_with(scene).place("??").end()
    assert entries(scene) == [(1, "fairy_turn", 1)]


@clause("TOP-9")
def test_pyramid_that_is_scored_brings_nothing_for_the_fairy() -> None:
    scene = fairy_with(near(0, 1, 1)).place("??")
    scene.act(type="score_pyramid", x=0, y=0).end()
    assert entries(scene) == [(0, "acrobats", 5), (1, "acrobats", 10)]
    assert fairy(scene) == {"x": 0, "y": 0}


@clause("RING-2", "FAIRY-23", "FAIRY-18")
@pytest.mark.parametrize("final", [False, True])
def test_ringmaster_comes_right_after_his_feature_and_before_the_fairy(final: bool) -> None:
    scene = stage(f"*LR@270 ??\n{STAGE} L", DRAGONS, hand=["LR", "L"])
    fairy_with(scene.stand(0, "road@E", piece="ringmaster"))
    entered = entries(scene.finish() if final else scene.turn("??", 90))
    assert entered == [(0, "road", 1 if final else 2), (0, "ringmaster", 2), (0, "fairy", 3)]


@clause("TOP-10")
def test_dragon_does_not_touch_the_tent_and_fairy_neither() -> None:
    scene = stage("*DG/F.v L L\nLR@270 RFr ??", DRAGONS, hand=["DG/RFr.d", "L"])
    tent_on(dragon_on(scene, (0, 0)), 1, 0).turn("??")
    assert (1, 0) in ways(scene)
    assert tent(step(scene, (1, 0))) == (1, 0)
    assert view(scene.game)["tent"] == {"x": 1, "y": 0}


@clause("DRAGON-3", "ACRO-2")
def test_acrobat_beside_a_volcano_just_placed() -> None:
    scene = stage(f"*{STAGE} ??", DRAGONS, hand=["DG/F.v", "L"])
    scene.place("??")
    assert stages(scene) == [("meeple", 0, 0)]
    assert offered(climb(scene, 0, 0)) == {"end_turn"}


@pytest.mark.parametrize("place", ["next-to", "on-tile"])
def test_views_with_the_fairy_in_a_pyramid(place: str) -> None:
    scene = fairy_with(near(0, options={"fairy.place": place}))
    assert view(scene.game)["pieces"][0]["feature"] == "acrobats"
    assert fairy(scene) is not None


@clause("FAIRY-2", "ACRO-10", "INT-79")
@pytest.mark.parametrize(
    ("first", "then", "said"),
    [
        ("deploy", "move_fairy", "FAIRY-2"),
        ("deploy", "score_pyramid", "INT-79"),
        ("move_fairy", "deploy", "FAIRY-2"),
        ("move_fairy", "score_pyramid", "FAIRY-2"),
        ("score_pyramid", "move_fairy", "FAIRY-2"),
        ("score_pyramid", "deploy", "INT-79"),
    ],
)
def test_what_a_figure_action_excludes_is_refused_with_its_clause(first: str, then: str, said: str) -> None:
    scene = near(0, 0, 1).place("??")
    x, y = scene.newest
    actions: dict[str, dict[str, Any]] = {
        "deploy": {"piece": "meeple", "x": x, "y": y, "feature": "monastery"},
        "move_fairy": {"piece": "meeple", "x": 0, "y": 0, "feature": "acrobats"},
        "score_pyramid": {"x": 0, "y": 0},
    }
    refusal = scene.act(type=first, **actions[first]).refuses(type=then, **actions[then])
    assert (refusal.code, refusal.clause) == ("figure.used", said)
