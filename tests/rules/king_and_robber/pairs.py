"""Lines about king and robber baron and other expansions: clauses, or None if the two do not meet."""

from __future__ import annotations

from tests.rules.pairs.table import Pairs

PAIRS: Pairs = {
    ("king", "abbot"): None,
    ("king", "inns-and-cathedrals"): ("KING-3",),
    ("king", "river"): None,
    ("king", "bridges"): None,
    ("king", "castles"): ("INT-28", "X8-KING-1", "KING-7"),
    ("king", "bazaars"): ("KR-7",),
    ("king", "gq11"): None,
    ("king", "robber_baron"): ("KR-4", "KR-5"),
    ("king", "traders-and-builders"): ("KR-7",),
    ("king", "drawbridges"): None,
    ("king", "abbey-and-mayor"): ("KR-8",),
    ("king", "wanderer-mayors-office"): ("INT-62",),
    ("robber_baron", "abbot"): None,
    ("robber_baron", "inns-and-cathedrals"): ("ROBBER-5",),
    ("robber_baron", "river"): None,
    ("robber_baron", "bridges"): ("INT-16",),
    ("robber_baron", "castles"): ("INT-28", "ROBBER-7"),
    ("robber_baron", "bazaars"): ("KR-7",),
    ("robber_baron", "gq11"): None,
    ("robber_baron", "traders-and-builders"): ("KR-7",),
    ("robber_baron", "drawbridges"): ("DRAW-43", "ROBBER-5"),
    ("robber_baron", "abbey-and-mayor"): ("KR-8",),
    ("robber_baron", "wanderer-mayors-office"): ("INT-62", "ROBBER-6"),
}
