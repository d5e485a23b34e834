"""Numbers of action sequences with other expansions, by the rules engine and by the reference engine."""

from __future__ import annotations

import random
from collections.abc import MutableSequence

import pytest

from rules import Game, Setup
from tests.counts.test_counts import Legal, Log, by_the_law, count
from tests.rules.invariants.reference_game import ReferenceGame

TRADERS, MAYORS, INNS = "traders-and-builders", "abbey-and-mayor", "inns-and-cathedrals"
BRIDGES, GATES, WALKERS = "bridges-castles-bazaars", "drawbridges", "wanderer-mayors-office"


class AsDealt(random.Random):
    """Chance by which the named tiles come first, in their order."""

    def __init__(self, names: list[str]) -> None:
        super().__init__(1)
        self.names = names

    def shuffle(self, x: MutableSequence[str]) -> None:
        rest = list(x)
        for name in self.names:
            rest.remove(name)
        x[:] = [*self.names, *rest]


def dealt(setup: Setup, names: list[str]) -> list[str]:
    """Return the whole bag in that order."""
    order = setup.bag()
    AsDealt(names).shuffle(order)
    return setup.stacked(order)


def by_playing_along(names: list[str]) -> Legal:
    """Return what the reference engine lists after a log; at every step it agreed with the rules engine."""

    def legal(game: Game) -> Log:
        played = ReferenceGame(game.setup, AsDealt(names))
        for action in game.log:
            played.step(action)
        assert played.ask is not None
        return [{"seat": played.ask.seat, **action} for action in played.ask.legal]

    return legal


# Expansions, edition, the first draws, and how many sequences of 1, 2, 3 actions there are.
COUNTS = [
    ([TRADERS], "new-2018", ["TB/CCc.c", "BA/RFr"], (4, 20, 44)),
    ([MAYORS], "hig-2010", ["AM/Rrr", "BA/L"], (7, 42, 84)),
    ([MAYORS, INNS], "new-2018", ["IC/RrC.i", "AM/CCRR"], (6, 72, 118)),
    ([GATES, INNS], "zmg-2014", ["DB/CFR.d", "DB/CRFr.d"], (5, 45, 81)),
    ([WALKERS, MAYORS], "new-2018", ["WM/CCRR.w", "WM/CRRR.a"], (6, 88, 384)),
    ([WALKERS, MAYORS, BRIDGES], "hig-2010", ["BA/RFr", "WM/CCR.a"], (10, 38, 146)),
    (["river"], "new-2018", ["RI.1/CIRI", "RI.1/RrII"], (2, 14, 16)),
]


@pytest.mark.parametrize("outside", [False, True], ids=["by the rules engine", "by playing along"])
@pytest.mark.parametrize(("expansions", "edition", "names", "numbers"), COUNTS)
def test_sequence_counts_match(
    expansions: list[str], edition: str, names: list[str], numbers: tuple[int, ...], outside: bool
) -> None:
    sets = {"river-2": 0} if "river" in expansions else {}
    setup = Setup.from_json(
        {"seats": ["Ann", "Bob"], "edition": edition, "expansions": expansions, "sets": sets}
    )
    order = dealt(setup, names)
    legal = by_playing_along(names) if outside else by_the_law
    assert tuple(count(setup, order, depth, legal) for depth in range(1, 4)) == numbers
