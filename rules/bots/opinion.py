"""What a bot that builds on another one asks of it."""

from __future__ import annotations

from random import Random
from typing import Protocol

from rules.bots.bot_view import BotView
from rules.bots.weights import Weights
from rules.decisions import Action


class Opinion(Protocol):
    """A bot that says what it thinks of each action (`rules.bots.greedy.GreedyBot`)."""

    weights: Weights
    # How many actions it has judged so far: the measure of work of those that build on it.
    judged: int

    def choose(self, seen: BotView, rng: Random) -> Action:
        """Return the listed action that promises most."""

    def ranked(self, seen: BotView) -> list[tuple[float, Action]]:
        """Return what is listed, each with the points that it promises."""

    def expand(self, seen: BotView, action: Action) -> Action:
        """Return the best of the legal actions that a listed one stands for."""
