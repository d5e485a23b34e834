"""Points on which editions or tables differ."""

from __future__ import annotations

from typing import Final

from rules.setup.options import YES_NO, Option

DRAGON: Final = (
    Option(
        "dragon.moves",
        "When the dragon moves: before the features that the tile completed are scored, or after.",
        ("before-scoring", "after-scoring"),
        "before-scoring",
        ("DRAGON-15",),
    ),
)

FAIRY: Final = (
    Option(
        "fairy.place",
        "The fairy stands next to one follower, who alone has her, or on a tile for all followers there.",
        ("next-to", "on-tile"),
        {"hig-2010": "next-to", "zmg-2014": "on-tile", "new-2018": "next-to"},
        ("FAIRY-4", "FAIRY-6", "FAIRY-12", "FAIRY-17", "FAIRY-25"),
    ),
    Option(
        "castle.fairy",
        "Whether the fairy may go to a follower in a castle.",
        YES_NO,
        {"hig-2010": "no", "zmg-2014": "no", "new-2018": "yes"},
        ("X8-FAIRY-1", "X8-FAIRY-2", "FAIRY-8", "FAIRY-21", "FAIRY-26"),
        needs={"x8.castles": ("on",), "fairy.place": ("next-to",)},
    ),
)

PRINCESS: Final = (
    Option(
        "princess.removal",
        "Whether a princess may send a knight home, or must.",
        ("may", "must"),
        {"hig-2010": "may", "zmg-2014": "must", "new-2018": "may"},
        ("PRINCESS-2", "PRINCESS-6"),
    ),
)
