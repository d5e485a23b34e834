"""The words that choose a setup, for all commands that play games."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from rules.cli.arguments import pair
from rules.cli.problems import unreadable
from rules.problems import SetupError
from rules.setup.options import EDITIONS
from rules.setup.reader import CheckedSetup as Setup


def add_setup(words: argparse.ArgumentParser) -> None:
    """Add what can be chosen before a game besides seats and expansions."""
    words.add_argument("--edition", default=EDITIONS[-1], help=", ".join(EDITIONS))
    for name, what in (
        ("option", "a named option"),
        ("sets", "copies of a set"),
        ("supply", "pieces a seat"),
    ):
        words.add_argument(
            f"--{name}", action="append", type=pair, default=[], metavar="NAME=VALUE", help=what
        )


def setup_of(chosen: argparse.Namespace, seats: Sequence[str], expansions: Sequence[str]) -> Setup:
    """Return the setup that was chosen. Raises Failure where there is none like it."""
    try:
        return Setup.from_json(
            {
                "seats": list(seats),
                "edition": chosen.edition,
                "expansions": list(expansions),
                "options": dict(chosen.option),
                "sets": dict(chosen.sets),
                "supply": dict(chosen.supply),
            }
        )
    except SetupError as error:
        raise unreadable(error.sentence) from None
