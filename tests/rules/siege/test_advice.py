"""What bots think of sieges: whom they take out of a besieged city, and what a field expects of one."""

from __future__ import annotations

from random import Random

import pytest

from rules.bots import BotView, answer
from rules.bots.placement import Judge
from rules.bots.weights import WEIGHTS
from rules.expansions.siege.siege_advice import advice, overrated
from tests.clauses import clause
from tests.rules.scene import Scene
from tests.rules.siege.stage import CAMP, HERE, camp, named, stage, ways

# A besieged city of five tiles and three pennants with one end, its besieging tile beside a monastery.
NEARLY = "C@90  CFc+  CFc+  CFc+  SI.CA/Cc@270\n.  .  .  *L  ??"


def judge(scene: Scene) -> Judge:
    """Return what a bot makes of the decision at hand."""
    assert scene.game.decision is not None
    return Judge(BotView(scene.game.state, scene.game.decision), WEIGHTS)


def chosen(scene: Scene) -> str:
    """Return the type of the action that a bot plays now."""
    return str(answer("greedy", scene.game, Random(0))["type"])


@clause("SIEGE-14")
def test_a_second_follower_who_adds_nothing_comes_out() -> None:
    scene = camp().stand(0, "city@N", (1, 0)).turn("??")
    assert ways(scene) == [HERE]
    assert chosen(scene) == "escape"


@clause("SIEGE-14")
def test_who_alone_holds_a_rich_city_that_is_nearly_complete_stays() -> None:
    scene = stage(NEARLY).stand(0, "city@E", (-3, -1)).turn((0, 1))
    assert scene.kind == "escape"
    assert chosen(scene) == "pass"


@clause("SIEGE-6")
def test_the_common_judgement_of_a_besieged_city_is_corrected() -> None:
    scene = stage(CAMP).place("??")
    known = judge(scene)
    prospect = known.prospects.of(scene.game.state.board.tiles[1, 0].spots[0].feature)
    assert 0 < overrated(known, prospect) <= prospect.points
    assert advice(known, {"type": "end_turn"}) is None
    fresh = stage("*L ??", hand=["SI.CA/C", "L"]).place("??")
    x, y = fresh.newest
    deploys = {"type": "deploy", "piece": "meeple", "x": x, "y": y, "feature": "city@N"}
    less = advice(judge(fresh), deploys)
    assert less is not None
    assert less < 0
    assert advice(judge(fresh), {**deploys, "feature": "field@EL"}) is None


@clause("SIEGE-14")
def test_an_escape_is_worth_less_to_the_only_one_there() -> None:
    alone = camp().turn("??")
    two = camp().stand(0, "city@N", (1, 0)).turn("??")
    escape = {"seat": 0, **named(HERE)}
    assert (advice(judge(alone), escape) or 0.0) < (advice(judge(two), escape) or 0.0)


@clause("SIEGE-10", "SIEGE-13")
def test_a_field_expects_twice_as_much_of_a_besieged_city() -> None:
    besieged, plain = stage("*L SI.CA/C ??").place("??"), stage("*L C ??").place("??")
    expected = []
    for scene in (besieged, plain):
        prospects = judge(scene).prospects
        city = prospects.of(scene.game.state.board.tiles[1, 0].spots[0].feature)
        assert not city.done
        city.chance = 0.5
        expected.append(prospects.expected_yield(city, 3))
    assert expected[0] == pytest.approx(2 * expected[1])
