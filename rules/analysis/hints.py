"""Ideas for the seat that decides, while a game goes on: what a strong bot would look at, each with a reason.

Nothing is known here but a `BotView`, as bots have it: what lies face down is imagined anew. Each idea is
played to the next tile in one imagined game and judged as in an analysis. What it brings is measured against
an ordinary way to use the tile: a placement of the middle without a figure, or to add nothing to the tile.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from rules.analysis.chances import gained
from rules.analysis.course import before_the_draw
from rules.analysis.effort import Effort
from rules.analysis.played import PLACING, Table, Way
from rules.analysis.reasons import reason_for
from rules.analysis.results import Reason
from rules.bots.bot_view import BotView
from rules.bots.search.effort import Effort as SearchEffort
from rules.bots.search.imagined import seeds
from rules.bots.search.replies import Replies
from rules.bots.search.strong import SEARCHED
from rules.bots.weights import BOLD
from rules.decisions import Action

MOST: Final = 3
# Points by which an idea may be worse than the best one.
CLOSE: Final = 6.0
# Points of lead from which an idea is better: fewer are shown as 0.0.
NOTICED: Final = 0.05
EFFORT: Final = Effort(
    candidates=6, options=3, placements=12_000, search=SearchEffort(tiles=10, placements=4_000)
)


@dataclass(frozen=True, slots=True)
class Idea:
    """What to do with a tile, or in another decision: the seat's actions, the first one now.

    `points` of lead and `chance` to win (0 to 1) are what it is worth more than an ordinary way; both and
    `reason` are None for decisions that no search looks at.
    """

    actions: list[Action]
    points: float | None = None
    chance: float | None = None
    reason: Reason | None = None

    def to_json(self) -> dict[str, Any]:
        """Return it as in docs/protocol.md, rounded."""
        return {
            "actions": self.actions,
            "points": None if self.points is None else round(self.points, 1),
            "chance": None if self.chance is None else round(self.chance, 3),
            "reason": self.reason.to_json() if self.reason else None,
        }


@dataclass
class Judged:
    """A way to use the tile, and what it leaves behind in points of lead."""

    way: Way
    points: float = field(default=0.0)


def ideas(seen: BotView, rng: Random, effort: Effort = EFFORT) -> list[Idea]:
    """Return up to `MOST` ideas, the best first; one without figures where no search looks at the decision.

    Raises ValueError for a view without its past.
    """
    table = Table(seen, _bidding(seen), effort, rng)
    if seen.decision.kind not in SEARCHED or len(seen.actions()) == 1:
        return [Idea([seen.decision.plain(table.player.choose(seen, rng))])]
    return Ideas(table).found()


def _bidding(seen: BotView) -> frozenset[str]:
    return frozenset(kind for module in seen.state.setup.modules for kind in module.bids)


class Ideas:
    """The search for ideas at one decision about a tile."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seen = table.seen
        self.seed = seeds(table.rng, 1)[0]
        self.replies = Replies(self.seen, BOLD, table.effort.search, table.rng)
        self.standing = before_the_draw(self.seen.state)

    def found(self) -> list[Idea]:
        """Return the best few ways that differ in where the tile goes, or in what is done after it."""
        ranked = sorted(self.table.player.ranked(self.seen), key=lambda one: -one[0])
        ways = self._different(self._judged(front) for front in self._fronts(ranked))
        ordinary = self._ordinary(ranked)
        best = ways[0].points
        close = [self._idea(one, ordinary, ways) for one in ways[:MOST] if one.points >= best - CLOSE]
        # What is no better than the ordinary way is no idea, unless it is all there is.
        return [idea for nth, idea in enumerate(close) if nth == 0 or (idea.points or 0.0) >= NOTICED]

    def _fronts(self, ranked: list[tuple[float, Action]]) -> Iterator[list[Action]]:
        """Yield what the seat could do first, the most promising first, as far as there is work left."""
        table, effort, decision = self.table, self.table.effort, self.seen.decision
        usual = decision.plain(table.player.choose(self.seen, table.rng))
        yield [usual]
        close = [action for points, action in ranked if points >= ranked[0][0] - effort.margin]
        others = [self._plain(action) for action in close[: effort.candidates]]
        if decision.kind != PLACING:
            others += [action for action in self.seen.actions() if action["type"] == "end_turn"]
        for first in others:
            if first != usual and table.spent + self.replies.spent < effort.placements:
                yield [first]
        if decision.kind == PLACING:
            yield from ([usual, action] for action in self._options(usual))

    def _plain(self, action: Action) -> Action:
        """Return a legal action for a listed one that may stand for several."""
        if self.seen.decision.kind != PLACING:
            action = self.table.player.expand(self.seen, action)
        return self.seen.decision.plain(action)

    def _options(self, first: Action) -> list[Action]:
        """Return optional actions after a placement that seem best, and to take none of them."""
        table = self.table
        game = table.imagined(self.seed)
        game.apply(first)
        decision = game.decision
        if decision is None or decision.kind != "act" or decision.seat != table.seat:
            return []
        seen = BotView(game.state, decision)
        ranked = sorted(table.player.ranked(seen), key=lambda one: -one[0])[: table.effort.options]
        found = [table.player.expand(seen, action) for _, action in ranked]
        found += [action for action in seen.actions() if action["type"] == "end_turn"]
        return [decision.plain(action) for action in found]

    def _ordinary(self, ranked: list[tuple[float, Action]]) -> Judged:
        """Return the way that ideas are measured against."""
        stop = {"type": "end_turn", "seat": self.seen.seat}
        if self.seen.decision.kind != PLACING or not ranked:
            return self._judged([stop])
        return self._judged([self._plain(ranked[len(ranked) // 2][1]), stop])

    def _judged(self, front: list[Action]) -> Judged:
        way = self.table.follow(front, self.seed)
        return Judged(way, self._worth(way))

    def _worth(self, way: Way) -> float:
        """Return what a way leaves behind, in points of lead; its game is as it was after it."""
        points, state, decision = self.table.lead(way.game), way.game.state, way.game.decision
        if decision is None or not state.bag.total():
            return points
        tile, drawn, fits = state.hand, state.hand_drawn, state.hand_fits
        if tile is not None and drawn:
            state.put_back()
        points += self.replies.balance(BotView(state, decision))
        if tile is not None and drawn:
            state.draw(tile)
            state.hand_fits = fits
        return points

    def _different(self, judged: Iterator[Judged]) -> list[Judged]:
        """Return the best way for each cell, or for each action after the tile; the best first."""
        best: dict[str, Judged] = {}
        for one in judged:
            first = one.way.actions[0]
            key = f"{first['x']},{first['y']}" if first["type"] == PLACING else repr(sorted(first.items()))
            if key not in best or one.points > best[key].points:
                best[key] = one
        return sorted(best.values(), key=lambda one: -one.points)

    def _idea(self, one: Judged, ordinary: Judged, ways: list[Judged]) -> Idea:
        """Say what is good about a way. The ordinary way itself is measured against the best other one."""
        against = ordinary
        if one.way.actions == ordinary.way.actions:
            against = next((other for other in ways if other is not one), ordinary)
        points = one.points - against.points
        if points < NOTICED:
            return Idea(one.way.actions, points, self._chance(points))
        reason = reason_for(self.table, against.way, one.way, points)
        return Idea(one.way.actions, points, self._chance(points), reason)

    def _chance(self, points: float) -> float:
        """Return by how much so many points more raise the chance of the seat to win."""
        return gained(self.standing, self.table.present, self.table.seat, points)
