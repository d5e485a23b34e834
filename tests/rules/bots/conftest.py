"""Games for bots to play in."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from rules import Game, Setup
from rules.bots import BOTS, answer, strong
from rules.bots.search.effort import Effort
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
def little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot that searches look at little, so that whole games take no longer than others."""
    little = Effort(candidates=2, tiles=2, margin=0.5)
    monkeypatch.setitem(BOTS, "strong", lambda: strong(little))
