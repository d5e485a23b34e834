"""The bot `strong`: the best few actions as `greedy` would judge them, each played in an imagined game.

There the turn is played to its end by the engine's own rules, whatever expansions are in play. Then every
tile that may be drawn next is tried: the best reply of the next player counts against the action, the best
that I could do with such a tile counts for it. All candidates are judged by the same tiles.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol

from rules.bots.bot_view import BotView, Playing
from rules.bots.opinion import Opinion
from rules.bots.search.effort import EFFORT, Effort
from rules.bots.search.imagined import Imagination
from rules.bots.weights import Weights
from rules.decisions import Action

# Decisions that a search helps with; all others are left to what `greedy` does.
SEARCHED = frozenset({"place_tile", "act"})


class Balance(Protocol):
    """What comes of a position in the turns that follow (`rules.bots.search.replies.Replies`)."""

    def balance(self, seen: BotView) -> float:
        """Return what the next turns bring the seat that searches, less what they bring others."""


MakeReplies = Callable[[BotView, Weights, Effort, Random], Balance]


class StrongBot:
    """An opponent for players who know the game."""

    def __init__(self, greedy: Opinion, replies: MakeReplies, effort: Effort = EFFORT) -> None:
        self.greedy = greedy
        self.replies = replies
        self.effort = effort
        # What the search of the last decision failed with, for those that count it; empty if it did not.
        self.fault = ""

    def choose(self, seen: BotView, rng: Random) -> Action:
        """Return the action that leaves the best position behind.

        Where nothing is searched, or the search fails, it is what `greedy` would do.
        """
        usual, self.fault = self.greedy.choose(seen, rng), ""
        if seen.decision.kind not in SEARCHED or seen.past is None or not seen.state.tiles_left:
            return usual
        try:
            return self._searched(seen, usual, rng)
        except Exception as error:  # noqa: BLE001 - a fault of the search must not cost anybody the game
            self.fault = f"search: {type(error).__name__}"
            return usual

    def _searched(self, seen: BotView, usual: Action, rng: Random) -> Action:
        candidates = self._candidates(seen, usual)
        if len(candidates) < 2:
            return usual
        replies = self.replies(seen, self.greedy.weights, self.effort, rng)
        search = Search(seen, self.greedy, replies, rng)
        judged = [(points + search.afterwards(action), action) for points, action in candidates]
        return self.decide(seen, judged, rng)

    def decide(self, seen: BotView, judged: list[tuple[float, Action]], rng: Random) -> Action:
        """Return the best of the actions that were looked at; `rng` is for those that look further."""
        return max(judged, key=lambda one: one[0])[1]

    def _candidates(self, seen: BotView, usual: Action) -> list[tuple[float, Action]]:
        """Return the actions worth a closer look, the usual one among them, the best first."""
        ranked = self.greedy.ranked(seen)
        if seen.decision.kind == "act":  # to stop here is a candidate too, and changes nothing
            ranked += [(0.0, action) for action in seen.actions() if action["type"] == "end_turn"]
        ranked.sort(key=lambda one: -one[0])
        close = [one for one in ranked if one[0] >= ranked[0][0] - self.effort.margin]
        close = close[: self.effort.candidates]
        if seen.decision.kind == "act":
            close = [(points, self.greedy.expand(seen, action)) for points, action in close]
        return close if any(action == usual for _, action in close) else []


class Search:
    """Looks past the turn at hand, for one decision of one seat."""

    def __init__(self, seen: BotView, greedy: Opinion, replies: Balance, rng: Random) -> None:
        self.seen = seen
        self.greedy = greedy
        self.rng = rng
        self.imagination = Imagination(seen)
        self.seed = rng.randbytes(32).hex()
        self.replies = replies

    def afterwards(self, action: Action) -> float:
        """Return what an action leaves behind, in points for the seat that decides."""
        game = self.imagination.game(self.seed)
        game.apply(self.seen.decision.plain(action))
        self._play_on(game)
        if game.decision is None:
            return 0.0
        if game.state.hand is not None and game.state.hand_drawn:
            game.state.put_back()
        return self.replies.balance(BotView(game.state, game.decision))

    def _play_on(self, game: Playing) -> None:
        """Play until a tile is to be placed, everybody as `greedy` would."""
        while game.decision is not None and game.decision.kind != "place_tile":
            seen = BotView(game.state, game.decision)
            game.apply(seen.decision.plain(self.greedy.choose(seen, self.rng)))
