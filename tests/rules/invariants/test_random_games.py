"""Random games over every set of options, with everything that must hold checked after every action.

`python -m tests.rules.invariants 2000` plays that many more.
"""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from rules.setup.options import EDITIONS
from tests.clauses import clause
from tests.rules.invariants.checked_game import CheckedGame

WAYS = list(
    itertools.product(
        EDITIONS,
        ("yes", "no"),
        ("per-farm-3", "per-city-4", "per-farm-3-once"),
        ("2-per-tile", "1-per-tile"),
        ("no", "yes"),
    )
)
NAMES = ("farm.enabled", "farm.scoring", "city.small_completed", "abbot.enabled")


def checked_game(way: tuple[str, ...], seed: int) -> CheckedGame:
    """Return a game with these options; seats and who begins change with the seed."""
    edition, *values = way
    seats = 2 + seed % 5
    options: dict[str, Any] = dict(zip(NAMES, values, strict=True))
    if seed % 3:
        options["setup.first_player"] = seed % seats
    return CheckedGame.at_random(options, seats, edition, seed)


def play(way: int, seed: int) -> None:
    """A whole game by one of the `WAYS`; in every third one seats leave now and then."""
    here = checked_game(WAYS[way % len(WAYS)], seed)
    leavers = seed % 3 == 0
    while not here.game.over:
        number = here.game.number
        if leavers and here.rng.random() < 0.01:
            here.forfeit()
            continue
        here.step(here.choose())
        here.check_aliases()
        if number % 7 == 0:
            here.check_refusals()
            here.check_listing()
        if number % 40 == 20:
            here.check_replay()
        if here.rng.random() < 0.06:
            here.check_undo()
    here.check_replay()
    here.check_refusals()


@clause("BASE-GEN-4", "BASE-GEN-5", "BASE-CONN-3", "BASE-DEPLOY-6", "BASE-FARM-8", "BASE-END-2", "HOUSE-2")
@pytest.mark.parametrize("index", range(len(WAYS)))
def test_everything_holds_at_every_step(index: int) -> None:
    play(index, 7 * index + index // 6)
