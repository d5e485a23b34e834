"""The offer says before a piece is put what its tower would reach, and whom it could capture."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from rules import Game, Setup, view, view_hash
from rules.chance import Results
from rules.expansions.tower.foundations import in_reach, reached
from rules.fairness import Shuffler
from tests.clauses import clause
from tests.rules.bridges_castles_bazaars.stage import raise_it
from tests.rules.princess_and_dragon.stage import dragon_on
from tests.rules.scene import Scene
from tests.rules.tower.stage import (
    ABBEYS,
    BRIDGES,
    DRAGON,
    INNS,
    NONE,
    TRADERS,
    WANDERERS,
    Prey,
    build,
    foreseen,
    guarded,
    high,
    prey,
    stage,
)
from tests.rules.wanderer_mayors_office.stage import settle

GUARDED = "TO/L *TO/L L\n. . ??"


def as_prey(actions: Iterable[dict[str, Any]]) -> list[Prey]:
    """Return captives as `prey` does, sorted."""
    return sorted((a["owner"], a["piece"], a["x"], a["y"], a["feature"]) for a in actions)


def comes_true(scene: Scene, x: int = 0, y: int = 0) -> list[Prey]:
    """Return whom the offer names as captives; then put the piece, and the decision offers just these."""
    named = as_prey(foreseen(scene, x, y)["captives"])
    assert sorted(prey(build(scene, x, y))) == named
    assert (scene.kind == "capture") is bool(named)
    return named


@clause("TOWER-28")
@pytest.mark.parametrize(("own", "seats"), [("yes", [0, 1]), ("no", [1])])
def test_own_followers_are_named_only_where_they_may_be_captured(own: str, seats: list[int]) -> None:
    scene = stage(options={"tower.own": own})
    scene.stand(0, "monastery", (1, 0)).stand(1, "monastery", (-1, 0)).place()
    assert [owner for owner, *_ in comes_true(scene)] == seats


@clause("TOWER-28", "TOWER-25")
def test_nobody_is_named_where_only_own_followers_are_in_reach_and_safe() -> None:
    scene = stage(options={"tower.own": "no"}).stand(0, "monastery", (1, 0)).place()
    assert comes_true(scene) == []


@clause("TOWER-22", "TOWER-23")
def test_protected_figures_are_not_named() -> None:
    more = (TRADERS, INNS, ABBEYS, "wanderer-mayors-office")
    scene = stage("*TO/L CRr\n??", *more, supply=NONE)
    for piece, feature in (
        ("builder", "road@E"),
        ("pig", "field@EL"),
        ("barn", "field@EL"),
        ("big", "city@N"),
    ):
        scene.stand(1, feature, (1, 0), piece)
    scene.stand(1, "city@N", (1, 0), "office").stand(1, "road@E", (1, 0)).place()
    assert comes_true(scene) == [(1, "big", 1, 0, "city@N"), (1, "meeple", 1, 0, "road@E")]


@clause("X8-TOWER-3")
def test_a_follower_in_a_castle_is_not_named() -> None:
    scene = stage("??\n*TO/CRCr.2\n?b", BRIDGES, hand=["C", "CFC.2", "L"]).stand(0, "city@N").turn("??", 180)
    if scene.kind == "castle":
        raise_it(scene)
    assert len(view(scene.game)["castles"]) == 1
    scene.stand(0, "city@S").place("?b")
    assert comes_true(scene) == [(0, "meeple", 0, 0, "city@S")]


@clause("TOWER-22", "TOWER-24", "TOWER-14")
def test_a_guard_is_named_and_his_own_tower_has_no_preview() -> None:
    scene = guarded(high(stage(GUARDED), 2, -1, 0), 1, -1, 0).place()
    listed = [a for a in scene.game.legal(previews=True) if a["type"] == "place_tower"]
    assert [(a["x"], a["y"]) for a in listed] == [(0, 0)]
    assert comes_true(scene) == [(1, "meeple", -1, 0, "tower")]


LINE = "TO/L *AM/RC@180 AM/RC\nL . ??"


@clause("WANDER-19", "TOWER-50", "NET-24")
@pytest.mark.parametrize(
    ("height", "dragon", "caught"), [(1, None, True), (0, None, False), (0, (1, 0), True)]
)
def test_a_wanderer_is_named_only_without_a_way_out(
    height: int, dragon: tuple[int, int] | None, caught: bool
) -> None:
    scene = stage(LINE, *WANDERERS, DRAGON, supply=NONE)
    if dragon:
        dragon_on(scene, dragon)
    if height:
        high(scene, height, -1, 0)
    settle(scene, 1, "road@E", (0, 0))
    scene.place()
    assert ((1, "wanderer", 0, 0, "road@E") in comes_true(scene, -1, 0)) == caught


@clause("TOWER-21")
def test_two_of_a_kind_on_one_spot_are_named_once() -> None:
    scene = stage("*TO/L CRr\n??").stand(1, "road@E", (1, 0)).stand(1, "road@E", (1, 0)).place()
    assert comes_true(scene) == [(1, "meeple", 1, 0, "road@E")]


@clause("TOWER-19", "TOWER-20")
@pytest.mark.parametrize("pieces", [1, 2, 3])
def test_reach_is_that_of_the_tower_with_one_piece_more(pieces: int) -> None:
    cells = foreseen(high(stage(), pieces - 1).place())["reach"]
    around = [(x, y) for x in range(-5, 6) for y in range(-5, 6)]
    assert sorted((c["x"], c["y"]) for c in cells) == [c for c in around if in_reach((0, 0), pieces, c)]
    assert reached((0, 0), pieces)[0] == (0, 0)


def test_a_preview_may_be_sent_back_and_is_in_no_view_and_no_record() -> None:
    scene, plain = (stage().stand(1, "monastery", (1, 0)).place() for _ in range(2))
    (listed,) = (a for a in scene.game.legal(previews=True) if a["type"] == "place_tower")
    assert "preview" not in str(view(scene.game, 0))
    assert scene.game.check(listed) is None
    assert scene.game.check({**listed, "preview": "none"}) is not None
    scene.game.apply(listed)
    build(plain)
    assert scene.game.log == plain.game.log
    assert view_hash(view(scene.game)) == view_hash(view(plain.game))


MIXED = [
    "tower",
    "abbey-and-mayor",
    "wanderer-mayors-office",
    "traders-and-builders",
    "bridges-castles-bazaars",
]


@clause("TOWER-18", "TOWER-28")
@pytest.mark.parametrize("own", ["yes", "no"])
@pytest.mark.parametrize("expansions", [["tower"], MIXED, [*MIXED, "princess-and-dragon"]], ids=len)
def test_each_preview_comes_true_in_games_played_by_chance(expansions: list[str], own: str) -> None:
    setup = Setup.from_json(
        {"seats": ["Ann", "Bob"], "expansions": expansions, "options": {"tower.own": own}}
    )
    fair, rng = Shuffler("5a" * 32, []), Random(len(expansions))
    game = Game(setup, setup.stacked(fair.order(setup.bag())), Results({}, fair))
    named = 0
    while not game.over:
        listed = game.legal(previews=True)
        assert [{k: v for k, v in a.items() if k != "preview"} for a in listed] == game.legal()
        built = [action for action in listed if action["type"] == "place_tower"]
        game.apply(rng.choice(built) if built and rng.random() < 0.7 else rng.choice(listed))
        if game.log[-1]["type"] == "place_tower":
            action = next(a for a in built if (a["x"], a["y"]) == (game.log[-1]["x"], game.log[-1]["y"]))
            offered = [a for a in game.legal() if a["type"] == "capture"]
            assert as_prey(action["preview"]["captives"]) == as_prey(offered)
            named += len(offered)
    assert named
