"""Lines about drawbridges and earlier expansions: clauses, or None if the two do not meet."""

from __future__ import annotations

from tests.rules.pairs.table import Pairs

PAIRS: Pairs = {
    # He never stands on a road.
    ("drawbridges", "abbot"): None,
    ("drawbridges", "bridges"): (
        "DRAW-36",
        "DRAW-37",
        "INT-15",
    ),
    ("drawbridges", "castles"): ("DRAW-35",),
    ("drawbridges", "bazaars"): ("DRAW-36",),
    ("drawbridges", "inns-and-cathedrals"): (
        "DRAW-24",
        "DRAW-42",
        "DRAW-43",
        "BIG-6",
    ),
    ("drawbridges", "traders-and-builders"): (
        "DRAW-34",
        "BUILDER-13",
    ),
    ("drawbridges", "river"): None,
}
