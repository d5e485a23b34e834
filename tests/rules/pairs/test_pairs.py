"""Every pair of expansions: thought about, cited, and played."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations
from random import Random

import pytest

from rules import Game, Record, Setup, record_of, view
from rules.bots import answer
from rules.chance import Results
from rules.fairness import Shuffler
from rules.setup.interactions import interactions, pairs, part_names, part_of
from rules.setup.options import EDITIONS
from tests.clauses import clause
from tests.rules.pairs.table import missing, setup_of
from tools.clauses import coverage

ALL = [frozenset(pair) for pair in combinations(part_names(), 2)]


def named(pair: frozenset[str]) -> str:
    return "-".join(sorted(pair))


@cache
def clauses_shown_by_tests() -> dict[str, list[str]]:
    """Return the tests of each clause, read from their sources once for all pairs."""
    return coverage().tests


def test_every_pair_has_a_line() -> None:
    assert [missing(pair) for pair in ALL if pair not in pairs()] == []


def test_each_line_is_about_what_there_is() -> None:
    assert sorted({name for pair in pairs() for name in pair} - {*part_names()}) == []
    assert all(len(pair) == 2 for pair in pairs())


def test_a_setup_says_which_of_its_parts_affect_each_other() -> None:
    setup = Setup.from_json(setup_of(frozenset({"bridges", "drawbridges"}), ["Ann", "Bob"], "new-2018"))
    (found,) = interactions(setup)
    assert (found.one.name, found.other.name) == ("drawbridges", "bridges")
    assert (found.one.option, found.other.option) == (None, "x8.bridges")
    assert found.clauses == ("DRAW-36", "DRAW-37", "INT-15")


def test_what_is_switched_off_affects_nothing() -> None:
    """With the river there is a clause about bazaars only (RIVER-13)."""
    for part, found in (("abbot", []), ("bazaars", [("RIVER-13",)])):
        setup = Setup.from_json(setup_of(frozenset({part, "river"}), ["Ann", "Bob"], "new-2018"))
        assert [each.clauses for each in interactions(setup)] == found


@pytest.mark.parametrize("pair", [pair for pair in ALL if pairs().get(pair)], ids=named)
def test_clauses_cited_by_a_pair_are_tested(pair: frozenset[str]) -> None:
    assert [clause for clause in pairs()[pair] if not clauses_shown_by_tests().get(clause)] == []


def played(pair: frozenset[str], edition: str, seed: int) -> Game:
    rng = Random(seed)
    setup = Setup.from_json(setup_of(pair, ["Ann", "Bob", "Cid"][: 2 + seed % 2], edition))
    assert {part_of(module).name for module in setup.modules} >= pair
    order = setup.bag()
    rng.shuffle(order)
    # What is shuffled in the course of the game follows from a seed.
    game = Game(setup, order, Results(shuffler=Shuffler(f"{seed:064x}", ())))
    while not game.over:
        # One of eight decisions by a bot, so that features are finished and pieces are used.
        bot = rng.random() < 0.125
        game.apply(answer("greedy", game, rng) if bot else rng.choice(game.legal()))
    return game


@clause("INT-1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("pair", ALL, ids=named)
def test_the_pair_is_played_to_the_end(pair: frozenset[str], edition: str) -> None:
    """All followers are home, in a prison (TOWER-45) or given up; points are explained; records replay."""
    game = played(pair, edition, seed=len(named(pair)))
    supplies = [Counter(seat.supply) for seat in game.state.seats]
    for prisoner in (one for seat in view(game)["seats"] for one in seat.get("prisoners", ())):
        supplies[prisoner["owner"]][prisoner["piece"]] += 1
    for supply, seat in zip(supplies, game.state.seats, strict=True):
        supply.update(seat.lost)
    assert all(supply["meeple"] == 7 for supply in supplies)
    assert all(supply.get("big", 1) == supply.get("abbot", 1) == 1 for supply in supplies)
    sums = [0] * len(supplies)
    for entry in game.state.scored:
        sums[entry["seat"]] += entry["points"]
        assert entry["points"] == sum(part["points"] for part in entry["parts"])
    assert sums == game.scores()
    again = Record.from_json(record_of(game).to_json()).game()
    assert view(again) == view(game)
