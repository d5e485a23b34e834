"""What a beginner would expect of the bot `greedy`."""

from __future__ import annotations

from random import Random

import pytest

from rules import Setup
from rules.bots import BOTS, answer, player
from rules.bots.duel import duel
from tests.rules.bots.conftest import Fresh, Play
from tests.rules.scene import Scene, on_board


def choice(scene: Scene) -> dict[str, object]:
    return answer("greedy", scene.game, Random(1))


def test_greedy_beats_chance_by_a_wide_margin() -> None:
    setup = Setup.from_json({"seats": ["a", "b"]})
    results = duel(setup, [BOTS["greedy"](), BOTS["random"]()], 20)
    assert sum(mine > theirs for mine, theirs in results) == 20
    assert sum(mine for mine, _ in results) > 2 * sum(theirs for _, theirs in results)


def test_greedy_finishes_its_own_city() -> None:
    scene = on_board("*C", hand=["C"]).stand(0, "city@N", (0, 0))
    action = choice(scene)
    assert (action["x"], action["y"], action["rotation"]) == (0, -1, 180)


def test_greedy_claims_a_road_that_it_finishes() -> None:
    scene = on_board("*RRR RFr ??", hand=["RRRR"]).place("??", 0)
    action = choice(scene)
    assert (action["type"], action["feature"]) == ("deploy", "road@W")


def test_greedy_claims_a_monastery() -> None:
    scene = on_board("*RCr", hand=["L"]).place((0, 1))
    assert choice(scene)["feature"] == "monastery"


def test_greedy_lays_no_farmer_in_the_first_turns(fresh: Fresh, play: Play) -> None:
    for number in range(10):
        log = play(fresh(number), ["greedy"], Random(1), 20).log
        assert not [a for a in log if a["type"] == "deploy" and a["feature"].startswith("field")]


def test_greedy_uses_its_followers_up_and_keeps_one_for_long(fresh: Fresh, play: Play) -> None:
    spare = []
    for number in range(5):
        game = play(fresh(number), ["greedy"], Random(1), 100)
        spare += [seat.supply["meeple"] for seat in game.state.seats]
    assert min(spare) >= 0
    assert sum(spare) / len(spare) >= 1


def test_a_player_can_be_named_with_other_beliefs() -> None:
    assert player("greedy:rivalry=0.25").weights.rivalry == 0.25  # type: ignore[attr-defined]
    both = player("greedy:without=tower,rivalry=0.25,without=fairy").weights  # type: ignore[attr-defined]
    assert (both.rivalry, both.unheard) == (0.25, {"tower", "fairy"})


@pytest.mark.parametrize(
    "word",
    ["nobody", "greedy:rivalry=much", "greedy:luck=1", "greedy:last_figures=1", "greedy:without=moon"],
)
def test_malformed_name_of_a_bot_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        player(word)


def test_the_duel_counts_each_bot_wherever_it_sat() -> None:
    setup = Setup.from_json({"seats": ["a", "b", "c"]})
    results = duel(setup, [BOTS["random"](), BOTS["greedy"](), BOTS["random"]()], 3)
    assert all(game.index(max(game)) == 1 for game in results)
