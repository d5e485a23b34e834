"""The parts of the expansion that a table can leave out, and the followers of a later printing."""

from __future__ import annotations

from typing import Final

from rules.setup.options import ON_OFF, Option

FOLLOWERS: Final = (
    Option(
        "top.extra_followers",
        "How many followers more each player has, as in a later printing.",
        ("0", "2"),
        "0",
        ("TOP-5",),
    ),
)
CIRCUS: Final = (
    Option(
        "top.circus",
        "The circus gives points to all who stand around it when it moves on.",
        ON_OFF,
        "on",
        ("TOP-4",),
    ),
)
ACROBATS: Final = (
    Option(
        "top.acrobats",
        "Followers may be placed as acrobats, three of them a pyramid.",
        ON_OFF,
        "on",
        ("TOP-4",),
    ),
)
RINGMASTER: Final = (
    Option(
        "top.ringmaster",
        "Each player has a ringmaster, who brings points for circuses and acrobats around him.",
        ON_OFF,
        "on",
        ("TOP-4",),
    ),
)
