"""Bots against each other: `duel`.

A player is the name of a bot, or `greedy:WEIGHT=NUMBER,...` for one with other beliefs, or
`strong:EFFORT=NUMBER,...` for one that looks at more or less, or `greedy:without=MODULE` for one that does
not use the advice of a module of an expansion.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from rules.bots import BOTS, Bot, player
from rules.bots.duel import duel
from rules.bots.tally import table, tallies
from rules.cli.arguments import Commands, names, number
from rules.cli.problems import unreadable
from rules.cli.setup_words import add_setup, setup_of
from rules.describe import describe_options
from rules.setup.setup import SEATS

BASE, ALL = "base", "all"  # as a set of expansions: none of them, and every one


def add_to(commands: Commands) -> None:
    """Add `duel`, with the setup as options."""
    words = commands.add_parser("duel", help="let bots play many games, and say how often each won")
    words.add_argument("bots", nargs="+", metavar="BOT", help=f"one a seat: {', '.join(BOTS)}")
    words.add_argument("--seats", type=number, default=0, metavar="N", help="the last bot takes the rest")
    words.add_argument("--games", type=number, default=100, metavar="N", help="games for each set (100)")
    words.add_argument("--seed", type=number, default=0, metavar="N", help="number of the first game (0)")
    words.add_argument(
        "--expansions",
        type=names,
        action="append",
        metavar="A,B",
        help=f"once for each set to play with; {BASE} for none, {ALL} for every one ({BASE})",
    )
    add_setup(words)
    words.set_defaults(command=run_duel)


def run_duel(chosen: argparse.Namespace) -> int:
    """Play and print a table: for each set of expansions and each player how often it won.

    Seats change from game to game, so that beginning favours nobody.
    """
    levels = _levels(chosen)
    bots = [_player(level) for level in levels]
    places = [str(place) for place in range(len(levels))]
    sets = [_set(expansions) for expansions in chosen.expansions or [[BASE]]]
    setups = [setup_of(chosen, places, expansions) for _, expansions in sets]
    rows = []
    for (where, _), setup in zip(sets, setups, strict=True):
        results = duel(setup, bots, chosen.games, chosen.seed)
        rows += [(where, found) for found in tallies(levels, results)]
    sys.stdout.write(table(rows) + "\n")
    return 0


def _levels(chosen: argparse.Namespace) -> list[str]:
    if chosen.games < 1:
        raise unreadable("At least one game has to be played.")
    seats = chosen.seats or len(chosen.bots)
    if seats < len(chosen.bots) or seats not in SEATS:
        raise unreadable(f"There are {len(chosen.bots)} bots; {SEATS.start} to {SEATS.stop - 1} seats.")
    return [*chosen.bots, *[chosen.bots[-1]] * (seats - len(chosen.bots))]


def _player(text: str) -> Bot:
    try:
        return player(text)
    except ValueError as error:
        raise unreadable(str(error)) from None


def _set(chosen: Sequence[str]) -> tuple[str, list[str]]:
    """Return how a set is called in the table, and its expansions."""
    if chosen == [ALL]:
        return ALL, [expansion["name"] for expansion in describe_options()["expansions"]]
    expansions = [name for name in chosen if name != BASE]
    return ", ".join(expansions) or BASE, expansions
