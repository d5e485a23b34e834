"""Every pair of expansions: the clauses that speak of the two together, or None where they have nothing to do
with each other. A person has thought about each line; an expansion that comes later has to be entered here.

A part of a box that can be switched off by itself goes by its own name, all others by the name of their box.
"""

from __future__ import annotations

from typing import Any, Final

from rules.expansions.registry import MODULES
from rules.hooks import Expansion

PAIRS: Final[dict[frozenset[str], tuple[str, ...] | None]] = {
    # Gardens and the abbot's monasteries know no roads; a bridge is no tile around them.
    frozenset({"abbot", "bridges"}): ("BRIDGE-31", "BRIDGE-35"),
    frozenset({"abbot", "castles"}): ("CASTLE-46",),
    frozenset({"abbot", "bazaars"}): None,
    frozenset({"abbot", "inns-and-cathedrals"}): None,
    frozenset({"inns-and-cathedrals", "bridges"}): ("INN-4", "X8-INN-1", "X8-BIG-1"),
    frozenset({"inns-and-cathedrals", "castles"}): ("INN-5", "CATH-4", "X8-INN-2", "X8-BIG-1", "X8-KNIGHT-1"),
    frozenset({"inns-and-cathedrals", "bazaars"}): None,
    # A bridge may complete the road that a castle waits for, and may cross the tiles of a castle.
    frozenset({"bridges", "castles"}): ("BRIDGE-24", "BRIDGE-31"),
    # A tile got at a bazaar may need a bridge, or be given up for a draw.
    frozenset({"bridges", "bazaars"}): ("BRIDGE-2", "BAZAAR-24"),
    # Every placement of a bazaar round is a round of scoring of its own; payments trigger nothing.
    frozenset({"castles", "bazaars"}): ("BAZAAR-23", "BAZAAR-34"),
}

# The parts of one box that can be switched off by themselves.
SWITCHES: Final = {"bridges": "x8.bridges", "castles": "x8.castles", "bazaars": "x8.bazaars"}


def name_of(module: Expansion) -> str:
    """What the table calls the expansion that a module belongs to."""
    return module.name if module.name in SWITCHES or module.box == "base" else module.box


def setup_of(pair: frozenset[str], seats: list[str], edition: str) -> dict[str, Any]:
    """A setup in which just these two are in play, and what they need."""
    boxes = []
    options = {"abbot.enabled": "yes" if "abbot" in pair else "no"}
    if pair & SWITCHES.keys():
        boxes.append("bridges-castles-bazaars")
        options |= {option: "on" if name in pair else "off" for name, option in SWITCHES.items()}
    boxes += sorted(pair - SWITCHES.keys() - {"abbot"})
    boxes += [box for module in MODULES if module.box in boxes for box in module.needs]
    boxes = sorted(set(boxes))
    return {"seats": seats, "edition": edition, "expansions": boxes, "options": options}
