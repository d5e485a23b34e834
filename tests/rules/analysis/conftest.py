"""Finished games to analyse, and an effort that takes little time."""

from __future__ import annotations

import hashlib
from functools import cache
from random import Random

from rules import Record, Setup, record_of
from rules.analysis import Effort
from rules.bots import answer
from rules.bots.search.effort import Effort as SearchEffort
from rules.expansions import registry

LITTLE = Effort(
    candidates=2, options=1, draws=4, futures=4, ahead=2, search=SearchEffort(tiles=3, placements=300)
)
NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")


def with_needs(name: str) -> list[str]:
    """Return an expansion and all those that it needs."""
    found = next(e for e in registry.expansions() if name in (e.name, e.folder))
    return [found.name, *(more for need in found.needs for more in with_needs(need))]


@cache
def finished(number: int, levels: tuple[str, ...], *expansions: str, stop: int = 10**6) -> str:
    """Return the record of a game between bots; after `stop` actions all agree to end it."""
    setup = Setup.from_json({"seats": NAMES[: len(levels)], "expansions": list(expansions)})
    seed = hashlib.sha256(f"analysis {number}".encode()).hexdigest()
    game, rng = Record(setup, seed=seed).start(), Random(number)
    while game.decision is not None:
        if game.number >= stop:
            game.apply({"seat": game.decision.seat, "type": "end_together"})
        else:
            game.apply(answer(levels[game.decision.seat], game, rng))
    return record_of(game, seed).to_json()
