"""Lines about abbey and mayor and earlier expansions: clauses, or None if the two do not meet."""

from __future__ import annotations

from tests.rules.pairs.table import Pairs

PAIRS: Pairs = {
    # An abbey is a monastery for him like any other.
    ("abbey-and-mayor", "abbot"): None,
    ("abbey-and-mayor", "bridges"): (
        "INT-9",
        "INT-12",
        "WAGON-17",
        "X8-WAGON-3",
    ),
    ("abbey-and-mayor", "castles"): (
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
    ("abbey-and-mayor", "bazaars"): (
        "ABBEY-12",
        "ABBEY-14",
        "WAGON-10",
        "X8-WAGON-2",
        "X8-ABBEY-1",
        "INT-47",
    ),
    ("abbey-and-mayor", "inns-and-cathedrals"): None,
    ("abbey-and-mayor", "traders-and-builders"): (
        "ABBEY-9",
        "ABBEY-11",
        "ABBEY-13",
        "BARN-6",
        "WAGON-19",
    ),
    ("abbey-and-mayor", "river"): (
        "ABBEY-14",
        "RIVER-14",
        "RIVER-13",
    ),
    ("abbey-and-mayor", "drawbridges"): (
        "DRAW-25",
        "DRAW-33",
        "DRAW-36",
    ),
}
