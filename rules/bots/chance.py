"""The bot `random`: any legal action, each equally likely. A baseline for bots and a test of the engine."""

from __future__ import annotations

from random import Random

from rules.bots.bot_view import BotView
from rules.decisions import Action


class RandomBot:
    """Plays whatever comes. It needs no fallback: it picks from the list, whatever is asked."""

    def choose(self, seen: BotView, rng: Random) -> Action:
        """Return one of the listed actions."""
        return rng.choice(seen.actions())
