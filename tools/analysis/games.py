"""Games between bots for the fit and its check: how each stood before each turn, and how it ended."""

from __future__ import annotations

import hashlib
from multiprocessing import Pool
from random import Random
from typing import Final, NamedTuple

from rules import Record, Setup, describe_options, record_of
from rules.analysis.course import Course, follow
from rules.analysis.estimate import Position
from rules.bots import BotView
from rules.bots.greedy import GreedyBot
from rules.bots.weights import BOLD, WEIGHTS

NAMES: Final = ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay"]
# Two sets of beliefs, dealt by chance: nobody plays like himself in all games.
BELIEFS: Final = (WEIGHTS, BOLD, BOLD)


class Kind(NamedTuple):
    """Games of one kind: the expansions, the seats, and how many of them for each hundred games asked for."""

    expansions: tuple[str, ...]
    seats: int
    share: int


BASE_TWO: Final = Kind((), 2, 100)
KINDS: Final = (
    BASE_TWO,
    Kind((), 3, 20),
    Kind((), 4, 10),
    Kind(("inns-and-cathedrals", "traders-and-builders"), 2, 20),
    Kind(("bridges-castles-bazaars",), 2, 20),
    Kind(("abbey-and-mayor", "princess-and-dragon"), 2, 10),
)


class Sample(NamedTuple):
    """One moment of a game, and how the game ended."""

    found: Position
    present: list[int]
    final: list[int]


def all_expansions() -> tuple[str, ...]:
    """Return the names of all expansions."""
    return tuple(expansion["name"] for expansion in describe_options()["expansions"])


def played(kind: Kind, number: int) -> Record:
    """Return a finished game; the number decides the order of the tiles, the bots and all their chance."""
    setup = Setup.from_json({"seats": NAMES[: kind.seats], "expansions": list(kind.expansions)})
    seed = hashlib.sha256(f"analysis {number}".encode()).hexdigest()
    game, rng = Record(setup, seed=seed).start(), Random(number)
    bots = [GreedyBot(rng.choice(BELIEFS)) for _ in range(kind.seats)]
    while game.decision is not None:
        seen = BotView.of(game)
        game.apply(seen.decision.plain(bots[seen.seat].choose(seen, rng)))
    return record_of(game, seed)


def course(kind: Kind, number: int) -> Course:
    """Return the course of such a game."""
    return follow(played(kind, number))


def samples(kind: Kind, number: int) -> list[Sample]:
    """Return every moment before a turn of one game."""
    found = course(kind, number)
    return [Sample(turn.found, turn.present, found.final) for turn in found.turns]


def many(jobs: list[tuple[Kind, int]], processes: int) -> list[list[Sample]]:
    """Return the moments of many games, in the order of the jobs."""
    with Pool(processes) as pool:
        return pool.starmap(samples, jobs, chunksize=1)
