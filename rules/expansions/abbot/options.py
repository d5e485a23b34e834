"""Points on which editions or tables differ."""

from __future__ import annotations

from typing import Final

from rules.setup.options import YES_NO, Option

ABBOT: Final = (
    Option(
        "abbot.enabled",
        "Each player gets an abbot for monasteries and gardens, and may take it back early for points.",
        YES_NO,
        "no",
        tuple(f"BASE-ABBOT-{n}" for n in range(1, 9)),
    ),
    Option(
        "abbot.recall",
        "Whether the abbot may be taken back from a building that this very tile completes: no, since it is "
        "scored as completed, or from any.",
        ("incomplete-only", "any"),
        "incomplete-only",
        ("BASE-ABBOT-5",),
        since=3,
        needs={"abbot.enabled": ("yes",)},
    ),
)
