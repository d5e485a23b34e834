"""What the bot `greedy` does with towers, prisoners and ransoms."""

from __future__ import annotations

from random import Random

from rules.bots import BotView, answer, player
from tests.rules.scene import Scene
from tests.rules.tower.stage import build, high, jailed, rich, stage


def chosen(scene: Scene) -> dict[str, object]:
    return answer("greedy", scene.game, Random(1))


def test_it_builds_where_it_captures_and_takes_the_other_players_follower() -> None:
    scene = stage("*TO/L LR@270 RFr RFr\nL ??", hand=["L", "L"], supply={"meeple": 0})
    scene.stand(1, "road@E", (1, 0)).place()
    assert chosen(scene)["type"] == "place_tower"
    assert chosen(build(scene)) == {
        "seat": 0,
        "type": "capture",
        "owner": 1,
        "piece": "meeple",
        "x": 1,
        "y": 0,
        "feature": "road@E",
    }


def test_a_bot_that_does_not_use_the_advice_builds_nothing() -> None:
    scene = stage("*TO/L LR@270 RFr RFr\nL ??", hand=["L", "L"], supply={"meeple": 0})
    seen = BotView.of(scene.stand(1, "road@E", (1, 0)).place().game)
    types = [player(word).choose(seen, Random(1))["type"] for word in ("greedy", "greedy:without=tower")]
    assert types == ["place_tower", "end_turn"]


def test_it_builds_nothing_for_nothing_and_guards_no_tower() -> None:
    scene = high(stage("*TO/L ??\n. .", supply={"meeple": 1}), 1).place()
    action = chosen(scene)
    assert action["type"] != "place_tower"
    assert action.get("feature") != "tower"


def test_it_leaves_an_own_follower_who_is_worth_more_where_he_stands() -> None:
    scene = stage("*TO/L LR@270 RFr RFr\nL ??", hand=["L", "L"]).stand(0, "monastery", (1, 0)).place()
    assert chosen(build(scene))["type"] == "pass"


def test_it_buys_back_its_last_followers_and_not_one_of_many() -> None:
    few = rich(jailed(stage(supply={"meeple": 1}), 1, 0), 0, 20).place()
    assert few.supply()[0] == 0
    assert chosen(few)["type"] == "pay_ransom"
    assert chosen(rich(jailed(stage(), 1, 0), 0, 20).place())["type"] != "pay_ransom"


def test_exchanging_it_takes_home_whom_it_misses_most() -> None:
    scene = stage("*TO/L L ??", "inns-and-cathedrals").stand(1, "monastery", (1, 0))
    build(jailed(jailed(scene, 1, 0), 1, 0, "big").place())
    scene.act(type="capture", owner=1, piece="meeple", x=1, y=0, feature="monastery")
    assert chosen(scene)["piece"] == "big"
