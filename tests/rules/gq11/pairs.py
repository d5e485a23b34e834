"""Lines about Games Quarterly 11 and other expansions: clauses, or None if the two do not meet."""

from __future__ import annotations

from tests.rules.pairs.table import Pairs

PAIRS: Pairs = {
    ("gq11", "abbot"): None,
    ("gq11", "inns-and-cathedrals"): None,
    ("gq11", "river"): ("GQ-1", "GQ-3", "GQ-5", "GQ-6"),
    ("gq11", "bridges"): None,
    ("gq11", "castles"): ("X8-PIGHERD-1",),
    ("gq11", "bazaars"): None,
    ("gq11", "traders-and-builders"): ("PIG-5", "GQ-2"),
    ("gq11", "drawbridges"): None,
    ("gq11", "abbey-and-mayor"): ("RIVER-14",),
    ("gq11", "wanderer-mayors-office"): None,
}
