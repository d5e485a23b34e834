"""Simulations: an action, and what good players would do for some turns after it.

All actions that are compared meet the same orders of tiles, so the luck of the tiles is the same for them
and cancels out of the difference.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from rules.bots.bot_view import BotView, Playing
from rules.bots.opinion import Opinion
from rules.bots.search.effort import REPLAYED, Patience
from rules.bots.search.imagined import Imagination
from rules.bots.weights import Weights
from rules.decisions import Action
from rules.state.state import GameState

# Says how each seat stands by some beliefs, in points (`rules.bots.standing.standing_points`).
Points = Callable[[GameState, Weights], list[float]]


class Futures:
    """Plays actions on for one decision of one seat, and counts the work."""

    def __init__(self, seen: BotView, player: Opinion, points: Points, effort: Patience, rng: Random) -> None:
        """Let `player` decide for every seat."""
        self.points = points
        self.seen = seen
        self.player = player
        self.effort = effort
        self.rng = rng
        self.imagination = Imagination(seen)
        self._before = player.judged
        self._replayed = 0

    @property
    def spent(self) -> float:
        """The work done so far, in judged placements."""
        return self.player.judged - self._before + REPLAYED * self._replayed

    def after(self, action: Action, seed: str) -> float:
        """Return the lead that an action comes to with the order of tiles of this seed, in points."""
        game = self.imagination.game(seed)
        self._replayed += len(self.imagination.past.actions)
        game.apply(self.seen.decision.plain(action))
        self._play_on(game)
        return self._lead(game)

    def _play_on(self, game: Playing) -> None:
        """Play until the tiles that the effort allows are placed, and the turn of the last one is over."""
        tiles = self.effort.ahead
        while (decision := game.decision) is not None and (tiles > 0 or decision.kind != "place_tile"):
            tiles -= decision.kind == "place_tile"
            game.apply(decision.plain(self.player.choose(BotView(game.state, decision), self.rng)))

    def _lead(self, game: Playing) -> float:
        """Return what the seat has more than the others: points at the end, what is believed before it."""
        state = game.state
        if game.decision is None:
            return self._ahead([float(seat.score) for seat in state.seats])
        if state.hand is not None and state.hand_drawn:
            state.put_back()
        return self._ahead(self.points(state, self.player.weights))

    def _ahead(self, points: list[float]) -> float:
        mine = points[self.seen.seat]
        return mine - (sum(points) - mine) / max(1, len(points) - 1)
