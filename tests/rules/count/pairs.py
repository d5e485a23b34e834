"""Lines about The Count of Carcassonne and other expansions: clauses, or None if the two do not meet."""

from __future__ import annotations

from tests.rules.pairs.table import Pairs

PAIRS: Pairs = {
    ("count", "abbot"): ("COUNT-11", "COUNT-15", "COUNT-16", "COUNT-22"),
    ("count", "cult"): ("COUNT-22", "CULT-16"),
    ("count", "inns-and-cathedrals"): ("COUNT-44",),
    ("count", "monasteries"): ("COUNT-22", "MONAS-19"),
    ("count", "phantom"): ("COUNT-15",),
    ("count", "river"): ("COUNT-46", "INT-90"),
    ("count", "bridges"): ("COUNT-42",),
    ("count", "castles"): ("COUNT-29", "INT-29", "X8-COUNT-1", "X8-COUNT-2"),
    ("count", "bazaars"): ("COUNT-13", "INT-50"),
    ("count", "gq11"): ("COUNT-46",),
    ("count", "king"): ("COUNT-40", "KING-4", "KING-8"),
    # A road to the wall is completed like any: the rim is ordinary land (COUNT-6).
    ("count", "robber_baron"): None,
    ("count", "traders-and-builders"): ("BUILDER-7", "COUNT-12", "COUNT-39", "COUNT-45"),
    ("count", "drawbridges"): ("DRAW-39",),
    ("count", "abbey-and-mayor"): (
        "COUNT-10",
        "COUNT-15",
        "COUNT-16",
        "COUNT-31",
        "COUNT-36",
        "COUNT-43",
        "INT-85",
    ),
    ("count", "siege"): ("SIEGE-20",),
    ("count", "wanderer-mayors-office"): ("INT-61", "INT-85", "NET-23"),
    ("count", "princess-and-dragon"): ("COUNT-47", "COUNT-48", "COUNT-49", "INT-82"),
}
