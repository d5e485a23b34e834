"""Moves compared in the same imagined futures: what each is worth less than the best."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import mean, stdev

from rules.analysis.chances import chances
from rules.analysis.course import before_the_draw
from rules.analysis.effort import EFFORT
from rules.analysis.estimate import expected
from rules.analysis.played import Table
from rules.bots import BotView
from rules.bots.search.imagined import seeds
from rules.decisions import Action
from tools.puzzles.effort import CHANCE, FAR, HOPELESS, POINTS, SAME, SURE, Look


@dataclass
class Move:
    """A move, its leads in the futures looked at, and what it is worth less than the best one."""

    actions: list[Action]
    leads: list[float] = field(default_factory=list)
    less: float = 0.0
    error: float = 0.0

    @property
    def same(self) -> bool:
        """Whether it is as good as the best, as far as the futures show."""
        return self.less <= max(SAME * self.error, 1e-6)


class Comparison:
    """One decision about a tile, as its seat sees it."""

    def __init__(self, seen: BotView, seed: str) -> None:
        self.seen = seen
        self.rng = Random(seed)
        bidding = frozenset(kind for module in seen.state.setup.modules for kind in module.bids)
        self.table = Table(seen, bidding, EFFORT, self.rng)
        self.found = before_the_draw(seen.state)

    def chance(self, points: float) -> float:
        """Return by how much so many points more raise the chance of the seat to win."""
        seat, present = self.seen.seat, self.table.present
        means = expected(self.found)
        more = [one + points * (number == seat) for number, one in enumerate(means)]
        return chances(self.found, present, more)[seat] - chances(self.found, present, means)[seat]

    def clear(self, points: float, part: float = 1.0) -> bool:
        """Return whether so many points make a move clearly better, or that part of it."""
        return points >= part * POINTS or self.chance(points) >= part * CHANCE

    def judge(self, moves: list[list[Action]], look: Look) -> list[Move]:
        """Return the moves, the best first."""
        found = [Move(actions) for actions in moves]
        running = found
        for number, seed in enumerate(seeds(self.rng, look.futures), 1):
            for move in running:
                way = self.table.follow(move.actions, seed)
                self.table.play_on(way, look.ahead)
                move.leads.append(self.table.lead(way.game))
            if number == SURE:
                running = [move for move in _ranked(running) if not self.clear(move.less, FAR)]
                if any(not move.same and not self.clear(move.less, HOPELESS) for move in running):
                    break
        return _ranked(found)


def _ranked(moves: list[Move]) -> list[Move]:
    """Measure what each move is worth less than the best, in the futures that both have seen."""
    most = max(len(move.leads) for move in moves)
    best = max((move for move in moves if len(move.leads) == most), key=lambda move: mean(move.leads))
    for move in moves:
        gaps = [mine - other for mine, other in zip(best.leads, move.leads, strict=False)]
        move.less = mean(gaps)
        move.error = stdev(gaps) / sqrt(len(gaps)) if len(gaps) > 1 else 0.0
    return sorted(moves, key=lambda move: (move is not best, move.less))
