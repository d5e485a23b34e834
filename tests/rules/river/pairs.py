"""Lines about river and earlier expansions: clauses, or None if the two do not meet."""

from __future__ import annotations

from tests.rules.pairs.table import Pairs

PAIRS: Pairs = {
    ("river", "abbot"): None,
    ("river", "inns-and-cathedrals"): None,
}
