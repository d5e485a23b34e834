"""Players made of code. They see what a seat sees: the table, and the decision at hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Final, NamedTuple

from rules.bots.beginner import BeginnerBot
from rules.bots.bot_view import Bot, BotView
from rules.bots.chance import RandomBot
from rules.bots.greedy import GreedyBot
from rules.bots.search.effort import EFFORT, PATIENCE, Effort, Patience
from rules.bots.search.patient import PatientBot
from rules.bots.search.replies import Replies
from rules.bots.search.strong import StrongBot
from rules.bots.standing import standing_points
from rules.bots.strength import strengths
from rules.bots.weights import STRONG, WEIGHTS, Weights, changed
from rules.decisions import Action
from rules.expansions import registry
from rules.game import Game


def beginner() -> Bot:
    """Return the bot for first games, which sees what `greedy` sees."""
    return BeginnerBot(GreedyBot())


def strong(effort: Effort = EFFORT) -> Bot:
    """Return the bot that looks past its own turn, with so much effort."""
    return StrongBot(GreedyBot(STRONG), Replies, effort)


def patient(effort: Patience = PATIENCE) -> Bot:
    """Return the bot that plays its best ideas on before it decides, with so much effort."""
    return PatientBot(GreedyBot(STRONG), Replies, standing_points, effort)


# The weakest first.
BOTS: Final[Mapping[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "beginner": beginner,
    "greedy": GreedyBot,
    "strong": strong,
    "patient": patient,
}


WITHOUT: Final = "without="
# Levels that search: one decision may take as long as a hundred of the others.
SEARCHING: Final = frozenset({"strong", "patient"})


def player(text: str) -> Bot:
    """Return the bot that a word of the command line means; raises ValueError.

    The name of a bot, or `greedy:WEIGHT=NUMBER,...` for one with other beliefs, or `strong:EFFORT=NUMBER,...`
    or `patient:...` for one that looks at more or less. `greedy:without=MODULE` does not use the advice of a
    module of an expansion.
    """
    name, _, beliefs = text.partition(":")
    if name not in BOTS:
        raise ValueError(f"There is no bot {name!r}; there are {', '.join(BOTS)}.")
    if not beliefs:
        return BOTS[name]()
    if name == "patient":
        return patient(changed(PATIENCE, beliefs, int, float))
    if name == "strong":
        return strong(changed(EFFORT, beliefs, int, float))
    return GreedyBot(_believing(beliefs))


def _believing(text: str) -> Weights:
    pairs = text.split(",")
    unheard = frozenset(pair.removeprefix(WITHOUT) for pair in pairs if pair.startswith(WITHOUT))
    for name in unheard - {module.name for module in registry.modules()}:
        raise ValueError(f"There is no module {name!r} of an expansion.")
    numbers = ",".join(pair for pair in pairs if not pair.startswith(WITHOUT))
    return replace(changed(WEIGHTS, numbers, float) if numbers else WEIGHTS, unheard=unheard)


class Thought(NamedTuple):
    """What a bot came to: an action that is legal, and what went wrong on the way (empty: nothing)."""

    action: Action
    fault: str = ""


def think(level: str, game: Game, rng: Random) -> Thought:
    """Return the action of the bot `level` for the decision at hand, ready to be played.

    A search that fails leaves what its solid part would do, and a bot that answers something illegal is
    replaced by chance for once; `fault` says so. Raises as `answer` does.
    """
    bot = BOTS[level]()
    seen = BotView.of(game)
    action = seen.decision.plain(bot.choose(seen, rng))
    refusal = game.check(action)
    if refusal is None:
        return Thought(action, getattr(bot, "fault", ""))
    return Thought(seen.decision.plain(RandomBot().choose(seen, rng)), f"illegal: {refusal.code}")


def answer(level: str, game: Game, rng: Random) -> Action:
    """Return the action of the bot `level` for the decision at hand, ready to be played.

    Raises KeyError for a level that is not in `BOTS`, ValueError where nobody has anything to decide.
    """
    bot = BOTS[level]()
    seen = BotView.of(game)
    return seen.decision.plain(bot.choose(seen, rng))


__all__ = [
    "BOTS",
    "SEARCHING",
    "Bot",
    "BotView",
    "Thought",
    "answer",
    "beginner",
    "patient",
    "player",
    "strengths",
    "strong",
    "think",
]
