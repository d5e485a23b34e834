"""The bot `patient`: its best ideas are played on in imagined futures, the same for all of them."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from rules.bots import SEARCHING, BotView, patient, player
from rules.bots.greedy import GreedyBot
from rules.bots.search.effort import PATIENCE
from rules.bots.search.futures import Futures
from rules.bots.search.patient import PatientBot, Race
from rules.bots.search.replies import Replies
from rules.bots.search.strong import StrongBot
from rules.bots.standing import lead, standing_points
from rules.bots.weights import BOLD, STRONG
from rules.decisions import Action
from tests.rules.bots.conftest import Fresh, Play
from tests.rules.bots.test_strong import NAMES, begun, with_needs

SMALL = replace(PATIENCE, candidates=3, tiles=3, compared=2, futures=2, ahead=2)
SEEDS = [f"{number:064x}" for number in range(4)]


def fault(bot: object) -> str:
    """Return what the search of the last decision failed with; empty if it did not."""
    return getattr(bot, "fault", "none")


def closest(seen: BotView) -> list[tuple[float, Action]]:
    """Return the actions of a decision, the best first as `greedy` with the beliefs of `strong` has it."""
    return sorted(GreedyBot(BOLD).ranked(seen), key=lambda one: -one[0])


@pytest.mark.parametrize("name", NAMES)
def test_patient_answers_legally_and_without_a_fault_with_each_expansion(name: str) -> None:
    game, rng, bot = begun(with_needs(name), 40, 40), Random(1), patient(SMALL)
    for _ in range(2):
        game.apply(bot.choose(BotView.of(game), rng))  # refuses what is illegal
        assert fault(bot) == ""


def test_patient_changes_decisions_of_strong(fresh: Fresh, play: Play) -> None:
    game, rng, other = play(fresh(4), ["random"], Random(3), 30), Random(3), 0
    effort = replace(PATIENCE, futures=4)
    while game.number < 60 and not other:
        seen = BotView.of(game)
        chosen = patient(effort).choose(seen, rng)
        other += chosen != patient(replace(effort, futures=0)).choose(seen, rng)
        game.apply(chosen)
    assert other > 0


def test_the_same_future_comes_to_the_same_lead_and_another_one_may_not(fresh: Fresh, play: Play) -> None:
    seen = BotView.of(play(fresh(5), ["greedy"], Random(1), 50))
    (_, action), *_ = closest(seen)
    futures = Futures(seen, GreedyBot(BOLD), standing_points, PATIENCE, Random(1))
    leads = [futures.after(action, seed) for seed in [SEEDS[0], *SEEDS]]
    assert leads[0] == leads[1]
    assert len(set(leads)) > 1
    assert futures.spent > 0


def test_a_future_at_the_end_of_the_game_counts_the_points(fresh: Fresh, play: Play) -> None:
    game = play(fresh(6), ["greedy"], Random(1), 138)
    seen = BotView.of(game)
    (_, action), *_ = closest(seen)
    futures = Futures(seen, GreedyBot(BOLD), standing_points, replace(PATIENCE, ahead=50), Random(1))
    found = futures.after(action, SEEDS[0])
    ended = futures.imagination.game(SEEDS[0])
    ended.apply(seen.decision.plain(action))
    while ended.decision is not None:
        view = BotView(ended.state, ended.decision)
        ended.apply(view.decision.plain(GreedyBot(STRONG).choose(view, Random(1))))
    assert found == lead([seat.score for seat in ended.state.seats], seen.seat)


def test_no_future_begins_when_the_work_is_used_up(
    fresh: Fresh, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = BotView.of(play(fresh(7), ["greedy"], Random(1), 60))
    effort, asked = replace(PATIENCE, work=0, margin=50.0, doubt=50.0), []
    monkeypatch.setattr(Futures, "after", lambda *args: asked.append(args))
    usual = StrongBot(GreedyBot(BOLD), Replies, effort).choose(seen, Random(2))
    assert patient(effort).choose(seen, Random(2)) == usual
    assert asked == []


def test_less_is_played_on_where_expansions_make_it_dearer() -> None:
    allowed = [PATIENCE.allowed(expansions) for expansions in (0, 1, 5, 18)]
    assert allowed == sorted(allowed, reverse=True)
    assert allowed[0] == PATIENCE.work > 1.5 * allowed[1]


def test_a_fault_of_a_future_leaves_the_usual_choice(
    fresh: Fresh, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = BotView.of(play(fresh(5), ["random"], Random(4), 30))

    def fail(*_: object) -> float:
        raise ZeroDivisionError

    monkeypatch.setattr(Futures, "after", fail)
    bot = patient(replace(PATIENCE, margin=100.0, doubt=100.0))
    assert bot.choose(seen, Random(1)) == GreedyBot(STRONG).choose(seen, Random(1))
    assert fault(bot) == "search: ZeroDivisionError"


def raced(*leads: tuple[float, ...], seemed: tuple[float, ...] = (0.0, 0.0)) -> Race:
    """Return a race of two actions after futures in which they came to these leads."""
    judged: list[tuple[float, Action]] = [(points, {"n": n}) for n, points in enumerate(seemed)]
    race = Race(judged, replace(PATIENCE, first=4, trust=2.0))
    for one in leads:
        race.add(list(one)[: len(race.left)])
    return race


def test_what_is_surely_worse_is_left_out_after_the_first_futures() -> None:
    assert len(raced((0, 3), (1, 5), (0, 4)).left) == 2
    race = raced((0, 3), (1, 5), (0, 4), (1, 4))
    assert [one.action for one in race.left] == [{"n": 1}]


def test_what_may_still_be_better_stays() -> None:
    race = raced((0, 9), (5, 0), (0, 6), (6, 1))
    assert len(race.left) == 2
    assert race.best.action == {"n": 1}


def test_of_actions_that_come_to_the_same_one_is_played_on() -> None:
    assert [one.action for one in raced((2, 2), (3, 3), (1, 1), (4, 4)).left] == [{"n": 0}]


def test_what_an_action_seemed_to_be_worth_counts_as_much_as_some_futures() -> None:
    assert raced((0, 3), seemed=(2.0, 0.0)).best.action == {"n": 0}
    assert raced((0, 3), (0, 3), seemed=(2.0, 0.0)).best.action == {"n": 1}


def test_patient_is_a_level_that_searches_and_its_effort_can_be_named() -> None:
    assert "patient" in SEARCHING
    bot = player("patient:futures=3,doubt=1.5")
    assert isinstance(bot, PatientBot)
    assert (bot.patience.futures, bot.patience.doubt, bot.patience.tiles) == (3, 1.5, PATIENCE.tiles)
    with pytest.raises(ValueError, match="luck"):
        player("patient:luck=1")
