"""Whole games between bots: `play`."""

from __future__ import annotations

import argparse
import hashlib
import sys
from random import Random

from rules.bots import BOTS, answer
from rules.cli.arguments import Commands, names
from rules.cli.problems import unreadable
from rules.cli.setup_words import add_setup, setup_of
from rules.records import Record, record_of
from rules.setup.setup import SEATS
from rules.verification import with_hashes


def add_to(commands: Commands) -> None:
    """Add `play`, with the setup as options."""
    words = commands.add_parser("play", help="let bots play a game and print its record")
    words.add_argument("--seats", type=int, default=SEATS.start, metavar="N", help="2 to 6")
    words.add_argument("--expansions", type=names, default=[], metavar="A,B")
    add_setup(words)
    words.add_argument("--seed", type=int, default=0, metavar="N", help="all chance follows from it (0)")
    words.add_argument(
        "--bots", type=names, default=["greedy"], metavar="A,B", help="dealt to the seats in turn"
    )
    words.set_defaults(command=play)


def play(chosen: argparse.Namespace) -> int:
    """Play a game as chosen and print its record, with the seed and salts that `verify` checks."""
    levels = _levels(chosen)
    seats = [f"{level} {number}" for number, level in enumerate(levels, 1)]
    setup = setup_of(chosen, seats, chosen.expansions)
    seed, salts = _chance(chosen.seed, len(levels))
    game, rng = Record(setup, seed=seed, salts=salts).start(), Random(chosen.seed)
    while game.decision is not None:
        game.apply(answer(levels[game.decision.seat], game, rng))
    record = record_of(game, seed, salts)
    record.result = {"scores": game.scores(), "ranks": game.ranks()}
    sys.stdout.write(with_hashes(record).to_json())
    return 0


def _levels(chosen: argparse.Namespace) -> list[str]:
    """Return the bot of each seat: the names given, dealt again and again."""
    for name in chosen.bots:
        if name not in BOTS:
            raise unreadable(f"There is no bot {name!r}; there are {', '.join(BOTS)}.")
    if not chosen.bots:
        raise unreadable("Name at least one bot.")
    return [chosen.bots[seat % len(chosen.bots)] for seat in range(max(0, min(chosen.seats, 99)))]


def _chance(number: int, seats: int) -> tuple[str, list[str]]:
    """Return a secret seed and a salt for each seat, all derived from one number."""
    digests = [
        hashlib.sha256(f"bastide play {number} {part}".encode()).hexdigest() for part in range(seats + 1)
    ]
    return digests[0], [digest[:32] for digest in digests[1:]]
