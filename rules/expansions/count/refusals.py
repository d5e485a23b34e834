"""Refusals about the City of Carcassonne: who may come and go, and where the count may stand."""

from __future__ import annotations

from rules.refusal_types import KIND, PIECE, RefusalType, piece_word, task

piece_word("city_count", "count")
task("leave_city", "Send a follower out of the city or decline")
task("enter_city", "Put a follower into the city or decline")
task("count", "Move the count or leave him where he is")

SETUP_BLOCK = RefusalType(
    "setup.count",
    "COUNT-3",
    "The City of Carcassonne needs its twelve tiles, each once and in their order.",
)
LEAVE_ABSENT = RefusalType(
    "leaving.absent", "COUNT-21", "You have no such follower in that quarter. Choose one of yours."
)
LEAVE_BLOCKED = RefusalType(
    "leaving.blocked", "COUNT-23", "The count stands in that quarter: nobody leaves it now."
)
LEAVE_WAY = RefusalType(
    "leaving.way",
    "COUNT-21",
    "No way leads from that quarter to a {kind}. Choose a marked place.",
    kind=KIND,
)
LEAVE_KIND = RefusalType(
    "leaving.kind",
    "COUNT-32",
    "The {piece} can't go on a {kind}. Choose a marked place.",
    piece=PIECE,
    kind=KIND,
)
LEAVE_GOAL = RefusalType(
    "leaving.goal", "COUNT-24", "Only what is scored now can be joined. Choose a marked place."
)
ENTER_SUPPLY = RefusalType(
    "entering.supply", "COUNT-15", "You have no {piece} who could enter the city.", piece=PIECE
)
ENTER_QUARTER = RefusalType(
    "entering.quarter",
    "COUNT-16",
    "The {piece} could never leave that quarter again. Choose another one.",
    piece=PIECE,
)
COUNT_QUARTER = RefusalType(
    "count.quarter", "COUNT-18", "The count moves to one of the other three quarters, or stays."
)
QUARTER_NAME = RefusalType("count.name", "COUNT-4", "The city has no such quarter.")
NOT_INSIDE = RefusalType("count.inside", "COUNT-47", "Inside the wall there is no land to enter.")
