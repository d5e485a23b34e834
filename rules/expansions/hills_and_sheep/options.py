"""The three parts, which a table may leave out one by one, and two points on which tables differ."""

from __future__ import annotations

from typing import Final

from rules.setup.options import ON_OFF, YES_NO, Option

HILLS: Final = (
    Option(
        "hs.hills",
        "Hills: a tile unseen comes under each, and a follower on a hill wins a tie.",
        ON_OFF,
        "on",
        ("HS-4",),
    ),
    Option(
        "hill.tiebreak",
        "Whose followers on hills win a tie: those of every tied player who has one there, or of the tied "
        "player with the most of them.",
        ("presence", "number"),
        "presence",
        ("HILL-7",),
        needs={"hs.hills": ("on",)},
    ),
)

VINEYARDS: Final = (
    Option(
        "hs.vineyards",
        "Vineyards: each one beside a completed monastery brings it 3 points more.",
        ON_OFF,
        "on",
        ("HS-4",),
    ),
    Option(
        "vineyard.garden",
        "Whether vineyards also serve completed gardens.",
        YES_NO,
        "no",
        ("VINE-5",),
        needs={"hs.vineyards": ("on",)},
    ),
)

SHEEP: Final = (
    Option(
        "hs.sheep",
        "Shepherds: each player has one, who gathers a flock in a field.",
        ON_OFF,
        "on",
        ("HS-4",),
    ),
)
