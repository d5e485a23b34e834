"""The words that choose a setup, for all commands that play games."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from rules.cli.arguments import pair
from rules.cli.problems import unreadable
from rules.expansions import registry
from rules.expansions.manifest import Expansion
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
    for draft in (found for found in registry.expansions() if found.draft and found.set_name in expansions):
        if draft.set_name not in registry.playable():
            raise unreadable(_unfinished(draft))
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


def _unfinished(draft: Expansion) -> str:
    """Return why a draft can't be played, and what to do: for its author, who is the one to see it here."""
    return (
        f"The expansion {draft.name!r} is a draft, which only its tests can play. "
        "When `make drafts` lists nothing, "
        f"take draft=True out of rules/expansions/{draft.folder}/__init__.py."
    )
