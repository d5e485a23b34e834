"""How fast the rules engine is: random games, all legal actions listed, replays, and bots' decisions."""

from __future__ import annotations

import gc
import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from statistics import mean, median
from time import perf_counter, process_time
from typing import Any

from bench.thinking.decisions import Timed
from bench.unit import Measured, measure, one_unit
from rules import Game, Record, Setup, record_of
from rules.bots import player
from rules.bots.duel import play
from rules.expansions import registry
from rules.tiles.catalogue import catalogue

RECORDS = Path(__file__).resolve().parent.parent / "tests" / "records" / "games"
SEATS = ["Ann", "Bob"]
FOUR = [*SEATS, "Cid", "Dot"]
SIX = [*FOUR, "Eve", "Fay"]
BRIDGED = ("bridges-castles-bazaars",)
EVERYTHING = tuple(sorted(registry.playable() - {"base"}))
ABOUT = 210  # actions of a whole game of two seats


@dataclass(frozen=True)
class Row:
    """One line of the table: what was done, how many steps it had, and what it took."""

    name: str
    steps: int
    measured: Measured


def random_game(number: int, seats: list[str] = SEATS, expansions: tuple[str, ...] = ()) -> Record:
    """Return the record of a whole game, every action drawn from all legal ones. Same number, same game.

    Of a set sold in parts only the first is in play.
    """
    setup = setup_of(seats, expansions)
    seed = hashlib.sha256(f"bench {number}".encode()).hexdigest()
    game, chance = Record(setup, seed=seed).start(), Random(number)
    while game.decision:
        game.apply(chance.choice(game.legal()))
    return record_of(game)


def setup_of(seats: list[str], expansions: tuple[str, ...]) -> Setup:
    """Return a setup; of a set sold in parts only the first is in play."""
    parts = {part: 0 for expansion in expansions for part in catalogue()[expansion].parts[1:]}
    return Setup.from_json({"seats": seats, "expansions": list(expansions), "sets": parts})


def worst_listing(record: Record) -> Callable[[], list[dict[str, Any]]]:
    """Return the listing that takes longest in a recorded game, by the median of three.

    The collector of garbage is off meanwhile: its pauses fall on any listing, and are none of it.
    """
    game, slowest, at = record.start(), 0.0, 0
    gc.disable()
    for index, action in enumerate(record.actions):
        taken = median(_seconds(game.legal) for _ in range(3))
        if taken > slowest:
            slowest, at = taken, index
        game.apply(action)
    gc.enable()
    return replace(record, actions=record.actions[:at]).game().legal


def _seconds(work: Callable[[], object], clock: Callable[[], float] = perf_counter) -> float:
    started = clock()
    work()
    return clock() - started


def whole_record(number: int) -> tuple[str, Callable[[], Game], int]:
    """(name, replay, actions): the kept base game of two seats nearest to 210 actions, else a random game."""
    kept = [
        (path.stem, json.loads(path.read_text(encoding="utf-8"))) for path in sorted(RECORDS.glob("*.json"))
    ]
    if whole := [pair for pair in kept if _is_plain(pair[1]["setup"])]:
        name, data = min(whole, key=lambda pair: abs(len(pair[1]["actions"]) - ABOUT))
        return f"the record {name}", Record.from_json(json.dumps(data)).game, len(data["actions"])
    record = random_game(number)
    return "a random game", record.game, len(record.actions)


def thinking() -> list[Row]:
    """Return what the solid bot takes to decide with everything in play: on average, and at most.

    Six of it play one game. In processor time, pauses of the collector of garbage among it.
    """
    bot = Timed(player("greedy"))
    play(setup_of(SIX, EVERYTHING), [bot] * len(SIX), 1)
    one = median(_seconds(one_unit, process_time) for _ in range(11))
    found = {"on average": mean(bot.took) / 1000, "at most": max(bot.took) / 1000}
    return [
        Row(f"a decision of the solid bot at such a table, {how}", 1, Measured(took / one, took, one))
        for how, took in found.items()
    ]


def _is_plain(setup: dict[str, Any]) -> bool:
    return len(setup["seats"]) == len(SEATS) and not setup.get("expansions") and not setup.get("sets")


def rows(rounds: int) -> list[Row]:
    """Return every measurement."""
    steps = len(random_game(1).actions)
    playing = Row(
        "random base game, 2 seats, all legal actions listed", steps, measure(lambda: random_game(1), rounds)
    )
    name, replay, actions = whole_record(1)
    bridged = random_game(1, FOUR, BRIDGED)
    everything = random_game(1, SIX, EVERYTHING)
    tiles = len(everything.setup.bag()) + 1
    return [
        playing,
        Row(f"replay of {name}", actions, measure(replay, rounds)),
        Row(
            "random game with bridges, castles and bazaars, 4 seats, all legal actions listed",
            len(bridged.actions),
            measure(lambda: random_game(1, FOUR, BRIDGED), rounds),
        ),
        Row(
            "the slowest listing in that game",
            1,
            measure(worst_listing(bridged), rounds),
        ),
        Row(
            f"random game with all {len(EVERYTHING)} expansions, {tiles} tiles, 6 seats, "
            "all legal actions listed",
            len(everything.actions),
            measure(lambda: random_game(1, SIX, EVERYTHING), rounds),
        ),
        Row(
            "replay of that game",
            len(everything.actions),
            measure(everything.game, rounds),
        ),
        Row("the slowest listing in that game", 1, measure(worst_listing(everything), rounds)),
        *thinking(),
    ]
