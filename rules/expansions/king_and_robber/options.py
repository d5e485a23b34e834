"""Which of the two plays."""

from __future__ import annotations

from typing import Final

from rules.setup.options import ON_OFF, Option

FOR_KING: Final = (
    Option(
        "kr.king",
        "The king: whoever completes the largest city so far holds him, and gets 1 point for each completed "
        "city at the end.",
        ON_OFF,
        "on",
        ("KR-4",),
    ),
)
FOR_ROBBER: Final = (
    Option(
        "kr.robber",
        "The robber baron: whoever completes the longest road so far holds him, and gets 1 point for each "
        "completed road at the end.",
        ON_OFF,
        "on",
        ("KR-4",),
    ),
)
