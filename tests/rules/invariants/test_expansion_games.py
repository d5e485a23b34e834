"""Random games with expansion 8 over editions, modules, options and seats; see `checked_expansion_game`.

`python -m tests.rules.invariants 2000 1000 expansion` plays that many more.
"""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from rules.setup.options import EDITIONS
from tests.clauses import clause
from tests.rules.invariants.checked_expansion_game import CheckedExpansionGame

SWITCHES = list(itertools.product(("on", "off"), repeat=3))
OTHERS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("farm.scoring", ("per-farm-3", "per-city-4", "per-farm-3-once")),
    ("abbot.enabled", ("yes", "no")),
    ("bridge.timing", ("until-scoring", "before-deploy")),
    ("castle.base", ("two-semicircles", "two-caps", "any-two-tile-city")),
    ("castle.chain_vs_direct", ("direct-first", "free-choice")),
    ("bazaar.free_variant", ("off", "on", "when-all-zero", "when-drawn-at-zero")),
    ("bazaar.bid_limit", ("none", "own-points")),
    ("bazaar.first_placer", ("left-of-host", "first-buyer")),
    ("bazaar.next_chooser", ("after-chooser", "after-buyer")),
)


def checked_game(seed: int) -> CheckedExpansionGame:
    """Return a game that follows from the seed: edition and seats in turn; every other one is as sold."""
    edition, seats = EDITIONS[seed % 3], 2 + seed // 3 % 5
    options: dict[str, Any] = {}
    if seed % 2:
        bridges, castles, bazaars = SWITCHES[seed // 2 % 8]
        options = {"x8.bridges": bridges, "x8.castles": castles, "x8.bazaars": bazaars}
        options |= {name: values[seed // (3 + n) % len(values)] for n, (name, values) in enumerate(OTHERS)}
    return CheckedExpansionGame.at_random(options, seats, edition, seed)


def play(seed: int) -> None:
    """A whole game; in every fourth one seats leave now and then."""
    here = checked_game(seed)
    leavers = seed % 4 == 3
    while not here.game.over:
        number = here.game.number
        if leavers and here.rng.random() < 0.01:
            here.forfeit()
            continue
        here.step(here.choose())
        if number % 11 == 0:
            here.check_refusals(30)
            here.check_listing()
        if number % 60 == 20 or (here.view.get("auction") and here.rng.random() < 0.04):
            here.check_replay()
        if here.rng.random() < 0.05:
            here.check_undo()
    here.check_replay()


@clause("BAZAAR-14", "BRIDGE-3", "BRIDGE-15", "CASTLE-12", "CASTLE-36", "X8-GEN-1", "X8-GEN-4", "X8-SETUP-2")
@pytest.mark.parametrize("seed", range(12))
def test_everything_holds_at_every_step(seed: int) -> None:
    play(seed)
