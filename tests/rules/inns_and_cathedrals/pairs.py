"""Lines about inns and cathedrals and earlier expansions: clauses, or None if the two do not meet."""

from __future__ import annotations

from tests.rules.pairs.table import Pairs

PAIRS: Pairs = {
    ("inns-and-cathedrals", "abbot"): None,
}
