"""Monasteries of a region: a flag on the church."""

from __future__ import annotations

from rules.art.svg.ink import shape
from rules.art.tile.example import Example
from rules.art.tile.parts import Art


def flag() -> str:
    """Draw a flag at the steeple."""
    return shape("M-9-3v-12l8 2.6l-8 2.8", fill="violet", line="line", width=0.8)


ART = Art(
    flags={"regional": flag},
    example=Example(
        tiles=(
            ("BA/RFr", 0, -2, 0),
            ("BA/RFr", 0, -1, 0),
            ("MO/M1", 0, 0, 0),
            ("BA/RFr", 0, 1, 0),
            ("BA/C", -1, 0, 270),
            ("BA/C", 1, 0, 90),
        ),
        pieces=((0, "meeple", 0, 0, "abbacy"),),
    ),
)
