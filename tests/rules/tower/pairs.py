"""Lines about The Tower and other expansions: clauses, or None if the two do not meet."""

from __future__ import annotations

from tests.rules.pairs.table import Pairs

PAIRS: Pairs = {
    ("tower", "abbot"): ("TOWER-9", "TOWER-13", "TOWER-22", "TOWER-31"),
    ("tower", "inns-and-cathedrals"): ("BIG-4", "TOWER-13", "TOWER-35", "TOWER-40"),
    ("tower", "river"): ("TOWER-51",),
    ("tower", "bridges"): ("INT-3", "INT-8", "X8-TOWER-1", "TOWER-10", "TOWER-22"),
    ("tower", "castles"): ("INT-23", "INT-26", "X8-TOWER-2", "X8-TOWER-3", "TOWER-48"),
    ("tower", "bazaars"): ("INT-50", "TOWER-43", "TOWER-44"),
    # A herd counts in fields, its river tiles lie in the river.
    ("tower", "gq11"): None,
    ("tower", "king"): ("KR-9",),
    ("tower", "robber_baron"): ("KR-9",),
    ("tower", "traders-and-builders"): ("TOWER-9", "TOWER-23", "TOWER-30", "TOWER-39", "TOWER-52"),
    ("tower", "phantom"): ("PHANTOM-7", "TOWER-13", "TOWER-32"),
    ("tower", "cult"): ("CULT-22",),
    ("tower", "monasteries"): ("MONAS-25",),
    ("tower", "siege"): ("SIEGE-25",),
    ("tower", "count"): ("COUNT-49", "INT-91", "TOWER-20", "TOWER-23"),
    ("tower", "drawbridges"): ("DRAW-41", "TOWER-49"),
    ("tower", "abbey-and-mayor"): (
        "BARN-9",
        "MAYOR-6",
        "MAYOR-7",
        "WAGON-14",
        "TOWER-4",
        "TOWER-13",
        "TOWER-31",
        "TOWER-51",
    ),
    ("tower", "wanderer-mayors-office"): (
        "WANDER-19",
        "WANDER-22",
        "NET-7",
        "NET-20",
        "INT-57",
        "INT-75",
        "OFFICE-7",
        "TOWER-23",
        "TOWER-50",
    ),
    ("tower", "princess-and-dragon"): (
        "DRAGON-3",
        "DRAGON-5",
        "DRAGON-25",
        "DRAGON-26",
        "FAIRY-2",
        "FAIRY-7",
        "FAIRY-11",
        "FAIRY-24",
        "PRINCESS-3",
        "PRINCESS-14",
        "PORTAL-10",
        "TOWER-17",
        "TOWER-26",
        "TOWER-47",
        "TOWER-53",
    ),
}
