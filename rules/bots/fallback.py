"""What any bot does with a question that it was never taught: something legal that risks little."""

from __future__ import annotations

from typing import Final

from rules.bots.bot_view import BotView
from rules.decisions import Action

# Declining costs nothing, and ending the turn keeps every figure and token for later.
HARMLESS: Final = ("pass", "end_turn")
# Remarks in a list of legal actions that name a price or an obligation of the action.
PRICED: Final = frozenset({"needs"})


def safe(seen: BotView) -> Action:
    """Return a legal action for any decision: decline, else the first listed one that asks for nothing more.

    Where a list stands for more than it shows (bids without an upper bound), what is shown is the lowest.
    """
    actions = seen.actions()
    for harmless in HARMLESS:
        for action in actions:
            if action["type"] == harmless:
                return action
    return next((action for action in actions if not PRICED & action.keys()), actions[0])
