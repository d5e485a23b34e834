"""Lines about sieges and other expansions: clauses, or None if the two do not meet."""

from __future__ import annotations

from tests.rules.pairs.table import Pairs

PAIRS: Pairs = {
    ("siege", "abbot"): ("SIEGE-16",),
    ("siege", "inns-and-cathedrals"): ("CATH-3", "SIEGE-5", "SIEGE-18"),
    ("siege", "phantom"): ("SIEGE-18",),
    ("siege", "cult"): ("SIEGE-16",),
    # A herd of River II is doubled like that of Games Quarterly 11.
    ("siege", "river"): ("SIEGE-11",),
    # A bridge is a road, and besieged are cities.
    ("siege", "bridges"): None,
    ("siege", "castles"): ("INT-30", "X8-SIEGE-1", "SIEGE-12"),
    ("siege", "bazaars"): ("SIEGE-20", "SIEGE-21"),
    ("siege", "gq11"): ("SIEGE-11",),
    ("siege", "king"): ("SIEGE-9",),
    # Roads are never besieged.
    ("siege", "robber_baron"): None,
    ("siege", "traders-and-builders"): ("SIEGE-9", "SIEGE-10", "SIEGE-17", "SIEGE-18"),
    ("siege", "drawbridges"): ("DRAW-42",),
    ("siege", "abbey-and-mayor"): ("ABBEY-8", "BARN-11", "SIEGE-16", "SIEGE-18"),
    ("siege", "wanderer-mayors-office"): ("INT-69", "SIEGE-24"),
}
