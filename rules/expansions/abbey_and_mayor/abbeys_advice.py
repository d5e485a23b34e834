"""What bots think of abbeys (see `rules.bots.advice`): the best hole, if it beats a draw and waiting."""

from __future__ import annotations

from rules.bots.advice import Advisers
from rules.bots.placement import Judge
from rules.decisions import Action
from rules.expansions.abbey_and_mayor.abbeys import ABBEY
from rules.tiles.geometry import Cell

# What a better hole to come may bring more than the one at hand, while there are turns to wait for it.
BETTER_LATER = 3.0


def advice(judge: Judge, action: Action) -> float | None:
    """Return advice about filling a hole with the own abbey, and about drawing instead."""
    if action["type"] == "place_abbey":
        return filled(judge, (action["x"], action["y"]))
    return drawn(judge) if action["type"] == "draw_tile" else None


def filled(judge: Judge, cell: Cell) -> float:
    """Return what an abbey there changes, in points, with the monk for whom it has room."""
    sim = judge.simulate(cell, 0, tile=ABBEY)
    return judge.placement(sim) + Advisers(judge).foresee(sim)


def drawn(judge: Judge) -> float:
    """Return the value of a tile drawn now: the abbey adds a turn and takes none from its owner.

    So an abbey placed now costs only what of that turn goes to the others; and the choice of later holes.
    """
    seats = len(judge.state.present())
    wait = min(1.0, judge.purse.turns_left / judge.weights.last_turns)
    return judge.weights.fresh_tile * (seats - 1) / seats + BETTER_LATER * wait
