"""Lines about wanderer mayors office and earlier expansions: clauses, or None if the two do not meet."""

from __future__ import annotations

from tests.rules.pairs.table import Pairs

PAIRS: Pairs = {
    # His monasteries are ends of roads as without him.
    ("wanderer-mayors-office", "abbot"): None,
    ("wanderer-mayors-office", "bridges"): (
        "NET-18",
        "OFFICE-24",
        "INT-14",
    ),
    ("wanderer-mayors-office", "castles"): (
        "NET-21",
        "WANDER-35",
        "WANDER-40",
        "OFFICE-3",
        "OFFICE-13",
        "OFFICE-25",
        "INT-41",
    ),
    ("wanderer-mayors-office", "bazaars"): (
        "NET-7",
        "WANDER-41",
        "INT-49",
        "INT-53",
    ),
    ("wanderer-mayors-office", "inns-and-cathedrals"): (
        "WANDER-39",
        "INT-69",
        "CATH-6",
    ),
    ("wanderer-mayors-office", "traders-and-builders"): (
        "WANDER-15",
        "WANDER-41",
    ),
    ("wanderer-mayors-office", "river"): ("RIVER-13",),
    ("wanderer-mayors-office", "abbey-and-mayor"): (
        "WMO-2",
        "NET-14",
        "NET-22",
        "ABBEY-15",
        "WAGON-9",
        "ACCESS-3",
        "OFFICE-1",
    ),
    ("wanderer-mayors-office", "drawbridges"): (
        "WANDER-15",
        "INT-55",
    ),
}
