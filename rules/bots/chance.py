"""The bot `random`: any legal action, each as likely as the next. A yardstick, and a tester of the law."""

from __future__ import annotations

from random import Random

from rules.bots.seen import Seen
from rules.decisions import Action


class RandomBot:
    """Plays whatever comes. It needs no fallback: it picks from the list, whatever is asked."""

    def choose(self, seen: Seen, rng: Random) -> Action:
        """One of the listed actions."""
        return rng.choice(seen.actions())
