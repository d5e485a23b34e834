"""Lines about monasteries of a region and other expansions: clauses, or None if the two do not meet."""

from __future__ import annotations

from tests.rules.pairs.table import Pairs

PAIRS: Pairs = {
    ("monasteries", "abbot"): ("MONAS-2", "MONAS-8"),
    ("monasteries", "inns-and-cathedrals"): ("MONAS-7", "BIG-3"),
    ("monasteries", "phantom"): ("MONAS-7",),
    ("monasteries", "river"): ("MONAS-15",),
    ("monasteries", "bridges"): ("BRIDGE-30",),
    ("monasteries", "castles"): ("INT-34", "X8-GERMAN-1", "X8-GERMAN-2"),
    ("monasteries", "bazaars"): None,
    ("monasteries", "gq11"): None,
    ("monasteries", "king"): None,
    ("monasteries", "robber_baron"): None,
    ("monasteries", "traders-and-builders"): ("BUILDER-4",),
    ("monasteries", "drawbridges"): None,
    ("monasteries", "abbey-and-mayor"): ("MONAS-6", "MONAS-9", "MONAS-15"),
    ("monasteries", "wanderer-mayors-office"): ("INT-68", "WANDER-25", "MONAS-24"),
    ("monasteries", "cult"): ("MONAS-20", "MONAS-21", "CULT-4"),
    ("monasteries", "siege"): ("SIEGE-16",),
}
