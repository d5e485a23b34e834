"""The bot `beginner`: mistakes that people make, never absurd ones."""

from __future__ import annotations

from random import Random

from rules import Setup
from rules.bots import BOTS, BotView, beginner
from rules.bots.beginner import WORST
from rules.bots.duel import duel
from rules.bots.greedy import GreedyBot
from tests.rules.bots.conftest import Fresh, Play


def test_levels_stand_from_the_weakest_to_the_strongest() -> None:
    assert list(BOTS) == ["random", "beginner", "greedy", "strong", "patient"]


def test_beginner_wins_against_chance_and_loses_against_greedy() -> None:
    setup = Setup.from_json({"seats": ["a", "b"]})
    assert all(mine > theirs for mine, theirs in duel(setup, [beginner(), BOTS["random"]()], 3))
    results = duel(setup, [beginner(), GreedyBot()], 6)
    assert sum(mine for mine, _ in results) < sum(theirs for _, theirs in results)


def test_beginner_never_sends_a_follower_to_a_field(fresh: Fresh, play: Play) -> None:
    for number in range(3):
        log = play(fresh(number), ["beginner"], Random(number)).log
        followers = [action for action in log if action["type"] == "deploy"]
        assert len(followers) > 10
        assert not [action for action in followers if action["feature"].startswith("field")]


def test_beginner_places_differently_from_time_to_time_but_never_far_worse(fresh: Fresh, play: Play) -> None:
    game, other = play(fresh(2), ["greedy"], Random(1), 40), 0
    while game.number < 60:
        seen = BotView.of(game)
        action = beginner().choose(seen, Random(game.number))
        if seen.decision.kind == "place_tile":
            worth = {str(listed): points for points, listed in GreedyBot().ranked(seen)}
            assert worth[str(action)] >= max(worth.values()) - WORST
            other += worth[str(action)] < max(worth.values())
        game.apply(seen.decision.plain(action))
    assert other > 0
