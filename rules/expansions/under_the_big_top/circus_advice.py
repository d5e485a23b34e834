"""What bots think of the circus (see `rules.bots.advice`): when it moves on, and who stands around it."""

from __future__ import annotations

from collections.abc import Iterable

from rules.bots.placement import Judge
from rules.bots.simulation import Simulation
from rules.decisions import Action
from rules.expansions.under_the_big_top.big_top import CIRCUS, shows, surroundings
from rules.expansions.under_the_big_top.circus import ring, spectators


def forecast(judge: Judge, sim: Simulation) -> float:
    """Return what the circus brings if a circus tile is placed, seen from the seat."""
    tent = ring(judge.state).tent
    if tent is None or not shows(sim.placed, CIRCUS):
        return 0.0
    return expected(judge) * balance(judge, (figure.seat for figure in spectators(judge.state, tent)))


def advice(judge: Judge, action: Action) -> float | None:
    """Return what a follower beside the tent may expect of the circus, once at least."""
    tent = ring(judge.state).tent
    if action["type"] != "deploy" or tent is None:
        return None
    kind = judge.state.kinds[action["piece"]]
    near = (action["x"], action["y"]) in surroundings(tent)
    return expected(judge) / 2 if near and kind.follower else None


def expected(judge: Judge) -> float:
    """Return the number that a token shows on average."""
    bag = ring(judge.state).bag
    return sum(value * number for value, number in bag.items()) / max(1, bag.total())


def balance(judge: Judge, seats: Iterable[int]) -> float:
    """Return the own followers, less those of others as far as they matter."""
    return sum(1.0 if seat == judge.seat else -judge.rivalry for seat in seats)
