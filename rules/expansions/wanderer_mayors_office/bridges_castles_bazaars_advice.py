"""What bots think of wanderers at castles."""

from __future__ import annotations

from rules.board.features import Feature
from rules.bots.placement import Judge
from rules.expansions.bridges_castles_bazaars.castle import castles
from rules.expansions.bridges_castles_bazaars.castles_advice import hoped

# What a castle takes, in tiles, if it takes anything.
AT_A_CASTLE = 3.0


def expected_at_castle(judge: Judge, place: Feature) -> float:
    """Return the points that a castle at the end of a road may bring."""
    around = next(castle.vicinity for castle in castles(judge.state) if castle.feature is place)
    return AT_A_CASTLE * hoped(judge, around).chance
