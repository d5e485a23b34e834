"""Refusals of the rivers."""

from __future__ import annotations

from rules.refusal_types import TEXT, RefusalType

SETUP_RIVER = RefusalType(
    "setup.river",
    "HOUSE-12",
    "No start tile leaves the river an open end. Start with {tile}, or name no tile.",
    tile=TEXT,
)
RIVER_ON = RefusalType("river.on", "RIVER-4", "Join this tile to the open end of the river.")
RIVER_APART = RefusalType(
    "river.apart", "HOUSE-9", "Two branches of the river must not meet. Choose another space."
)
RIVER_BACK = RefusalType(
    "river.back", "RIVER-5", "The river must not turn the same way twice in a row. Turn the tile."
)
RIVER_END = RefusalType(
    "river.end",
    "HOUSE-8",
    "The river can't end yet, because more river tiles will come. Choose another space.",
)
