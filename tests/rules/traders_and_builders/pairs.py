"""Lines about traders and builders and earlier expansions: clauses, or None if the two do not meet."""

from __future__ import annotations

from tests.rules.pairs.table import Pairs

PAIRS: Pairs = {
    ("traders-and-builders", "abbot"): None,
    # A bridge is road for the builder, and no pig is cut off by one.
    ("traders-and-builders", "bridges"): (
        "BUILDER-9",
        "BUILDER-12",
        "X8-BUILDER-1",
        "X8-BUILDER-6",
        "INT-10",
        "INT-11",
    ),
    ("traders-and-builders", "castles"): (
        "PIG-5",
        "X8-PIG-1",
        "GOODS-5",
        "INT-33",
    ),
    ("traders-and-builders", "bazaars"): (
        "BUILDER-10",
        "BUILDER-11",
        "X8-BUILDER-2",
        "X8-BUILDER-3",
        "X8-BUILDER-4",
        "X8-BUILDER-5",
        "INT-46",
    ),
    ("traders-and-builders", "inns-and-cathedrals"): None,
    # A builder earns a second half on river tiles as on others; the herd and a player's own pig add up.
    ("traders-and-builders", "river"): ("RIVER-14",),
}
