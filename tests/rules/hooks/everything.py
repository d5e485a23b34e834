"""Random games with every expansion and a toy module in play."""

from __future__ import annotations

import random
from collections.abc import Iterator

from rules import Game
from rules.expansions import registry
from rules.hooks import RuleModule
from rules.setup.reader import with_modules
from tests.rules.invariants.every_walk import EveryWalk, setup_at_random

ALL = sorted(registry.playable() - {"base"})


def walk_with(seed: int, *toys: RuleModule) -> EveryWalk:
    """Return a random game of all expansions, with options by chance and toys behind their modules."""
    rng = random.Random(seed)
    setup = setup_at_random(rng, ALL)
    return EveryWalk(with_modules(setup, (*setup.modules, *toys)), rng)


def steps_of(walk: EveryWalk) -> Iterator[Game]:
    """Play to the end; yield the game after each action."""
    while not walk.game.over:
        action = walk.choose()
        walk.met[f"{action['type']}:{action.get('piece', '')}"] += 1
        walk.game.apply(action)
        walk.legal = walk.game.legal()
        yield walk.game
