"""Refusals about escapes from besieged cities."""

from __future__ import annotations

from rules.refusal_types import RefusalType, task

task("escape", "Let a follower escape or decline")

ESCAPE_ABSENT = RefusalType(
    "escape.absent", "SIEGE-14", "You have no such follower there. Choose a marked follower."
)
ESCAPE_FREE = RefusalType(
    "escape.free", "SIEGE-14", "Only a follower in a besieged city can escape. Choose a marked follower."
)
ESCAPE_KIND = RefusalType("escape.kind", "SIEGE-18", "Only a follower can escape. Choose a marked follower.")
ESCAPE_FAR = RefusalType(
    "escape.far", "SIEGE-15", "No monastery lies near enough to this city. Choose a marked follower."
)
