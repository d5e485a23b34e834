"""Refusals about drawbridges."""

from __future__ import annotations

from rules.refusal_types import RefusalType, task

task("drawbridge", "Send a follower into a city or decline")

DRAWBRIDGE_FROM = RefusalType(
    "drawbridge.from", "DRAW-14", "None of your followers there can cross now. Choose a marked follower."
)
DRAWBRIDGE_TO = RefusalType(
    "drawbridge.to", "DRAW-14", "There is no such feature on the board. Choose a marked city."
)
DRAWBRIDGE_UP = RefusalType(
    "drawbridge.up", "DRAW-11", "This drawbridge is up, so nobody can cross it. Choose another city."
)
DRAWBRIDGE_APART = RefusalType(
    "drawbridge.apart", "DRAW-16", "No drawbridge of this road leads there. Choose a marked city."
)
