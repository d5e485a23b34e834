"""Players made of code. They see what a seat sees: the table, and the decision at hand."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final, Protocol

from rules.bots.bot_view import BotView
from rules.bots.chance import RandomBot
from rules.bots.greedy import GreedyBot
from rules.decisions import Action
from rules.game import Game


class Bot(Protocol):
    """A player: one method. It keeps nothing from one decision to the next, so any process may play on."""

    def choose(self, seen: BotView, rng: Random) -> Action:
        """Return a listed action, or a legal one that a listed one stands for.

        All chance comes from `rng`.
        """


BOTS: Final[Mapping[str, type[Bot]]] = {"random": RandomBot, "greedy": GreedyBot}


def answer(level: str, game: Game, rng: Random) -> Action:
    """Return the action of the bot `level` for the decision at hand, ready to be played.

    Raises KeyError for a level that is not in `BOTS`, ValueError where nobody has anything to decide.
    """
    bot = BOTS[level]()
    if game.decision is None or not game.decision.offers:
        raise ValueError("There is no decision for a bot to take.")
    chosen = bot.choose(BotView(game.state, game.decision), rng)
    return game.decision.plain(chosen)


__all__ = ["BOTS", "Bot", "BotView", "answer"]
