"""What the greedy bot does with builders, pigs and goods, in cases that a beginner sees through."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rules import Game, view
from rules.bots import BotView, answer
from rules.bots.placement import Judge
from rules.bots.weights import WEIGHTS
from rules.expansions.traders_and_builders.builders_advice import forecast
from tests.rules.bots.conftest import Fresh, Play
from tests.rules.scene import Scene
from tests.rules.traders_and_builders.stage import (
    ABBEYS,
    BRIDGES,
    EXPANSION,
    FARM,
    ROAD,
    at_work,
    halves,
    stage,
)

# Enough tiles to come that both a road goes on and nobody is in a hurry.
LONG = ["RFr", "L", "RFr", "RCr", "RFr", "RRR", "RFr", "CRr", "RFr", "L"]


def answered(scene: Scene) -> dict[str, Any]:
    return answer("greedy", scene.game, Random(1))


def deployed(scene: Scene) -> str | None:
    """Return the piece that the bot deploys, if it does."""
    action = answered(scene)
    return action["piece"] if action["type"] == "deploy" else None


def test_a_builder_goes_where_much_is_still_to_be_built() -> None:
    scene = stage(ROAD, hand=LONG, last=True).stand(0, "road@E").place("?a")
    assert deployed(scene) == "builder"


def test_no_builder_where_nothing_fits_any_more() -> None:
    scene = stage(ROAD, hand=["RFr", *["L"] * 9], last=True).stand(0, "road@E").place("?a")
    assert deployed(scene) != "builder"


def test_bot_extends_the_road_of_its_builder() -> None:
    """A road of one's own is longer by a tile either way; only one of them earns another tile."""
    board = "*LR@270 ?a\n.  .\nLR@270 ?b"
    scene = stage(board, hand=["RFr", "L", *LONG])
    at_work(scene).stand(0, "road@E", (0, 2))
    assert (answered(scene)["x"], answered(scene)["y"]) == scene.cell("?a")


@pytest.mark.parametrize(("halves_played", "second_tile"), [(0, True), (1, False)])
def test_a_second_half_promises_no_third(halves_played: int, second_tile: bool) -> None:
    scene = at_work(stage(ROAD, hand=["RFr", "RFr", *LONG]))
    if halves_played:
        scene.turn("?a")
    assert halves(scene) == (0, halves_played + 1, halves_played + 1)
    assert scene.game.decision is not None
    judge = Judge(BotView(scene.game.state, scene.game.decision), WEIGHTS)
    sim = judge.simulate(scene.cell("?b" if halves_played else "?a"), 0)
    assert forecast(judge, sim) == (WEIGHTS.fresh_tile if second_tile else 0.0)


def test_a_pig_joins_a_farm_with_cities() -> None:
    scene = stage(FARM, hand=["RFr", "L", "L"], last=True).stand(0, "field@NL").place("??")
    assert (deployed(scene), answered(scene)["feature"]) == ("pig", "field@NL")


def test_pig_joins_no_farm_without_cities_and_none_of_others() -> None:
    bare = stage("*L ??", hand=["RFr", "L", "L"], last=True).stand(0, "field@NL").place("??", 90)
    lost = stage(FARM, hand=["RFr", "L", "L"], last=True).stand(0, "field@NL")
    lost.stand(1, "field@NL").stand(1, "field@NL").place("??")
    for scene in (bare, lost):
        assert "pig" in {a.get("piece") for a in scene.game.legal()}
        assert deployed(scene) != "pig"


def test_bot_completes_the_city_with_goods() -> None:
    """Both are of three tiles and nobody's."""
    board = "C@90 *CFc.1 ?a\n.  .  .\nC@90 TB/CFc.w ?b"
    scene = stage(board, hand=["C", "L", "L"])
    assert (answered(scene)["x"], answered(scene)["y"]) == scene.cell("?b")


def test_an_abbey_completes_the_city_with_goods() -> None:
    """Of two cities of two tiles, both its own; without goods it takes the first."""
    board = ".  .  L .\nC@90 *CFc.1 ?a L\n. . L .\nC@90 TB/CFc.w ?b L\n. . L ."
    scene = stage(board, expansions=[ABBEYS], hand=["L", "L"], last=True)
    scene.stand(0, "city@E", (0, 0)).stand(0, "city@E", (0, 2))
    abbeys = [a for a in scene.game.legal() if a["type"] == "place_abbey"]
    assert [(a["x"], a["y"]) for a in abbeys] == [scene.cell("?a"), scene.cell("?b")]
    assert answered(scene) == abbeys[1]


@pytest.mark.parametrize("expansions", [[EXPANSION], [EXPANSION, BRIDGES]])
def test_games_of_bots_use_everything(expansions: list[str], fresh: Fresh, play: Play) -> None:
    game: Game = play(fresh(3, 3, expansions=expansions), ["greedy"], Random(1))
    used = {action["piece"] for action in game.log if action["type"] == "deploy"}
    assert {"builder", "pig"} <= used
    assert any(seat["goods"]["wine"] for seat in view(game)["seats"])
    assert len(game.state.slots["builders"].halves) > 3
