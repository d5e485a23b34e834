"""The bot `greedy`: takes the best it sees this turn. It plans nothing, but it counts well.

Placing, it tries every legal placement in thought (`placement`) and prefers what brings its seat most and
its opponents least. Then it deploys if a figure earns more than it costs (`figures`). Both are worked out
anew from the table at each decision, so nothing has to be remembered between them.
"""

from __future__ import annotations

from random import Random

from rules.bots.advice import Advisers
from rules.bots.bot_view import BotView
from rules.bots.fallback import HARMLESS, PRICED, safe
from rules.bots.placement import Judge
from rules.bots.weights import WEIGHTS, Weights
from rules.decisions import Action


class GreedyBot:
    """A sound opponent for a beginner. `rng` is not used: it always plays what it thinks best."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self.judged = 0

    def choose(self, seen: BotView, rng: Random) -> Action:
        """Return the listed action that promises most."""
        if seen.decision.kind == "place_tile":
            return self._place(seen)
        if seen.decision.kind == "act":
            return self._act(seen)
        return self._advised(seen)

    def ranked(self, seen: BotView) -> list[tuple[float, Action]]:
        """Return what is listed at a placement or among optional actions, each with what it promises.

        What nobody here can judge is left out.
        """
        judge = Judge(seen, self.weights)
        advisers = Advisers(judge)
        worth = _placement if seen.decision.kind == "place_tile" else _option
        judged = [(worth(judge, advisers, action), action) for action in seen.actions()]
        self.judged += len(judged)
        return [(points, action) for points, action in judged if points is not None]

    def expand(self, seen: BotView, action: Action) -> Action:
        """Return the best of the legal actions that a listed one stands for."""
        return Advisers(Judge(seen, self.weights)).expand(action)

    def _place(self, seen: BotView) -> Action:
        best = max(self.ranked(seen), key=_points, default=None)
        return best[1] if best else safe(seen)

    def _act(self, seen: BotView) -> Action:
        best = max(self.ranked(seen), key=_points, default=None)
        return self.expand(seen, best[1]) if best and best[0] > 0.0 else self.expand(seen, safe(seen))

    def _advised(self, seen: BotView) -> Action:
        """Return what the expansions recommend; where none of them knows, what does no harm."""
        advisers = Advisers(Judge(seen, self.weights))
        best, most = safe(seen), 0.0
        no_way_out = best["type"] not in HARMLESS
        for action in seen.actions():
            points = advisers.on(action)
            if points is not None and (no_way_out or points > most):
                best, most, no_way_out = action, points, False
        return advisers.expand(best)


def _points(judged: tuple[float, Action]) -> float:
    return judged[0]


def _option(judge: Judge, advisers: Advisers[Judge], action: Action) -> float | None:
    """Return what an optional action brings; None if nobody has an opinion about it."""
    points = advisers.on(action)
    if action["type"] != "deploy":
        return points
    return _deployment(judge, action) + (points or 0.0)


def _placement(judge: Judge, advisers: Advisers[Judge], action: Action) -> float | None:
    """Return what a way to get rid of the tile in hand is worth; None if nothing here can judge it."""
    if action["type"] == "discard_tile":
        return judge.weights.fresh_tile
    if action["type"] != "place_tile":
        return None
    span, price = advisers.mending(action) if PRICED & action.keys() else (None, 0.0)
    sim = judge.simulate((action["x"], action["y"]), action["rotation"], span=span)
    return judge.placement(sim) + advisers.foresee(sim) - price


def _deployment(judge: Judge, action: Action) -> float:
    """Return what deploying brings; nothing where the common rule of figures does not say (BASE-DEPLOY)."""
    placed = judge.state.board.tiles.get((action["x"], action["y"]))
    spot = placed.spot(action["feature"]) if placed else None
    kind = judge.state.kinds.get(action["piece"])
    if spot is None or kind is None or not kind.follower:
        return 0.0
    return judge.deployment(kind, spot)
