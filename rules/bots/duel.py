"""Bots against each other, game after game (`python -m rules duel`). Seats change from game to game."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from random import Random

from rules.bots.bot_view import Bot, BotView
from rules.chance import Results
from rules.fairness import Shuffler
from rules.game import Game
from rules.setup.reader import CheckedSetup as Setup


def play(setup: Setup, bots: Sequence[Bot], number: int) -> list[int]:
    """Play one game; return the bots' points. The number decides the order of the bag and all chance."""
    seed = hashlib.sha256(str(number).encode()).hexdigest()
    game, rng = Game(setup, (), Results(shuffler=Shuffler(seed, []))), Random(number)
    while game.decision is not None:
        seen = BotView.of(game)
        game.apply(seen.decision.plain(bots[seen.seat].choose(seen, rng)))
    return game.scores()


def duel(setup: Setup, bots: Sequence[Bot], games: int, first: int = 0) -> list[list[int]]:
    """Return the points of each bot in each game, the seats turned by one from game to game."""
    results = []
    for number in range(first, first + games):
        turned = number % len(bots)
        points = play(setup, [*bots[turned:], *bots[:turned]], number)
        results.append([*points[len(bots) - turned :], *points[: len(bots) - turned]])
    return results
