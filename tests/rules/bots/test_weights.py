"""What a bot believes depends on the length of the game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.bots import BOTS
from rules.bots.outlook import Outlook
from rules.bots.search.strong import StrongBot
from rules.bots.weights import BOLD, LONG, LONG_GAME, SHORT, STRONG, WEIGHTS
from tests.rules.scene import on_board


def test_short_game_is_played_by_the_weights_of_short_games() -> None:
    assert BOLD.suited(SHORT) == BOLD
    assert WEIGHTS.suited(2 * LONG) is WEIGHTS


@pytest.mark.parametrize("turns", [LONG, 2 * LONG])
def test_long_game_is_played_by_those_of_long_games(turns: float) -> None:
    found = BOLD.suited(turns)
    assert found.last_figures == pytest.approx(LONG_GAME.last_figures)
    assert found.horizon == pytest.approx(LONG_GAME.horizon)


def test_between_them_each_number_is_between() -> None:
    found = BOLD.suited((SHORT * LONG) ** 0.5)
    assert found.stuck**2 == pytest.approx(BOLD.stuck * LONG_GAME.stuck)
    assert found.needs == BOLD.needs
    assert found.suited(LONG) == found


@pytest.mark.parametrize("name", ["strong", "patient"])
def test_bots_that_search_have_other_beliefs_than_the_analysis(name: str) -> None:
    bot = BOTS[name]()
    assert isinstance(bot, StrongBot)
    believed = bot.greedy.weights
    assert believed == STRONG
    assert believed.suited(SHORT).attention < BOLD.suited(SHORT).attention
    assert believed.suited(LONG).field_early < BOLD.suited(LONG).field_early


def test_advice_that_is_not_used_stays_unused() -> None:
    assert replace(BOLD, unheard=frozenset({"tower"})).suited(LONG).unheard == {"tower"}


def test_length_counts_turns_of_a_seat() -> None:
    state = on_board("*CFc.1 ??").game.state
    turns = sum(state.bag.values()) + len(state.board.tiles)
    assert Outlook(state, BOLD).weights == BOLD.suited(turns / len(state.seats))
