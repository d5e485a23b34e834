"""Games for bots to play in."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from rules import Game, Setup
from rules.bots import answer
from rules.chance import Results
from rules.fairness import Shuffler

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")
Fresh = Callable[..., Game]
Play = Callable[..., Game]


def fresh_game(number: int = 1, seats: int = 2, **keys: Any) -> Game:
    """Return a game before its first action, the bag in an order of its own for each number."""
    setup = Setup.from_json({"seats": list(NAMES[:seats]), **keys})
    fair = Shuffler(f"{number:064x}", [])
    return Game(setup, fair.order(setup.bag()), Results({}, fair))


def played(game: Game, levels: list[str], rng: Random, stop: int = 10**6) -> Game:
    """Let the bots play, each seat its level, up to a number of actions."""
    while not game.over and game.number < stop:
        assert game.decision is not None
        game.apply(answer(levels[game.decision.seat % len(levels)], game, rng))
    return game


@pytest.fixture
def fresh() -> Fresh:
    return fresh_game


@pytest.fixture
def play() -> Play:
    return played


@pytest.fixture(autouse=True)
def _little_effort(little_effort: None) -> None:
    """Have all tests here search little."""
