"""Games with toy modules in play: each test puts in play just what it wants to prove."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from rules import Game, Setup, view
from rules.chance import Results
from rules.hooks import RuleModule
from rules.setup.reader import with_modules

Action = dict[str, Any]
Choose = Callable[[Game, list[Action]], Action]


class Toy(RuleModule):
    """A module of no expansion."""

    name = "toy"
    expansion = "base"


def setup_with(*modules: RuleModule, **keys: Any) -> Setup:
    """Return a setup with these modules in play and no others."""
    plain = Setup.from_json({"seats": ["Ann", "Bob"], **keys})
    return with_modules(replace(plain, start=() if "start" not in keys else plain.start), modules)


def game_with(
    *modules: RuleModule, order: Sequence[str] | None = None, results: Results | None = None, **keys: Any
) -> Game:
    """Return a game with these modules; the bag in a shuffled order unless one is given."""
    setup = setup_with(*modules, **keys)
    if order is None:
        order = setup.bag()
        Random(7).shuffle(order)
    return Game(setup, order, results)


def play(game: Game, choose: Choose | None = None, *, at_most: int = 1000, seed: int = 1) -> Game:
    """Play on by chance, or as `choose` says, until the game is over or waits for a result."""
    rng = Random(seed)
    for _ in range(at_most):
        legal = game.legal()
        if not legal:
            break
        game.apply(choose(game, legal) if choose else by_chance(legal, rng))
    return game


def by_chance(legal: list[Action], rng: Random) -> Action:
    """Any kind of action as often as any other."""
    kind = rng.choice(sorted({action["type"] for action in legal}))
    return rng.choice([action for action in legal if action["type"] == kind])


def replays(game: Game) -> bool:
    """Return whether the log leads to the same view again."""
    other = Game(game.setup, game._stack._order, game.results)
    for action in game.log:
        other.apply(action)
    return view(other) == view(game)
