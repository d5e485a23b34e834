"""The bot `strong`: it searches everywhere, without a fault, and sees nothing that is hidden."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rules import Game, Setup, view
from rules.bots import BOTS, BotView, player, strong
from rules.bots.greedy import GreedyBot
from rules.bots.search.effort import EFFORT
from rules.bots.search.imagined import Imagination
from rules.bots.search.next_tiles import next_tiles
from rules.bots.search.replies import Replies
from rules.bots.search.strong import Search, StrongBot
from rules.bots.weights import BOLD, STRONG
from rules.chance import Results
from rules.expansions import registry
from rules.fairness import Shuffler
from tests.rules.bots.conftest import Fresh, Play

NAMES = sorted(e.name for e in registry.expansions() if e.name in registry.playable())
SMALL = replace(EFFORT, candidates=3, tiles=3)


def begun(names: list[str], seed: int, actions: int) -> Game:
    """Return a game with these expansions and all that they need after some actions by chance."""
    setup = Setup.from_json({"seats": ["Ann", "Bob"], "expansions": names})
    game = Game(setup, [], Results(None, Shuffler(f"{seed:064x}", [])))
    rng = Random(seed)
    while not game.over and game.number < actions:
        game.apply(BOTS["random"]().choose(BotView.of(game), rng))
    return game


def with_needs(name: str) -> list[str]:
    """Return an expansion, which may be named by its folder, and those that it needs."""
    found = next(e for e in registry.expansions() if name in (e.name, e.folder))
    return [found.name, *(more for need in found.needs for more in with_needs(need))]


@pytest.fixture
def faults(monkeypatch: pytest.MonkeyPatch) -> list[Exception]:
    """The exceptions of searches, which the bot itself hides."""
    found: list[Exception] = []
    searched = StrongBot._searched

    def watched(*args: Any) -> Any:
        try:
            return searched(*args)
        except Exception as error:
            found.append(error)
            raise

    monkeypatch.setattr(StrongBot, "_searched", watched)
    return found


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("actions", [25, 70])
def test_strong_answers_legally_with_each_expansion(name: str, actions: int, faults: list[Exception]) -> None:
    game, rng = begun(with_needs(name), actions, actions), Random(1)
    for _ in range(5):
        if game.over:
            break
        game.apply(strong(SMALL).choose(BotView.of(game), rng))  # refuses what is illegal
    assert faults == []


def test_search_fails_nowhere_in_a_whole_game(faults: list[Exception], fresh: Fresh) -> None:
    game, rng, bot = fresh(3), Random(2), strong(SMALL)
    while not game.over:
        game.apply(bot.choose(BotView.of(game), rng))
    assert faults == []


def test_search_changes_decisions(fresh: Fresh, play: Play) -> None:
    game, rng, other = fresh(4), Random(3), 0
    while game.number < 40:
        seen = BotView.of(game)
        usual, chosen = GreedyBot(STRONG).choose(seen, rng), strong().choose(seen, rng)
        other += chosen != usual
        game.apply(chosen)
    assert other > 0


def test_a_fault_of_the_search_leaves_the_usual_choice(
    fresh: Fresh, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = play(fresh(5), ["random"], Random(4), 30)
    asked = []

    def fail(search: Search, action: object) -> float:
        asked.append(action)
        raise ZeroDivisionError

    monkeypatch.setattr(Search, "afterwards", fail)
    seen = BotView.of(game)
    wide = replace(EFFORT, margin=100.0)
    bot = strong(wide)
    assert bot.choose(seen, Random(1)) == GreedyBot(STRONG).choose(seen, Random(1))
    assert asked
    assert getattr(bot, "fault", "") == "search: ZeroDivisionError"
    monkeypatch.undo()
    bot.choose(seen, Random(1))
    assert getattr(bot, "fault", None) == ""


def test_a_view_without_its_past_gets_the_usual_choice(fresh: Fresh, play: Play) -> None:
    game = play(fresh(6), ["random"], Random(5), 40)
    assert game.decision is not None
    seen = BotView(game.state, game.decision)
    assert strong().choose(seen, Random(1)) == GreedyBot(STRONG).choose(seen, Random(1))
    with pytest.raises(ValueError, match="past"):
        Imagination(seen)


@pytest.mark.parametrize("names", [[], ["bridges-castles-bazaars", "river"]], ids=str)
@pytest.mark.parametrize("actions", [0, 33, 80])
def test_an_imagined_game_lies_as_the_real_one_and_its_future_follows_from_the_seed(
    names: list[str], actions: int
) -> None:
    game = begun(names, 7, actions)
    imagination = Imagination(BotView.of(game))
    games: list[Any] = [imagination.game(f"{seed:064x}") for seed in (1, 1, 2)]
    assert all(view(one, seat) == view(game, seat) for one in games for seat in (0, 1, None))
    assert games[0]._stack._order == games[1]._stack._order != games[2]._stack._order
    assert sorted(games[2]._stack._order) == sorted(game._stack._order)


def test_a_tile_that_was_passed_over_stays_hidden(fresh: Fresh) -> None:
    game = fresh(8)
    rest = [game._stack._order[index] for index in reversed(game._stack._pile)]
    assert game._stack.take(2) == rest[2]
    start = game.draws[: -1 - 2]
    assert game.public_draws == [*start, None, None, rest[2]]
    game._stack.take(0)
    assert game.public_draws == [*start, rest[0], None, rest[2]]


def test_passed_over_tiles_are_imagined_anew(fresh: Fresh) -> None:
    game = fresh(9)
    seen = BotView.of(game)
    assert seen.past is not None
    passed = replace(seen.past, draws=[*seen.past.draws, None, None])
    drawn = {
        tuple(Imagination(replace(seen, past=passed))._draws(Shuffler(f"{seed:064x}", [])))
        for seed in range(20)
    }
    assert len(drawn) > 10


def test_what_may_come_next_is_the_bag_or_a_fair_part_of_it(fresh: Fresh) -> None:
    state = fresh(10).state
    whole = dict(next_tiles(state, 100, Random(1)))
    assert whole == {t: pytest.approx(n / state.tiles_left) for t, n in state.bag.items() if n}
    parts = [next_tiles(state, 6, Random(seed)) for seed in range(400)]
    assert all(len(part) <= 6 and sum(share for _, share in part) == pytest.approx(1) for part in parts)
    for tile, share in whole.items():
        assert sum(dict(part).get(tile, 0) for part in parts) / 400 == pytest.approx(share, abs=0.04)


def test_only_the_river_may_come_next_while_it_is_built() -> None:
    game = begun(["river"], 11, 6)
    assert all(tile.startswith("RI") for tile, _ in next_tiles(game.state, 100, Random(1)))


def test_no_more_is_judged_than_the_effort_allows(fresh: Fresh, play: Play) -> None:
    game = play(fresh(12), ["random"], Random(6), 60)
    seen = BotView.of(game)
    none = replace(EFFORT, placements=0)
    replies = Replies(seen, BOLD, none, Random(1))
    search = Search(seen, GreedyBot(BOLD), replies, Random(1))
    assert search.afterwards(seen.actions()[0]) == 0.0
    assert replies.spent == 0


def test_an_effort_can_be_named() -> None:
    bot = player("strong:tiles=3,margin=1.5")
    assert isinstance(bot, StrongBot)
    assert (bot.effort.tiles, bot.effort.margin) == (3, 1.5)
    with pytest.raises(ValueError, match="luck"):
        player("strong:luck=1")
