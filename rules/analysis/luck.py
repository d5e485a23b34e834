"""What a draw was worth: the best use of the tile drawn, less that of the tiles that could have come."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import NamedTuple

from rules.bots.advice import Advisers
from rules.bots.bot_view import BotView
from rules.bots.placement import Judge
from rules.bots.search.next_tiles import next_tiles
from rules.bots.weights import BOLD
from rules.state.state import GameState
from rules.turn.placing import plain_placements


class Draw(NamedTuple):
    """Points that a tile brought more than the tiles left do on average, its error, and the work it took."""

    points: float
    error: float
    judged: int


def luck_of(seen: BotView, most: int, rng: Random) -> Draw:
    """Return what the tile in hand was worth; at most so many kinds of tiles are tried for the others.

    The state is looked at as if a tile that was drawn still lay in the bag; it is left as it was.
    """
    state = seen.state
    tile, drawn, fits = state.hand, state.hand_drawn, state.hand_fits
    assert tile is not None
    if drawn:
        state.put_back()
    try:
        return _compared(Draws(seen), tile, next_tiles(state, most, rng) if state.tiles_left else [])
    finally:
        if drawn:
            state.draw(tile)
        state.hand, state.hand_fits = tile, fits


def _compared(draws: Draws, tile: str, others: list[tuple[str, float]]) -> Draw:
    mine = draws.best(tile)
    found = [(draws.best(other), share) for other, share in others]
    known = [(points, share) for points, share in found if points is not None]
    if mine is None or not known:
        return Draw(0.0, 0.0, draws.judged)
    whole = sum(share for _, share in known)
    mean = sum(points * share for points, share in known) / whole
    variance = sum(share * (points - mean) ** 2 for points, share in known) / whole
    all_tried = len(others) == draws.kinds
    error = 0.0 if all_tried else sqrt(variance / len(known))
    return Draw(mine - mean, error, draws.judged)


class Draws:
    """What each kind of tile would bring the seat that decides, in points of its lead."""

    def __init__(self, seen: BotView) -> None:
        self.state: GameState = seen.state
        self.judge = Judge(seen, BOLD)
        self.advisers = Advisers(self.judge)
        self.kinds = sum(number > 0 for number in seen.state.bag.values())
        self.judged = 0

    def best(self, tile: str) -> float | None:
        """Return what the best placement of a tile brings; None if it fits nowhere."""
        best: float | None = None
        for x, y, rotation in plain_placements(self.state, tile):
            sim = self.judge.simulate((x, y), rotation, tile=tile)
            points = self.judge.placement(sim) + self.advisers.foresee(sim)
            self.judged += 1
            best = points if best is None else max(best, points)
        return best
