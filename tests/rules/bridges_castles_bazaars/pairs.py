"""Lines about bridges castles bazaars and earlier expansions: clauses, or None if the two do not meet."""

from __future__ import annotations

from tests.rules.pairs.table import Pairs

PAIRS: Pairs = {
    # Gardens and the abbot's monasteries know no roads; a bridge is no tile around them.
    ("bridges", "abbot"): ("BRIDGE-31", "BRIDGE-35"),
    ("castles", "abbot"): ("CASTLE-46",),
    ("bazaars", "abbot"): None,
    ("bridges", "inns-and-cathedrals"): ("INN-4", "X8-INN-1", "X8-BIG-1"),
    ("castles", "inns-and-cathedrals"): ("INN-5", "CATH-4", "X8-INN-2", "X8-BIG-1", "X8-KNIGHT-1"),
    ("bazaars", "inns-and-cathedrals"): None,
    # A bridge may complete the road that a castle waits for, and may cross the tiles of a castle.
    ("bridges", "castles"): ("BRIDGE-24", "BRIDGE-31"),
    # A tile got at a bazaar may need a bridge, or be given up for a draw.
    ("bridges", "bazaars"): ("BRIDGE-2", "BAZAAR-24"),
    # Every placement of a bazaar round is a round of scoring of its own; payments trigger nothing.
    ("castles", "bazaars"): ("BAZAAR-23", "BAZAAR-34"),
    ("bridges", "river"): ("RIVER-12",),
    # What the herd of River II brings for a castle.
    ("castles", "river"): ("X8-PIGHERD-1",),
    ("bazaars", "river"): ("RIVER-13",),
}
