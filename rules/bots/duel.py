"""Bots against each other: `python -m rules.bots.duel --games 100 greedy random`.

A player is the name of a bot, or `greedy:WEIGHT=NUMBER,...` for one with other beliefs. Seats change from
game to game, so that beginning favours nobody.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from statistics import mean

from rules.bots import BOTS, Bot, BotView
from rules.bots.greedy import GreedyBot
from rules.bots.weights import WEIGHTS, Weights
from rules.fairness import draw_order
from rules.game import Game
from rules.problems import SetupError
from rules.setup.reader import CheckedSetup as Setup


def player(text: str) -> Bot:
    """Return the bot that a word of the command line means; raises ValueError."""
    name, _, beliefs = text.partition(":")
    if name not in BOTS:
        raise ValueError(f"There is no bot {name!r}; there are {', '.join(BOTS)}.")
    if not beliefs:
        return BOTS[name]()
    return GreedyBot(_weights(beliefs))


def _weights(text: str) -> Weights:
    """Return beliefs that differ from the usual ones in the weights named.

    Only plain numbers can be given.
    """
    chosen: dict[str, float] = {}
    for pair in text.split(","):
        name, _, value = pair.partition("=")
        if not isinstance(getattr(WEIGHTS, name, None), float):
            raise ValueError(f"There is no weight {name!r} to set.")
        chosen[name] = float(value)
    return replace(WEIGHTS, **chosen)  # type: ignore[arg-type]


def play(setup: Setup, bots: Sequence[Bot], number: int) -> list[int]:
    """Play one game; return the bots' points. The number decides the order of the bag and all chance."""
    seed = hashlib.sha256(str(number).encode()).hexdigest()
    game, rng = Game(setup, draw_order(setup.bag(), seed, [])), Random(number)
    while game.decision is not None:
        seen = BotView(game.state, game.decision)
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


def report(names: Sequence[str], results: Sequence[Sequence[int]]) -> str:
    """Return one line a bot: games won outright, shared, average points, lowest and highest."""
    lines = []
    for place, name in enumerate(names):
        best = [game[place] == max(game) for game in results]
        alone = [game.count(max(game)) == 1 for game in results]
        won = sum(b and a for b, a in zip(best, alone, strict=True))
        points = [game[place] for game in results]
        lines.append(
            f"{name:<24} won {won:>4}  shared {sum(best) - won:>3}  "
            f"points {mean(points):6.1f}  ({min(points)} to {max(points)})"
        )
    return "\n".join(lines)


def main(words: Sequence[str] | None = None) -> int:
    """Play and print; 2 for words that mean nothing."""
    parser = argparse.ArgumentParser("python -m rules.bots.duel", description=__doc__)
    parser.add_argument("bots", nargs="+", help="2 to 6 bots, one a seat")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--setup", default="{}", help="the setup of a record as JSON, without seats")
    chosen = parser.parse_args(words)
    try:
        seats = [str(number) for number in range(len(chosen.bots))]
        setup = Setup.from_json({**json.loads(chosen.setup), "seats": seats})
        bots = [player(text) for text in chosen.bots]
    except (SetupError, ValueError, TypeError) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    sys.stdout.write(report(chosen.bots, duel(setup, bots, chosen.games, chosen.first)) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
