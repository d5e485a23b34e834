"""What the bot `greedy` does with wanderers and offices, in cases that are clear to a beginner."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rules.bots import BotView, answer
from rules.bots.placement import Judge
from rules.bots.weights import WEIGHTS
from rules.expansions.wanderer_mayors_office.roads_advice import advice, forecast
from tests.rules.scene import Scene
from tests.rules.wanderer_mayors_office.stage import GAP, settle, stage

CITY = "??\nCFc+@90\n{}"


def bot(scene: Scene) -> dict[str, Any]:
    return answer("greedy", scene.game, Random(1))


def acts(scene: Scene) -> list[str]:
    """Return the pieces and types of what it does until its turn is over."""
    seat, done = scene.seat, []
    while scene.kind == "act" and scene.seat == seat:
        action = bot(scene)
        done.append(action.get("piece", action["type"]))
        scene.game.apply(action)
    return done


def test_bot_sends_the_wanderer_where_cities_may_be_completed() -> None:
    done = acts(stage().place())
    assert "wanderer" in done
    assert done[-1] == "end_turn"


def test_bot_sends_no_wanderer_where_all_is_complete() -> None:
    assert "wanderer" not in acts(stage(".  .  C@180\n*AM/RC@180  ??  AM/RC\nC  .  .").place())


NOWHERE = "*RFr  .  .  ."
MONASTERY = "L  L  L\n*L  LR  L\nL  RFr@90  ."


@pytest.mark.parametrize(("leaves", "at", "moves"), [(NOWHERE, (0, 0), True), (MONASTERY, (1, 0), False)])
def test_bot_moves_to_what_promises_more(leaves: str, at: tuple[int, int], moves: bool) -> None:
    """From a road that leads nowhere it goes; from a monastery that wants one tile it does not."""
    scene = stage(f"{leaves}\n.  .  .  .\n.  .  .  .\n{GAP.replace('*', '')}")
    settle(scene, 0, "road@S" if at[0] else "road@E", at)
    assert ("wanderer" in acts(scene.place())) == moves


@pytest.mark.parametrize("walks", [0, 1])
def test_bot_sees_what_a_tile_brings_its_wanderer(walks: int) -> None:
    """And what it brings another's."""
    scene = stage(".  ??\n*AM/RC@180  AM/RC", hand=["C", "L"])
    settle(scene, walks, "road@E")
    assert scene.game.decision is not None
    judge = Judge(BotView(scene.game.state, scene.game.decision), WEIGHTS)
    gain = forecast(judge, judge.simulate(scene.cell("??"), 180))
    assert gain == (2 if walks == 0 else -2 * judge.rivalry)
    assert forecast(judge, judge.simulate((-1, 0), 90)) == 0


def test_a_monastery_that_a_tile_completes_counts_too() -> None:
    scene = stage("L  L  L\n*AM/RC@180  LR@90  L\nC  L  ??", hand=["L", "L"])
    settle(scene, 0, "road@E")
    assert scene.game.decision is not None
    judge = Judge(BotView(scene.game.state, scene.game.decision), WEIGHTS)
    assert forecast(judge, judge.simulate(scene.cell("??"), 0)) == 9


@pytest.mark.parametrize(("below", "takes"), [("IC/CFR", True), ("C", False)])
def test_bot_founds_an_office_where_roads_lead_on(below: str, takes: bool) -> None:
    scene = stage(CITY.format(below), "inns-and-cathedrals", hand=["C", *["L"] * 9])
    scene.stand(0, "city@N", (0, 1), "mayor").turn("??", 180)
    assert scene.kind == "office"
    assert (bot(scene)["type"] == "place_office") == takes


def test_bot_does_not_move_an_office_that_earns_at_once() -> None:
    """The city just completed is connected with the one in which it stands."""
    board = ".  .  ??\n.  .  CFc+@90\n*AM/RC@180  RFr  AM/RC\nC  .  ."
    scene = stage(board, hand=["C", "L"]).stand(0, "city@N", (2, 0), "mayor")
    settle(scene, 0, "city@S", (0, 0), "office")
    scene.turn("??", 180)
    assert (scene.kind, bot(scene)["type"]) == ("office", "pass")


def test_bot_takes_a_ransom_for_a_wanderer_for_no_walk() -> None:
    scene = stage()
    ransom = {"type": "pay_ransom", "seat": 0, "piece": "wanderer", "from": 1}
    assert advice(Judge(BotView.of(scene.game), WEIGHTS), ransom) is None
