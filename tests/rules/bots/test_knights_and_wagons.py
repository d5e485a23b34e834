"""What the greedy bot does with mayors, wagons and drawbridges, in cases that a beginner sees through."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rules.bots import answer
from tests.rules.abbey_and_mayor import wagon_stage
from tests.rules.drawbridges import gate
from tests.rules.scene import Scene


def answered(scene: Scene) -> dict[str, Any]:
    return answer("greedy", scene.game, Random(1))


def deployed(scene: Scene) -> str | None:
    """Return the piece that the bot deploys, if it does."""
    action = answered(scene)
    return action["piece"] if action["type"] == "deploy" else None


@pytest.mark.parametrize(("tile", "piece"), [("CFc+", "mayor"), ("CFc.1", None)])
def test_a_mayor_goes_where_there_are_pennants(tile: str, piece: str | None) -> None:
    """The city is complete, but for a mayor without pennants it brings nothing."""
    scene = wagon_stage.stage("*C@90 ?? C@270", hand=[tile, "L"], supply={"meeple": 0, "wagon": 0})
    assert deployed(scene.place("??")) == piece


def test_a_wagon_goes_on_to_the_best_goal() -> None:
    """A monastery with seven of nine tiles, or one of two roads that have just begun."""
    scene = wagon_stage.stage("L L .\nL *LR@270 ??\nL L .", hand=["RRR", "L"])
    scene.stand(0, "road@E", (0, 0), "wagon").turn("??")
    assert len(wagon_stage.goals(scene)) == 3
    assert answered(scene) == {"seat": 0, "type": "move_wagon", "x": 0, "y": 0, "feature": "monastery"}


def test_after_the_last_tile_a_point_is_better_than_a_wagon_at_home() -> None:
    scene = wagon_stage.stage("*LR@270 ??", hand=["RRR"], last=True).stand(1, "monastery")
    scene.stand(0, "road@E", piece="wagon").turn("??")
    assert answered(scene)["type"] == "move_wagon"


def test_an_only_figure_goes_home_from_a_lost_cause() -> None:
    """His owner has no other figure left, and the only goal is a road that no tile will close."""
    hand = ["RRR", *["L"] * 11]
    scene = wagon_stage.stage("*LR@270 ??", hand=hand, last=True, supply={"meeple": 0, "mayor": 0})
    scene.stand(0, "road@E", piece="wagon").stand(1, "monastery").turn("??")
    assert answered(scene)["type"] == "pass"


def test_a_follower_crosses_into_a_city_that_is_worth_it() -> None:
    """Bob has one knight in a large city: a second one makes it a tie."""
    scene = gate.stage("CFc+@90\nCFc+@90\n*DB/CFR.d\n??", hand=["LR", "L"]).stand(0, "road@S")
    scene.stand(1, "city@N").turn("??", 180)
    assert answered(scene)["type"] == "cross_drawbridge"


def test_a_follower_does_not_join_in_vain() -> None:
    """Where Bob has three knights a single one gets nothing."""
    scene = gate.stage("CFc+@90\nCFc+@90\n*DB/CFR.d\n??", hand=["LR", "L"]).stand(0, "road@S")
    for _ in range(3):
        scene.stand(1, "city@N")
    assert answered(scene.turn("??", 180))["type"] == "pass"
