"""How fast the rules engine is: random games, all legal actions listed, and the replay of a recorded game."""

from __future__ import annotations

import gc
import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from bench.unit import Measured, measure
from rules import Game, Record, Setup, record_of
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
    parts = {part: 0 for expansion in expansions for part in catalogue()[expansion].parts[1:]}
    setup = Setup.from_json({"seats": seats, "expansions": list(expansions), "sets": parts})
    seed = hashlib.sha256(f"bench {number}".encode()).hexdigest()
    game, chance = Record(setup, seed=seed).start(), Random(number)
    while game.decision:
        game.apply(chance.choice(game.legal()))
    return record_of(game)


def worst_listing(number: int) -> Callable[[], list[dict[str, Any]]]:
    """Return the listing that takes longest in a random game with bridges, by the median of three.

    The collector of garbage is off meanwhile: its pauses fall on any listing, and are none of it.
    """
    record = random_game(number, FOUR, BRIDGED)
    game, slowest, at = record.start(), 0.0, 0
    gc.disable()
    for index, action in enumerate(record.actions):
        taken = median(_seconds(game.legal) for _ in range(3))
        if taken > slowest:
            slowest, at = taken, index
        game.apply(action)
    gc.enable()
    return replace(record, actions=record.actions[:at]).game().legal


def _seconds(work: Callable[[], object]) -> float:
    started = perf_counter()
    work()
    return perf_counter() - started


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


def _is_plain(setup: dict[str, Any]) -> bool:
    return len(setup["seats"]) == len(SEATS) and not setup.get("expansions") and not setup.get("sets")


def rows(rounds: int) -> list[Row]:
    """Return every measurement."""
    steps = len(random_game(1).actions)
    playing = Row(
        "random base game, 2 seats, all legal actions listed", steps, measure(lambda: random_game(1), rounds)
    )
    name, replay, actions = whole_record(1)
    expanded = len(random_game(1, FOUR, BRIDGED).actions)
    everything = random_game(1, SIX, EVERYTHING)
    tiles = len(everything.setup.bag()) + 1
    return [
        playing,
        Row(f"replay of {name}", actions, measure(replay, rounds)),
        Row(
            "random game with bridges, castles and bazaars, 4 seats, all legal actions listed",
            expanded,
            measure(lambda: random_game(1, FOUR, BRIDGED), rounds),
        ),
        Row("the slowest listing in that game", 1, measure(worst_listing(1), rounds)),
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
    ]
