"""Lines about the phantom and other expansions: clauses, or None if the two do not meet."""

from __future__ import annotations

from tests.rules.pairs.table import Pairs

PAIRS: Pairs = {
    ("phantom", "abbot"): ("PHANTOM-9", "INT-79"),
    ("phantom", "bridges"): ("PHANTOM-15",),
    ("phantom", "castles"): ("PHANTOM-16", "INT-20", "X8-KNIGHT-1"),
    ("phantom", "bazaars"): ("PHANTOM-11",),
    ("phantom", "inns-and-cathedrals"): ("PHANTOM-22",),
    ("phantom", "traders-and-builders"): ("PHANTOM-11", "PHANTOM-20"),
    ("phantom", "river"): ("PHANTOM-22",),
    ("phantom", "abbey-and-mayor"): ("PHANTOM-19", "PHANTOM-22"),
    ("phantom", "drawbridges"): ("DRAW-25",),
    ("phantom", "wanderer-mayors-office"): ("PHANTOM-18", "ACCESS-8"),
    ("phantom", "gq11"): None,
    ("phantom", "king"): None,
    ("phantom", "robber_baron"): None,
}
