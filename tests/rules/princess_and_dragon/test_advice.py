"""What the bot `greedy` does with the dragon, the fairy and a princess."""

from __future__ import annotations

from random import Random

from rules.bots import answer
from tests.rules.princess_and_dragon.stage import fairy_with, stage
from tests.rules.scene import Scene

# The dragon has a monastery of each player beside it.
BETWEEN = """
L        L    L
L   *DG/F.v   L
LR@270   RFr  ??
"""


def chosen(scene: Scene) -> dict[str, object]:
    return answer("greedy", scene.game, Random(1))


def test_the_dragon_goes_to_others_and_not_to_the_own_figures() -> None:
    for mine, theirs in (((-1, 0), (1, 0)), ((1, 0), (-1, 0))):
        scene = stage(BETWEEN).stand(0, "monastery", mine).stand(1, "monastery", theirs).turn((1, 1))
        action = chosen(scene)
        assert (action["x"], action["y"]) == theirs


def test_an_own_figure_is_left_alone_where_nobody_else_stands() -> None:
    scene = stage(BETWEEN).stand(0, "monastery", (-1, 0)).stand(0, "monastery", (1, 0)).turn((1, 1))
    action = chosen(scene)
    assert (action["x"], action["y"]) in ((0, -1), (0, 1))


def test_a_princess_sends_home_the_knight_of_another_player() -> None:
    scene = stage("*C@90 ??", hand=["DG/Ccc.p", "L"], options={"princess.removal": "must"})
    scene.stand(0, "city@E").stand(0, "city@E").stand(1, "city@E").stand(1, "city@E").place("??")
    assert chosen(scene)["owner"] == 1


def test_the_fairy_is_moved_to_an_own_follower_when_no_figure_is_left() -> None:
    scene = stage("*LR@270 RFr ??", hand=["RFr", "L"], supply={"meeple": 1}).stand(0, "monastery").place("??")
    assert chosen(scene)["type"] == "move_fairy"


def test_she_stays_with_an_own_follower() -> None:
    scene = stage("*LR@270 RFr ??", hand=["RFr", "L"], supply={"meeple": 1}).stand(0, "monastery")
    assert chosen(fairy_with(scene).place("??"))["type"] == "end_turn"
