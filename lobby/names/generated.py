"""Generated names: for guests who have not chosen one, and for bots."""

from __future__ import annotations

import secrets
from collections.abc import Collection

from lobby.names.similarity import distinct, lookalike
from lobby.names.validation import LONGEST_TABLE

FIRST = (
    "Merry",
    "Patient",
    "Bold",
    "Gentle",
    "Clever",
    "Wandering",
    "Sunny",
    "Quiet",
    "Lucky",
    "Brave",
    "Nimble",
    "Honest",
    "Curious",
    "Cheerful",
    "Sleepy",
    "Proud",
    "Kindly",
    "Swift",
    "Humble",
    "Jolly",
    "Wise",
    "Daring",
    "Candid",
    "Stout",
)
SECOND = (
    "Mason", "Miller", "Shepherd", "Pilgrim", "Baker", "Weaver", "Cooper", "Farmer", "Herald", "Knight",
    "Carter", "Potter", "Beekeeper", "Ferryman", "Fiddler", "Tiler", "Gardener", "Falconer", "Minstrel",
    "Scribe", "Vintner", "Warden", "Drover", "Bellfounder",
)  # fmt: skip

TABLE_NAMES = {"en": "{host}’s table", "de": "Tisch von {host}", "pl": "Stół: {host}"}
BOTS = ("Bot Ada", "Bot Bruno", "Bot Clara", "Bot Dario", "Bot Emma", "Bot Felix")


def guest_name(taken: Collection[str] = ()) -> str:
    """Return a random friendly name that resembles none of the taken names."""
    while True:
        name = f"{secrets.choice(FIRST)} {secrets.choice(SECOND)}"
        if not lookalike(name, taken):
            return name


def table_name(host: str, language: str = "en") -> str:
    """Return the name of a new table in the language of its host, at most LONGEST_TABLE characters."""
    return TABLE_NAMES.get(language, TABLE_NAMES["en"]).format(host=host)[:LONGEST_TABLE]


def bot_name(taken: Collection[str]) -> str:
    """Return the first name for a bot that resembles none of the taken names."""
    free = (name for name in BOTS if not lookalike(name, taken))
    return next(free, None) or distinct(BOTS[0], taken)
