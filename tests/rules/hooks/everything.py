"""Random games with every expansion and a toy module in play."""

from __future__ import annotations

import random
from collections.abc import Iterator

from rules import Game
from rules.expansions import registry
from rules.hooks import RuleModule
from rules.setup.reader import with_modules
from tests.rules.invariants.random_game import RandomGame, setup_at_random

ALL = sorted(registry.playable() - {"base"})


def game_with(seed: int, *toys: RuleModule) -> RandomGame:
    """Return a random game of all expansions, with options by chance and toys behind their modules."""
    rng = random.Random(seed)
    setup = setup_at_random(rng, ALL)
    return RandomGame(with_modules(setup, (*setup.modules, *toys)), rng)


def steps_of(played: RandomGame) -> Iterator[Game]:
    """Play to the end; yield the game after each action."""
    while not played.game.over:
        action = played.choose()
        played.met[f"{action['type']}:{action.get('piece', '')}"] += 1
        played.game.apply(action)
        played.legal = played.game.legal()
        yield played.game
