"""How long bots think: `python -m bench.thinking --games 4 strong greedy`, with the words of the duel.

Seconds of processor time for each decision, so that other work on the machine does not count.
"""

from __future__ import annotations

import argparse
import json
import time
from random import Random

from rules import Setup
from rules.bots import Bot, BotView, player
from rules.bots.duel import duel
from rules.bots.tally import table, tallies
from rules.decisions import Action


class Timed:
    """A bot, and how long it has thought."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.took: list[float] = []

    def choose(self, seen: BotView, rng: Random) -> Action:
        start = time.process_time()
        action = self.bot.choose(seen, rng)
        self.took.append(1000 * (time.process_time() - start))
        return action

    def __str__(self) -> str:
        mean = sum(self.took) / len(self.took)
        return f"{len(self.took)} decisions, {mean:.1f} ms each, at most {max(self.took):.0f} ms"


def main() -> None:
    parser = argparse.ArgumentParser("python -m bench.thinking", description=__doc__)
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--setup", default="{}")
    given = parser.parse_args()
    seats = [str(number) for number in range(len(given.bots))]
    setup = Setup.from_json({**json.loads(given.setup), "seats": seats})
    bots = [Timed(player(text)) for text in given.bots]
    results = duel(setup, bots, given.games, given.first)
    print(table([(", ".join(setup.expansions) or "base", one) for one in tallies(given.bots, results)]))
    for name, bot in zip(given.bots, bots, strict=True):
        print(f"{name}: {bot}")


if __name__ == "__main__":
    main()
