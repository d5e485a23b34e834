"""The bot `beginner`: it sees what `greedy` sees, but not clearly, and it forgets the fields.

It takes one of the better actions by chance: what promises more is likelier, what is far worse never comes.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from rules.bots.bot_view import BotView
from rules.bots.fallback import safe
from rules.bots.opinion import Opinion
from rules.decisions import Action

# Points by which two actions differ when the better one is taken e times as often.
BLUR: Final = 0.4
# What seems worse than the best by more points than this is seen to be a mistake.
WORST: Final = 3.0


class BeginnerBot:
    """An opponent for the first games."""

    def __init__(self, greedy: Opinion) -> None:
        self.greedy = greedy

    def choose(self, seen: BotView, rng: Random) -> Action:
        """Return one of the better actions."""
        kind = seen.decision.kind
        if kind == "place_tile":
            return _blurred(self.greedy.ranked(seen), rng) or safe(seen)
        if kind == "act":
            return self.greedy.expand(seen, self._act(seen, rng))
        return self.greedy.choose(seen, rng)

    def _act(self, seen: BotView, rng: Random) -> Action:
        """Return an optional action that seems to pay, no follower on a field; or decline."""
        paying = [
            (points, action)
            for points, action in self.greedy.ranked(seen)
            if points > 0.0 and not _farmer(seen, action)
        ]
        return _blurred(paying, rng) or safe(seen)


def _blurred(ranked: list[tuple[float, Action]], rng: Random) -> Action | None:
    if not ranked:
        return None
    most = max(points for points, _ in ranked)
    near = [(points, action) for points, action in ranked if points >= most - WORST]
    chances = [exp((points - most) / BLUR) for points, _ in near]
    return rng.choices(near, chances)[0][1]


def _farmer(seen: BotView, action: Action) -> bool:
    if action["type"] != "deploy":
        return False
    spot = seen.state.board.spot(action) if "feature" in action else None
    return spot is not None and spot.feature.kind == "field"
