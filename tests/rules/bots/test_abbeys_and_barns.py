"""What the greedy bot does with abbeys and barns, in cases that a beginner sees through."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rules.bots import BotView, answer
from rules.bots.placement import Judge
from rules.bots.weights import WEIGHTS
from rules.expansions.abbey_and_mayor.barns_advice import forecast
from tests.rules.abbey_and_mayor.abbey_stage import (
    CROSS,
    RING,
    draw,
    lay_abbey,
    stage,
    stand_barn,
)
from tests.rules.scene import Scene

# The abbey would close a city of five tiles with a pennant.
CITY = ".  .  .  .  .  L\n*C@90 CFc+ CFc.1 CFc+ CFc+ ?? L\n. . . . . L"


def answered(scene: Scene) -> dict[str, Any]:
    return answer("greedy", scene.game, Random(1))


def test_nine_points_at_once_are_better_than_a_tile() -> None:
    scene = stage(RING)
    assert answered(scene) == {"seat": 0, "type": "place_abbey", "x": 1, "y": 1}
    assert answered(lay_abbey(scene))["feature"] == "monastery"


def test_a_hole_that_brings_nothing_can_wait() -> None:
    """Nobody is at hand to be a monk there."""
    assert answered(stage(CROSS, supply={"meeple": 0, "wagon": 0}))["type"] == "draw_tile"


@pytest.mark.parametrize(("seat", "kind"), [(0, "place_abbey"), (1, "draw_tile")])
def test_bot_closes_its_own_city_with_an_abbey(seat: int, kind: str) -> None:
    assert answered(stage(CITY).stand(seat, "city@E"))["type"] == kind


@pytest.mark.parametrize(("seat", "x"), [(0, 5), (1, 1)])
def test_bot_fills_the_hole_that_closes_its_road(seat: int, x: int) -> None:
    board = "L L L . L L L\nL ?1 L . L ?2 RFr RFr LR@90\nL L L . L L L"
    assert answered(stage(board).stand(seat, "road@E", (6, 1)))["x"] == x


def test_after_the_last_tile_a_few_points_are_better_than_none() -> None:
    scene = draw(stage(CROSS, hand=["L"], last=True)).turn((2, 0))
    assert answered(scene) == {"seat": 1, "type": "place_abbey", "x": 1, "y": 1}
    nobody = {"meeple": 0, "wagon": 0, "mayor": 0}
    scene = draw(stage(CITY, hand=["L"], last=True, supply=nobody)).stand(0, "city@E").turn((0, 1))
    assert (scene.seat, answered(scene)["type"]) == (1, "pass")


# Four closed cities on one farm, and a corner at ?? for a barn.
RICH = """
C@180  C@180  C@180  C@180
*C     C      C      C
L      ??     .      .
"""


def late(board: str, **keys: Any) -> Scene:
    """Return a scene with few tiles left."""
    return stage(board, **{"hand": ["L", *["RFr"] * 4], "last": True, **keys})


def test_a_barn_where_many_cities_are() -> None:
    action = answered(late(RICH).stand(1, "monastery", (0, 1)).place("??"))
    assert (action["type"], action.get("piece")) == ("deploy", "barn")


def test_no_barn_at_no_city() -> None:
    action = answered(late("L L\nL ??", supply={"meeple": 0, "wagon": 0}).place("??"))
    assert action["type"] == "end_turn"


def test_a_barn_waits_while_there_is_little_for_it() -> None:
    scene = stage("C@180 .\n*C L\nL ??", hand=["L", "L"], supply={"meeple": 0, "wagon": 0})
    assert answered(scene.place("??"))["type"] == "end_turn"


def test_bot_with_a_barn_closes_cities_there() -> None:
    """A cap closes a city above the barn's farm, or lies where it helps nobody."""
    board = "C@180 C@180 ?c .\n*C C C .\nL L L L"
    scene = stage(board, hand=["C", "L"], last=True, supply={"meeple": 0, "wagon": 0, "mayor": 0})
    stand_barn(scene, 0, "field@SL")
    x, y = scene.cell("?c")
    action = answered(scene)
    assert (action["x"], action["y"], action["rotation"]) == (x, y, 180)


@pytest.mark.parametrize(("field", "y"), [("field@SL", 0), ("field@NL", -1)])
def test_bot_expects_no_farmer_beside_a_barn(field: str, y: int) -> None:
    """North and south of the cities lies a rich farm each; beside a barn no farmer is in view."""
    scene = late("C@180 C@180 C@180 C@180\n*C C C C", hand=["RFr", *["L"] * 4], supply={"barn": 1})
    stand_barn(scene, 1, field, (0, y))
    scene.game.apply(answered(scene))
    action = answered(scene)
    assert (action["type"], action["feature"].partition("@")[0]) == ("deploy", "field")


def test_assessor_used_by_two_seats_gives_the_same_values() -> None:
    """The seats of a sale look at each placement in turn, and share what is the same for all of them."""
    scene = stage(RICH, hand=["CFc.1", "L"])
    stand_barn(scene, 1, "field@SL")
    assert scene.game.decision is not None
    seen = BotView(scene.game.state, scene.game.decision)
    judges, estimates = [Judge(seen, WEIGHTS).of(seat) for seat in range(2)], set()
    shared = Judge(seen, WEIGHTS)
    for x, y, rotation in scene.game.state.board.placements("BA/CFc.1"):
        sim = shared.simulate((x, y), rotation, tile="BA/CFc.1")
        together = [forecast(shared.of(seat), sim) for seat in range(2)]
        assert together == [
            forecast(alone, alone.simulate((x, y), rotation, tile="BA/CFc.1")) for alone in judges
        ]
        estimates.add(tuple(together))
    assert len(estimates) > 2
