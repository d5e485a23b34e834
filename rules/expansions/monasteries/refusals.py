"""Refusals about the two ways to stand in a monastery of a region."""

from __future__ import annotations

from rules.refusal_types import SEAT, RefusalType

MONASTERY_TAKEN = RefusalType(
    "monastery.taken",
    "MONAS-6",
    "This monastery already has a follower, as a monk or lying down ({players}). Choose another feature.",
    players=SEAT.list(),
)
MONASTERY_CLOSED = RefusalType(
    "monastery.closed",
    "MONAS-11",
    "No monk comes to this monastery any more, since only lying abbots were there when it was surrounded.",
)
