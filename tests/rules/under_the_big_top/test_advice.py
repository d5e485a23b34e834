"""What bots think of circuses, acrobats and ringmasters."""

from __future__ import annotations

from random import Random

from rules.bots import BotView, answer
from rules.bots.placement import Judge
from rules.bots.weights import WEIGHTS
from rules.decisions import Action
from rules.expansions.under_the_big_top import acrobats_advice, circus_advice, ringmaster_advice
from tests.clauses import clause
from tests.rules.scene import Scene
from tests.rules.under_the_big_top.stage import STAGE, TOP, acrobat_on, climbing, stage, tent_on

NEAR = f"*{STAGE} L ?b\nL ?? ."


def judge(scene: Scene) -> Judge:
    """Return what a bot makes of the decision at hand."""
    assert scene.game.decision is not None
    return Judge(BotView(scene.game.state, scene.game.decision), WEIGHTS)


def chosen(scene: Scene) -> Action:
    return answer("greedy", scene.game, Random(0))


@clause("ACRO-5")
def test_own_pyramid_is_scored_and_that_of_others_left_to_them() -> None:
    assert chosen(acrobat_on(stage(NEAR), (0, 0, 0), 0, 0).place("?b"))["type"] == "score_pyramid"
    assert chosen(acrobat_on(stage(NEAR), (1, 1, 1), 0, 0).place("?b"))["type"] != "score_pyramid"


@clause("ACRO-8")
def test_third_acrobat_is_worth_more_than_the_first() -> None:
    climb = {"seat": 0, **climbing(0, 0)}
    first = acrobats_advice.advice(judge(stage(NEAR).place("??")), climb)
    third = acrobats_advice.advice(judge(acrobat_on(stage(NEAR), (0, 1), 0, 0).place("??")), climb)
    assert first is not None
    assert third is not None
    assert first < third


@clause("CIRCUS-3", "CIRCUS-4")
def test_circus_tile_is_worth_what_stands_around_the_tent() -> None:
    def worth(seat: int | None) -> float:
        scene = tent_on(stage("*L ??", hand=[TOP, "L"]), 0, 0)
        if seat is not None:
            scene.stand(seat, "monastery")
        mine = judge(scene)
        return circus_advice.forecast(mine, mine.simulate((1, 0), 0))

    assert worth(0) > 0 > worth(1)
    assert worth(None) == 0
    mine = judge(tent_on(stage("*L ??", hand=["L", "L"]), 0, 0).stand(0, "monastery"))
    assert circus_advice.forecast(mine, mine.simulate((1, 0), 0)) == 0


@clause("CIRCUS-4")
def test_follower_beside_the_tent_may_expect_something() -> None:
    scene = tent_on(stage("*L ??"), 0, 0).place("??")
    deploy = {"seat": 0, "type": "deploy", "piece": "meeple", "x": 1, "y": 0, "feature": "monastery"}
    assert (circus_advice.advice(judge(scene), deploy) or 0) > 0
    assert circus_advice.advice(judge(stage("*L ??").place("??")), deploy) is None


@clause("RING-2")
def test_ringmaster_goes_where_circuses_and_acrobats_are() -> None:
    mine = judge(stage(NEAR).place("??"))
    deploy = {"seat": 0, "type": "deploy", "piece": "ringmaster", "x": 1, "y": 1, "feature": "monastery"}
    assert ringmaster_advice.advice(mine, deploy) == 2
    assert ringmaster_advice.advice(mine, {**deploy, "piece": "meeple"}) is None
