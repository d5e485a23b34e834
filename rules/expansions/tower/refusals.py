"""Refusals about towers, guards, captures and ransoms."""

from __future__ import annotations

from rules.refusal_types import PIECE, RefusalType, piece_word, task

task("capture", "Capture a follower or decline")
task("exchange", "Choose the prisoner who comes home")
piece_word("tower", "tower piece")

TOWER_SITE = RefusalType(
    "tower.site", "TOWER-6", "There is no tower foundation on that tile. Choose a marked tower."
)
TOWER_CLOSED = RefusalType(
    "tower.closed", "TOWER-14", "A guard stands on that tower: it is closed. Choose another tower."
)
TOWER_SUPPLY = RefusalType("tower.supply", "TOWER-11", "You have no tower piece left.")
TOWER_USED = RefusalType(
    "tower.used", "TOWER-9", "You have used your figure for this tile: no tower piece can be put with it."
)
GUARD_BARE = RefusalType(
    "guard.bare",
    "TOWER-12",
    "That foundation has no tower piece yet. Choose a tower with at least one piece.",
)
GUARD_KIND = RefusalType(
    "guard.kind", "TOWER-13", "The {piece} can't stand on a tower. Choose another follower.", piece=PIECE
)
CAPTURE_ABSENT = RefusalType(
    "capture.absent", "TOWER-18", "No such follower stands there. Choose a marked follower."
)
CAPTURE_FAR = RefusalType(
    "capture.far", "TOWER-19", "That tile is out of the tower's reach. Choose a marked follower."
)
CAPTURE_SAFE = RefusalType(
    "capture.safe", "TOWER-23", "The {piece} there can't be captured. Choose a marked follower.", piece=PIECE
)
CAPTURE_OWN = RefusalType(
    "capture.own", "TOWER-28", "At this table nobody captures own followers. Choose somebody else's."
)
EXCHANGE_ABSENT = RefusalType(
    "exchange.absent", "TOWER-34", "That player holds no such follower of yours. Choose a listed one."
)
RANSOM_ABSENT = RefusalType(
    "ransom.absent", "TOWER-38", "That player holds no such follower of yours. Choose a listed one."
)
RANSOM_AGAIN = RefusalType(
    "ransom.again",
    "TOWER-39",
    "You have paid a ransom in this turn. The next one has to wait for your next turn.",
)
RANSOM_POOR = RefusalType("ransom.poor", "TOWER-41", "A ransom costs 3 points, and you have fewer.")
