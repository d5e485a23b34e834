"""Guards on towers (TOWER-12 to TOWER-16)."""

from __future__ import annotations

import pytest

from rules import view
from tests.clauses import clause
from tests.rules.scene import entries
from tests.rules.tower.stage import (
    ABBEYS,
    INNS,
    NONE,
    TRADERS,
    build,
    guarded,
    heights,
    high,
    pieces,
    post,
    posts,
    prisoners,
    sites,
    stage,
    take,
)

GUARD = {"type": "deploy", "piece": "meeple", "x": 0, "y": 0, "feature": "tower"}


@clause("TOWER-12", "TOWER-14")
def test_a_guard_closes_a_tower_in_any_turn() -> None:
    scene = high(stage(), 1).place()
    assert posts(scene) == [(0, 0)]
    assert pieces(post(scene)) == [(0, "meeple", 0, 0)]
    assert view(scene.game)["pieces"] == [{"seat": 0, "piece": "meeple", "x": 0, "y": 0, "feature": "tower"}]
    scene.end().place("?b")
    assert (sites(scene), posts(scene)) == ([], [])
    refusals = [scene.refuses(type="place_tower", x=0, y=0), scene.refuses(**GUARD)]
    assert {(r.code, r.clause) for r in refusals} == {("tower.closed", "TOWER-14")}


@clause("TOWER-12")
def test_no_guard_stands_on_a_bare_foundation() -> None:
    scene = stage().place()
    assert posts(scene) == []
    refusal = scene.refuses(**GUARD)
    assert (refusal.code, refusal.clause) == ("guard.bare", "TOWER-12")


@clause("TOWER-12")
def test_a_guard_comes_from_the_supply() -> None:
    scene = high(stage(supply={"meeple": 0}), 1).place()
    assert scene.refuses(**GUARD).code == "deploy.supply"


@clause("TOWER-13", "MAYOR-7")
@pytest.mark.parametrize("piece", ["mayor", "wagon", "abbot", "builder", "pig"])
def test_some_figures_stand_on_no_tower(piece: str) -> None:
    scene = stage(
        "*TO/L ??", INNS, TRADERS, ABBEYS, hand=["L", "L"], options={"abbot.enabled": "yes"}, supply=NONE
    )
    scene = high(scene, 1).place()
    assert posts(scene, piece) == []
    refusal = scene.refuses(**{**GUARD, "piece": piece})
    assert (refusal.code, refusal.clause) == ("guard.kind", "TOWER-13")


@clause("TOWER-13")
@pytest.mark.parametrize(("piece", "more"), [("barn", {"corner": "NW"}), ("wanderer", {})])
def test_neither_barn_nor_wanderer_guards(piece: str, more: dict[str, str]) -> None:
    scene = stage("*TO/L ??", ABBEYS, "wanderer-mayors-office", hand=["L", "L"], supply=NONE)
    scene = high(scene, 1).place()
    assert posts(scene, piece) == []
    assert scene.refuses(**{**GUARD, "piece": piece, **more}).clause


@clause("TOWER-13")
@pytest.mark.parametrize("piece", ["meeple", "big", "phantom"])
def test_normal_and_big_followers_and_the_phantom_guard(piece: str) -> None:
    scene = high(stage("*TO/L ??", INNS, "phantom", hand=["L", "L"]), 1).place()
    assert pieces(post(scene, piece=piece)) == [(0, piece, 0, 0)]


@clause("TOWER-13")
def test_a_wagon_guards_nowhere_even_if_nobody_farms() -> None:
    scene = stage("*TO/L ??", ABBEYS, hand=["L", "L"], options={"farm.enabled": "no"}, supply=NONE)
    assert posts(high(scene, 1).place(), "wagon") == []


@clause("TOWER-15")
def test_a_captured_guard_leaves_the_tower_open_with_its_height() -> None:
    scene = guarded(high(stage("*TO/L TO/L ??\n. . ?b", hand=["L", "L", "L"]), 3, 1, 0), 1, 1, 0).place()
    assert sites(scene) == [(0, 0)]
    take(build(scene), 1, 1, 0, "tower").end()
    assert (heights(scene), prisoners(scene)) == ({(0, 0): 1, (1, 0): 3}, [[(1, "meeple")], []])
    assert sites(scene.place("?b")) == [(0, 0), (1, 0)]
    assert heights(build(scene, 1, 0))[1, 0] == 4


@clause("TOWER-15")
def test_a_guard_is_not_taken_back_by_its_owner() -> None:
    scene = guarded(high(stage(), 1), 0).place()
    assert {a["type"] for a in scene.game.legal()} == {"deploy", "end_turn"}
    assert scene.refuses(type="recall", piece="meeple", x=0, y=0, feature="tower").code


@clause("TOWER-16")
def test_a_guard_is_in_no_feature_and_goes_home_for_nothing() -> None:
    scene = guarded(high(stage("*TO/Cc ??", hand=["C", "L"]), 1), 1).place("??", 180)
    assert scene.look(0, 0, "city@N")["figures"] == []
    assert scene.end().finish().game.over
    assert (entries(scene), scene.supply(), pieces(scene)) == ([], [7, 7], [])


@clause("TOWER-16")
def test_the_city_around_a_guard_may_be_claimed() -> None:
    scene = guarded(high(stage("*TO/C@180\n??", hand=["C", "L"]), 1), 1).place()
    assert "city@N" in scene.can_deploy()
    assert entries(guarded(high(stage("*TO/C@180\n??", hand=["C", "L"]), 1), 1).turn()) == []
