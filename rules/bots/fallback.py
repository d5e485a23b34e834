"""What any bot does with a question that it was never taught: something legal that risks little."""

from __future__ import annotations

from typing import Final

from rules.bots.seen import Seen
from rules.decisions import Action

# Declining costs nothing, and ending the turn keeps every figure and token for later.
HARMLESS: Final = ("pass", "end_turn")
# Remarks in a list of legal actions that tell of a price or an obligation that comes with the action.
PRICED: Final = frozenset({"needs"})


def safe(seen: Seen) -> Action:
    """A legal action for any decision: decline, else the first listed one that asks for nothing more.

    Where a list stands for more than it shows (bids without an upper bound), what is shown is the lowest.
    """
    actions = seen.actions()
    for harmless in HARMLESS:
        for action in actions:
            if action["type"] == harmless:
                return action
    return next((action for action in actions if not PRICED & action.keys()), actions[0])
