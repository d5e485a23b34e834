"""Was there something better to do with a tile? A search finds it, and imagined futures check it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import mean, stdev

from rules.analysis.chances import gained
from rules.analysis.course import Course, Part, before_the_draw
from rules.analysis.effort import Effort
from rules.analysis.played import PLACING, Table, Way
from rules.analysis.reasons import reason_for
from rules.analysis.results import Grade, Mistake
from rules.bots.bot_view import BotView
from rules.bots.search.imagined import seeds
from rules.bots.search.replies import Replies
from rules.bots.weights import BOLD
from rules.decisions import Action

# From how many points of lead, or which part of the chance to win, a mistake is of each grade.
GRADE_POINTS: tuple[tuple[Grade, float, float], ...] = (
    ("blunder", 8.0, 0.15),
    ("mistake", 4.0, 0.07),
    ("slip", 1.5, 0.025),
)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the choices about one tile cost (at most 0), with its error, and whether that was a mistake."""

    choice: float
    error: float
    mistake: Mistake | None


class Judgement:
    """Looks at one tile of a recorded game again; knows what its seat saw and what it did."""

    def __init__(self, seen: BotView, part: Part, course: Course, effort: Effort, rng: Random) -> None:
        self.part = part
        self.work = effort.tile(course.tiles)
        self.found = before_the_draw(seen.state)
        self.effort = effort
        self.rng = rng
        self.seed = seeds(rng, 1)[0]
        self.table = Table(seen, course.bidding, effort, rng)
        self.replies = Replies(seen, BOLD, effort.search, rng)

    @property
    def spent(self) -> float:
        """The work done so far, in judged placements."""
        return self.replies.spent + self.table.spent

    def verdict(self) -> Verdict:
        """Compare what was played with the best that a search finds."""
        played = self.table.follow(self.part.actions, self.seed)
        worth = self._worth(played)
        best, most = played, worth
        for way in self._others(played):
            points = self._worth(way)
            if points > most:
                best, most = way, points
        if best is played or most - worth < self.effort.suspicion:
            return Verdict(0.0, 0.0, None)
        return self._compared(played, best)

    def _worth(self, way: Way) -> float:
        """Return what a way leaves behind, in points of lead; the way's game can be gone on with after it."""
        points = self.table.lead(way.game)
        game = way.game
        if game.decision is None or not game.state.bag.total():
            return points
        tile, drawn, fits = game.state.hand, game.state.hand_drawn, game.state.hand_fits
        if tile is not None and drawn:
            game.state.put_back()
        points += self.replies.balance(BotView(game.state, game.decision))
        if tile is not None and drawn:
            game.state.draw(tile)
            game.state.hand_fits = fits
        return points

    def _others(self, played: Way) -> Iterator[Way]:
        """Yield other ways to use the tile: other placements, and other figures after the best of them.

        Half of the work is kept for the comparison.
        """
        for front in self._fronts(played):
            if self.spent >= self.work / 2:
                return
            way = self.table.follow(front, self.seed)
            if way.actions != played.actions:
                yield way

    def _fronts(self, played: Way) -> Iterator[list[Action]]:
        """Yield what the seat could do first, the most promising first."""
        table, effort = self.table, self.effort
        ranked = sorted(table.player.ranked(table.seen), key=lambda one: -one[0])
        close = [action for points, action in ranked if points >= ranked[0][0] - effort.margin]
        chosen = [[table.seen.decision.plain(action)] for action in close[: effort.candidates]]
        yield from chosen[:2]
        front = played.actions[:1]
        for first in [front, *(one for one in chosen[:1] if one != front)]:
            yield from ([*first, action] for action in self._options(first))
        yield from chosen[2:]

    def _options(self, front: list[Action]) -> list[Action]:
        """Return the optional actions after a placement that seem best, and to take none of them."""
        game = self.table.imagined(self.seed)
        for action in front:
            game.apply(action)
        decision = game.decision
        if decision is None or decision.kind != "act" or decision.seat != self.table.seat:
            return []
        seen = BotView(game.state, decision)
        ranked = sorted(self.table.player.ranked(seen), key=lambda one: -one[0])
        chosen = [self.table.player.expand(seen, action) for _, action in ranked[: self.effort.options]]
        stop = [action for action in seen.actions() if action["type"] == "end_turn"]
        return [decision.plain(action) for action in [*chosen, *stop]]

    def _compared(self, played: Way, best: Way) -> Verdict:
        """Play both on in the same imagined futures."""
        points, line = list[float](), list[Action]()
        for seed in seeds(self.rng, self.effort.futures):
            if self.spent >= self.work:
                break
            better, line_now = self._future(best, seed)
            worse, _ = self._future(played, seed)
            points.append(better - worse)
            line = line or line_now
        if len(points) < 3:
            return Verdict(0.0, 0.0, None)
        gain, error = mean(points), stdev(points) / sqrt(len(points))
        if gain <= 0:
            return Verdict(0.0, error, None)
        chance = self._chance(gain)
        grade = graded(gain, chance) if gain > 2 * error else None
        if grade is None:
            return Verdict(-gain, error, None)
        mistake = Mistake(
            grade=grade,
            event=self.part.before + 1,
            played=played.actions,
            best=best.actions,
            line=line,
            chance=chance,
            points=gain,
            error=error,
            reason=reason_for(self.table, played, best, gain),
        )
        return Verdict(-gain, error, mistake)

    def _chance(self, points: float) -> float:
        """Return by how much so many points more raise the chance of the seat to win, as the game stood."""
        return gained(self.found, self.table.present, self.part.seat, points)

    def _future(self, way: Way, seed: str) -> tuple[float, list[Action]]:
        """Return the lead of the seat some tiles later, and what was played until then."""
        again = self.table.follow(way.actions, seed)
        line = self.table.play_on(again, self.effort.ahead)
        return self.table.lead(again.game), line


def graded(points: float, chance: float) -> Grade | None:
    """Return how bad it is to lose so many points, or such a part of the chance to win; None: not at all."""
    return next((grade for grade, most, part in GRADE_POINTS if points >= most or chance >= part), None)


__all__ = ["PLACING", "Judgement", "Verdict", "graded"]
