"""What people's moves lose to a bot that thinks without a pause: `python -m bench.beside --rounds 200`.

A round is what an acknowledgement needs of the interpreter: a database thread's work (here a view of a
game) and two thread changes. It is timed beside nothing, beside a strong bot in a thread of the same process,
and beside one in a process of its own as the worker has it. The three take turns, so that other work on the
machine meets all of them alike.
"""

from __future__ import annotations

import argparse
import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from statistics import quantiles

import rules
from games.bots.pool import Place
from rules import bots

ACTIONS = 60  # of the game that is thought about
SLICES = 10  # how often the three take turns


def begun() -> rules.Game:
    """A base game in the middle."""
    setup = rules.Setup.from_json({"seats": ["a", "b"]})
    game, rng = rules.Record(setup, seed="5" * 64).start(), Random(1)
    while game.number < ACTIONS:
        game.apply(bots.answer("greedy", game, rng))
    return game


def in_thread(stopping: threading.Event) -> None:
    """Think again and again, as one process did it for all."""
    game = begun()
    while not stopping.is_set():
        bots.think("strong", game, Random(1))


def in_process(stopping: threading.Event) -> None:
    """Ask a process again and again, as `games.scheduler.thinking` does it."""
    game, place = begun(), Place()
    opening = {"setup": {"seats": ["a", "b"]}, "draws": [], "seed": "5" * 64, "salts": [], "chance": {}}
    rows = [[action, False] for action in game.log]

    def question(known: int | None, drop: list[str]) -> dict[str, object]:
        new = known is None
        return {
            "match": "m",
            "level": "strong",
            "opening": opening if new else None,
            "rows": rows if new else [],
            "drop": drop,
        }

    while not stopping.is_set():
        place.ask("m", game.number, question)
        while place.answer() is None and not stopping.wait(0.02):
            pass
    place.stop()


@contextmanager
def beside(work: Callable[[threading.Event], None] | None) -> Iterator[None]:
    """Have this done meanwhile."""
    stopping = threading.Event()
    thread = threading.Thread(target=work, args=(stopping,)) if work else None
    if thread:
        thread.start()
        time.sleep(1.5)
    yield
    stopping.set()
    if thread:
        thread.join()


async def rounds(game: rules.Game, number: int) -> list[float]:
    """Return how long each round took, in ms."""
    took = []
    for _ in range(number):
        await asyncio.sleep(0.01)
        start = time.perf_counter()
        await asyncio.to_thread(rules.view, game, None)
        took.append(1000 * (time.perf_counter() - start))
    return took


def main() -> None:
    parser = argparse.ArgumentParser("python -m bench.beside", description=__doc__)
    parser.add_argument("--rounds", type=int, default=200)
    given = parser.parse_args()
    ways = {"nothing": None, "a thread": in_thread, "a process": in_process}
    took: dict[str, list[float]] = {name: [] for name in ways}
    game = begun()
    for _ in range(SLICES):
        for name, work in ways.items():
            with beside(work):
                took[name] += asyncio.run(rounds(game, given.rounds // SLICES))
    for name, found in took.items():
        cuts = quantiles(found, n=100)
        print(f"beside {name:<10} median {cuts[49]:6.1f} ms   p95 {cuts[94]:6.1f}   p99 {cuts[98]:6.1f}")


if __name__ == "__main__":
    main()
