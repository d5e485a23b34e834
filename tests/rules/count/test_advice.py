"""What bots do about the city: they send whom it pays to send, and bar others and not themselves."""

from __future__ import annotations

from random import Random

from rules.bots import answer
from tests.rules.count.stage import closed_for, count_in, enter, inside, stage
from tests.rules.scene import Scene


def chosen(scene: Scene) -> dict[str, object]:
    """Return what the greedy bot answers, without the seat."""
    action = answer("greedy", scene.game, Random(1))
    return {key: value for key, value in action.items() if key != "seat"}


def test_it_sends_a_follower_who_takes_the_points() -> None:
    scene = count_in(stage("*C@180 .\nCFc.1@90 .\n?? ?a").stand(1, "city@S"), "market")
    inside(inside(scene, 0, "castle"), 0, "castle").turn("??")
    assert (scene.kind, chosen(scene)["type"]) == ("leave_city", "leave_city")


def test_it_sends_nobody_where_that_changes_nothing() -> None:
    scene = stage()
    for _ in range(3):
        scene.stand(1, "city@S")
    count_in(inside(scene, 0, "castle"), "market").turn("??")
    assert (scene.kind, chosen(scene)) == ("leave_city", {"type": "pass"})


def test_it_puts_a_follower_in_early() -> None:
    scene = closed_for(1)
    assert (scene.kind, chosen(scene)["type"]) == ("enter_city", "enter_city")


def test_the_count_bars_others() -> None:
    scene = closed_for(1)
    inside(inside(scene, 1, "blacksmith"), 1, "blacksmith")
    enter(scene, "castle")
    assert chosen(scene) == {"type": "move_count", "quarter": "blacksmith"}
    alone = enter(count_in(closed_for(1), "market"), "castle")
    assert chosen(alone) != {"type": "move_count", "quarter": "castle"}
