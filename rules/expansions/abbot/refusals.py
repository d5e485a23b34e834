"""Refusals about the abbot."""

from __future__ import annotations

from rules.refusal_types import RefusalType

RECALL_ABSENT = RefusalType(
    "recall.absent", "BASE-ABBOT-5", "Your abbot isn't there. Choose the building where it is."
)
RECALL_LATER = RefusalType(
    "recall.later", "BASE-ABBOT-5", "Your abbot stays in this building until the end of the game."
)
RECALL_COMPLETE = RefusalType(
    "recall.complete",
    "BASE-ABBOT-5",
    "This building is completed, so your abbot can't leave. It scores when you end your turn.",
)
