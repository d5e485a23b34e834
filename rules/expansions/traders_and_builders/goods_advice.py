"""What bots think of goods (see `rules.bots.advice`): what is taken with a city that a tile completes."""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import sqrt
from typing import Final

from rules.bots.placement import Judge
from rules.bots.simulation import Simulation
from rules.expansions.traders_and_builders.goods import MOST, goods, traded
from rules.tiles.catalogue import designs

# How sure a lead is: tokens of a kind still to come make it doubtful by their root.
SURE: Final = 0.5


def forecast(judge: Judge, sim: Simulation) -> float:
    """Return what the tokens are worth that come with a placement."""
    taken = Counter[str]()
    for group in (*sim.groups, *sim.closed):  # an abbey completes cities of which it is no part
        if group.kind == "city" and group.prospect.done:
            taken += traded(group.prospect.feature)
    return sum(_worth(judge, kind, number) for kind, number in taken.items())


def _worth(judge: Judge, kind: str, number: int) -> float:
    """Return how so many tokens change what each seat may expect of the 10 points, seen from this seat."""
    held = [seat[kind] for seat in goods(judge.state)]
    coming = _coming(judge)[kind]
    before = [_hope(held, seat, coming) for seat in range(len(held))]
    held[judge.seat] += number
    after = [_hope(held, seat, coming - number) for seat in range(len(held))]
    changes = [now - then for now, then in zip(after, before, strict=True)]
    mine = changes[judge.seat]
    return MOST * (mine - judge.rivalry * (sum(changes) - mine))


def _hope(held: list[int], seat: int, coming: int) -> float:
    """Return the chance that a seat has most tokens in the end; a tie is as good."""
    lead = held[seat] - max(number for other, number in enumerate(held) if other != seat)
    doubt = SURE + sqrt(max(0, coming))
    return min(1.0, max(0.0, 0.5 + (lead + 0.5) / (2.0 * doubt)))


def _coming(judge: Judge) -> Counter[str]:
    """Return the symbols that nobody has taken yet: on tiles to come, and in open cities."""
    known: Counter[str] | None = judge.notes.get("goods")
    if known is None:
        known = judge.notes["goods"] = Counter()
        hand = [(judge.state.hand, 1)] if judge.state.hand else []
        for tile, number in (*judge.outlook.bag, *hand):
            for kind in _printed(tile):
                known[kind] += number
        spots = (spot for placed in judge.state.board.tiles.values() for spot in placed.spots)
        for spot in spots:
            if "goods" in spot.segment.data and not spot.feature.complete:
                known[spot.segment.data["goods"]] += 1
    return known


@cache
def _printed(tile: str) -> tuple[str, ...]:
    """Return the symbols on a tile."""
    return tuple(s.data["goods"] for s in designs()[tile].segments if "goods" in s.data)
