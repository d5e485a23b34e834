"""Whole random games with towers and with every other expansion: what holds after each action."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from rules import Game, Record, Setup, record_of, view
from rules.bots import answer
from rules.chance import Results
from rules.expansions.tower.foundations import PIECES, guards, height, towers
from rules.fairness import Shuffler
from tests.clauses import clause

ALONE: list[str] = ["tower"]
TRADERS = ["tower", "traders-and-builders", "inns-and-cathedrals", "phantom"]
ROADS = ["tower", "abbey-and-mayor", "wanderer-mayors-office", "drawbridges"]
DRAGON = ["tower", "princess-and-dragon", "bridges-castles-bazaars", "abbey-and-mayor"]
SETUPS = (ALONE, TRADERS, ROADS, DRAGON)


def game(expansions: list[str], edition: str, seed: int) -> tuple[Game, random.Random]:
    rng = random.Random(seed)
    names = ["Ann", "Bob", "Cid", "Dot"][: 2 + seed % 3]
    setup = Setup.from_json({"seats": names, "edition": edition, "expansions": expansions})
    fair = Shuffler(rng.randbytes(32).hex(), [])
    return Game(setup, setup.stacked(fair.order(setup.bag())), Results({}, fair)), rng


def owned(played: Game) -> list[Counter[str]]:
    """Return what each seat has of each figure: in supply, on the board, or in a prison."""
    state = played.state
    found = [Counter({kind: seat.supply.get(kind, 0) for kind in state.kinds}) for seat in state.seats]
    for figure in state.figures:
        found[figure.seat][figure.kind.name] += 1
    for prisoner in (one for prison in towers(state).prisons for one in prison):
        found[prisoner.owner][prisoner.piece] += 1
    return found


def check(played: Game, at_first: list[Counter[str]]) -> None:
    state = played.state
    slot = towers(state)
    assert owned(played) == at_first
    built = sum(slot.heights.values())
    assert built + sum(seat.supply["tower"] for seat in state.seats) == PIECES[len(state.seats)] * len(
        state.seats
    )
    posts = [figure.cell for figure in guards(state)]
    assert len(posts) == len(set(posts))
    assert all(cell is not None and height(state, cell) for cell in posts)
    if played.decision is None or played.decision.kind != "exchange":
        for one, other in combinations(range(len(state.seats)), 2):
            mutual = [any(p.owner == b for p in slot.prisons[a]) for a, b in ((one, other), (other, one))]
            assert not all(mutual)


@clause("TOWER-3", "TOWER-14", "TOWER-36")
@pytest.mark.parametrize("edition", ["hig-2010", "zmg-2014", "new-2018"])
@pytest.mark.parametrize("expansions", SETUPS, ids="-".join)
def test_nothing_is_lost_and_nobody_holds_a_captors_follower(expansions: list[str], edition: str) -> None:
    played, rng = game(expansions, edition, len(edition) + len(expansions))
    at_first = owned(played)
    while not played.over:
        by_bot = rng.random() < 0.3
        played.apply(answer("greedy", played, rng) if by_bot else rng.choice(played.legal()))
        check(played, at_first)
    assert not played.state.figures
    assert Counter(e["reason"] for e in played.state.scored)["ransom"] % 2 == 0
    assert view(Record.from_json(record_of(played).to_json()).game()) == view(played)
