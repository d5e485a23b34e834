"""Refusals about shepherds."""

from __future__ import annotations

from rules.refusal_types import RefusalType, task

task("flock", "Let the flock grow or drive it into the stable")

SHEPHERD_SECOND = RefusalType(
    "shepherd.second", "SHEEP-2", "A shepherd is in this field already. Choose a field without one."
)
