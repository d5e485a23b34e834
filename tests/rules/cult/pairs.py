"""Lines about shrines and other expansions: clauses, or None if the two do not meet."""

from __future__ import annotations

from tests.rules.pairs.table import Pairs

PAIRS: Pairs = {
    ("cult", "abbot"): ("CULT-3", "CULT-19"),
    ("cult", "inns-and-cathedrals"): ("CULT-21",),
    ("cult", "phantom"): ("PHANTOM-2",),
    ("cult", "river"): None,
    ("cult", "bridges"): None,
    ("cult", "castles"): ("INT-39", "CULT-20"),
    ("cult", "bazaars"): None,
    ("cult", "gq11"): None,
    ("cult", "king"): None,
    ("cult", "robber_baron"): None,
    ("cult", "traders-and-builders"): None,
    ("cult", "drawbridges"): None,
    ("cult", "abbey-and-mayor"): ("ABBEY-8", "CULT-7", "CULT-13", "CULT-17"),
    ("cult", "wanderer-mayors-office"): ("WANDER-8", "WANDER-39", "NET-13", "INT-73", "OFFICE-24"),
}
