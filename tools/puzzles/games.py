"""Games between bots in which puzzles are looked for; the number of a game decides everything in it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from random import Random
from typing import Final

from rules import Game, Record, Setup, describe_options
from rules.bots import BotView
from rules.bots.fallback import safe
from rules.bots.greedy import GreedyBot
from rules.bots.weights import BOLD
from rules.decisions import Action

NAMES: Final = ["Ann", "Bob", "Cid"]
# Expansions that are good company, so that more than one at a time is in some games.
SETS: Final = (
    ("inns-and-cathedrals", "traders-and-builders"),
    ("bridges-castles-bazaars", "abbey-and-mayor"),
    ("river", "inns-and-cathedrals", "princess-and-dragon"),
)


def expansions_of(number: int) -> list[str]:
    """Return the expansions of a game: of every fourth one after the other, and sets of some, else none."""
    if number % 4:
        return []
    known = {each["name"]: each["needs"] for each in describe_options()["expansions"]}
    kinds = [*([*needs, name] for name, needs in known.items()), *map(list, SETS)]
    return kinds[number // 4 % len(kinds)]


def start(number: int) -> Game:
    """Return the game before its first action. Every tenth one has three seats."""
    seats = 3 if number % 10 == 9 else 2
    setup = Setup.from_json({"seats": NAMES[:seats], "expansions": expansions_of(number)})
    return Record(setup, seed=hashlib.sha256(f"puzzle {number}".encode()).hexdigest()).start()


Ranked = list[tuple[float, Action]]


def play(game: Game, number: int) -> Iterator[tuple[BotView, Ranked]]:
    """Play a game. Yield each decision about a tile before it is taken, with what each place promises."""
    player, rng = GreedyBot(BOLD), Random(number)
    while game.decision is not None:
        seen = BotView.of(game)
        if seen.decision.kind == "place_tile":
            ranked = sorted(player.ranked(seen), key=lambda one: -one[0])
            yield seen, ranked
            action = ranked[0][1] if ranked else safe(seen)
        else:
            action = player.choose(seen, rng)
        game.apply(seen.decision.plain(action))
