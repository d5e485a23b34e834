"""Lines about Under the Big Top and other expansions: clauses, or None if the two do not meet."""

from __future__ import annotations

from tests.rules.pairs.table import Clauses, Pairs

EXPANSION = "under-the-big-top"
# For each other expansion what there is about the circus, acrobats and ringmasters with it.
THREE: dict[str, tuple[Clauses, Clauses, Clauses]] = {
    "abbot": (("CIRCUS-4",), ("ACRO-10",), None),
    "bridges": (("INT-4", "X8-CAMP-1"), ("INT-5", "X8-ACRO-2", "ACRO-11"), ("INT-2",)),
    "castles": (
        ("INT-36", "X8-CIRCUS-1", "CIRCUS-7"),
        ("INT-37", "X8-ACRO-1", "ACRO-9"),
        ("INT-21", "X8-RING-1", "RING-8", "RING-9"),
    ),
    # Acrobats and ringmasters are placed in a bought placement as in any other.
    "bazaars": (("CIRCUS-13",), None, None),
    "inns-and-cathedrals": (("CIRCUS-4",), ("ACRO-4",), ("RING-5", "RING-9")),
    "traders-and-builders": (("CIRCUS-5", "CIRCUS-13"), ("ACRO-6",), None),
    "abbey-and-mayor": (("CIRCUS-5", "CIRCUS-9", "TOP-8"), ("ACRO-4", "ACRO-9"), ("RING-6",)),
    "drawbridges": (("DRAW-27",), None, ("DRAW-25", "RING-11")),
    "wanderer-mayors-office": (("INT-67", "NET-7"), ("INT-67",), None),
    "cult": (("CIRCUS-4",), None, ("RING-7", "CULT-18")),
    "monasteries": (("CIRCUS-4",), ("ACRO-8", "MONAS-18"), ("MONAS-7", "MONAS-23")),
    "siege": (("CIRCUS-4",), None, ("RING-5", "RING-7", "SIEGE-18")),
    "phantom": (("CIRCUS-4",), ("ACRO-4", "PHANTOM-7"), None),
    "princess-and-dragon": (("TOP-10",), ("ACRO-2", "ACRO-12", "TOP-9", "PRINCESS-14"), ("RING-7",)),
    "tower": (("CIRCUS-8", "INT-83", "TOP-10"), ("ACRO-10", "ACRO-12"), ("RING-7",)),
    "count": (("CIRCUS-8", "INT-83", "COUNT-11"), ("COUNT-11",), ("COUNT-10", "RING-9")),
    # A tile under a hill is none of the surroundings, and a vineyard is part of a value (HILL-4, RING-9).
    "hills": (None, None, None),
    "vineyards": (None, None, None),
    "shepherds": (("CIRCUS-5",), None, None),
    # Tiles of a river hold no circus, and a herd is part of a field's value (RING-9).
    "river": (None, None, None),
    "gq11": (None, None, None),
    # King and robber baron count features, and a pyramid is none.
    "king": (None, ("ACRO-9",), None),
    "robber_baron": (None, ("ACRO-9",), None),
}

PAIRS: Pairs = {
    (part, other): clauses
    for other, three in THREE.items()
    for part, clauses in zip(("circus", "acrobats", "ringmaster"), three, strict=True)
}
# More followers in a supply meet nothing else.
PAIRS |= {(EXPANSION, other): None for other in THREE}
PAIRS |= {
    ("circus", "acrobats"): ("ACRO-12", "CIRCUS-4"),
    ("circus", "ringmaster"): ("CIRCUS-4", "RING-3"),
    ("acrobats", "ringmaster"): ("ACRO-4", "RING-3"),
    (EXPANSION, "circus"): None,
    (EXPANSION, "acrobats"): None,
    (EXPANSION, "ringmaster"): None,
}
