"""Every pair of expansions: the clauses that speak of the two together, or None where they have nothing to do
with each other. A person has thought about each line; an expansion that comes later has to be entered here.

A part of a box that can be switched off by itself goes by its own name, all others by the name of their box.
"""

from __future__ import annotations

from typing import Any, Final

from rules.expansions.registry import modules
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
    frozenset({"abbot", "traders-and-builders"}): None,
    # A bridge is road for the builder, and no pig is cut off by one.
    frozenset({"bridges", "traders-and-builders"}): (
        "BUILDER-9",
        "BUILDER-12",
        "X8-BUILDER-1",
        "X8-BUILDER-6",
        "INT-10",
        "INT-11",
    ),
    frozenset({"castles", "traders-and-builders"}): (
        "PIG-5",
        "X8-PIG-1",
        "GOODS-5",
        "INT-33",
    ),
    frozenset({"bazaars", "traders-and-builders"}): (
        "BUILDER-10",
        "BUILDER-11",
        "X8-BUILDER-2",
        "X8-BUILDER-3",
        "X8-BUILDER-4",
        "X8-BUILDER-5",
        "INT-46",
    ),
    frozenset({"inns-and-cathedrals", "traders-and-builders"}): None,
    frozenset({"abbot", "river"}): None,
    frozenset({"bridges", "river"}): ("RIVER-12",),
    # What the herd of River II brings for a castle.
    frozenset({"castles", "river"}): ("X8-PIGHERD-1",),
    frozenset({"bazaars", "river"}): ("RIVER-13",),
    frozenset({"inns-and-cathedrals", "river"}): None,
    # A builder earns a second half on river tiles as on others; the herd and a player's own pig add up.
    frozenset({"traders-and-builders", "river"}): ("RIVER-14",),
    # An abbey is a monastery for him like any other.
    frozenset({"abbot", "abbey-and-mayor"}): None,
    frozenset({"bridges", "abbey-and-mayor"}): (
        "INT-9",
        "INT-12",
        "WAGON-17",
        "X8-WAGON-3",
    ),
    frozenset({"castles", "abbey-and-mayor"}): (
        "MAYOR-8",
        "MAYOR-9",
        "WAGON-15",
        "WAGON-16",
        "BARN-10",
        "X8-WAGON-1",
        "X8-MAYOR-1",
        "X8-BARN-1",
        "X8-BARN-2",
        "INT-21",
        "INT-39",
    ),
    frozenset({"bazaars", "abbey-and-mayor"}): (
        "ABBEY-12",
        "ABBEY-14",
        "WAGON-10",
        "X8-WAGON-2",
        "X8-ABBEY-1",
        "INT-47",
    ),
    frozenset({"inns-and-cathedrals", "abbey-and-mayor"}): None,
    frozenset({"traders-and-builders", "abbey-and-mayor"}): (
        "ABBEY-9",
        "ABBEY-11",
        "ABBEY-13",
        "BARN-6",
        "WAGON-19",
    ),
    frozenset({"river", "abbey-and-mayor"}): (
        "ABBEY-14",
        "RIVER-14",
        "RIVER-13",
    ),
    # He never stands on a road.
    frozenset({"abbot", "drawbridges"}): None,
    frozenset({"bridges", "drawbridges"}): (
        "DRAW-36",
        "DRAW-37",
        "INT-15",
    ),
    frozenset({"castles", "drawbridges"}): ("DRAW-35",),
    frozenset({"bazaars", "drawbridges"}): ("DRAW-36",),
    frozenset({"inns-and-cathedrals", "drawbridges"}): (
        "DRAW-24",
        "DRAW-42",
        "DRAW-43",
        "BIG-6",
    ),
    frozenset({"traders-and-builders", "drawbridges"}): (
        "DRAW-34",
        "BUILDER-13",
    ),
    frozenset({"river", "drawbridges"}): None,
    frozenset({"abbey-and-mayor", "drawbridges"}): (
        "DRAW-25",
        "DRAW-33",
        "DRAW-36",
    ),
    # His monasteries are ends of roads as without him.
    frozenset({"abbot", "wanderer-mayors-office"}): None,
    frozenset({"bridges", "wanderer-mayors-office"}): (
        "NET-18",
        "OFFICE-24",
        "INT-14",
    ),
    frozenset({"castles", "wanderer-mayors-office"}): (
        "NET-21",
        "WANDER-35",
        "WANDER-40",
        "OFFICE-3",
        "OFFICE-13",
        "OFFICE-25",
        "INT-41",
    ),
    frozenset({"bazaars", "wanderer-mayors-office"}): (
        "NET-7",
        "WANDER-41",
        "INT-49",
        "INT-53",
    ),
    frozenset({"inns-and-cathedrals", "wanderer-mayors-office"}): (
        "WANDER-39",
        "INT-69",
        "CATH-6",
    ),
    frozenset({"traders-and-builders", "wanderer-mayors-office"}): (
        "WANDER-15",
        "WANDER-41",
    ),
    frozenset({"river", "wanderer-mayors-office"}): ("RIVER-13",),
    frozenset({"abbey-and-mayor", "wanderer-mayors-office"}): (
        "WMO-2",
        "NET-14",
        "NET-22",
        "ABBEY-15",
        "WAGON-9",
        "ACCESS-3",
        "OFFICE-1",
    ),
    frozenset({"drawbridges", "wanderer-mayors-office"}): (
        "WANDER-15",
        "INT-55",
    ),
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
    boxes += [box for module in modules() if module.box in boxes for box in module.needs]
    boxes = sorted(set(boxes))
    return {"seats": seats, "edition": edition, "expansions": boxes, "options": options}
