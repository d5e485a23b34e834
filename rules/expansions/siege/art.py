"""The drawing of a siege: two crossed swords on a red shield."""

from __future__ import annotations

from typing import Final

from rules.art.svg.curves import circle
from rules.art.svg.ink import shape
from rules.art.tile.example import Example
from rules.art.tile.parts import Art, MarkArt

BLADES: Final = "M-4.700-4.700L4 4M4.700-4.700L-4 4"
GUARDS: Final = "M1 4.600L4.600 1M-1 4.600L-4.600 1"


def besieged(_says: str) -> str:
    """Draw crossed swords on a round red shield: the city is besieged."""
    return (
        shape(circle((0, 0), 7.4), fill="paper", line="line", width=1)
        + shape(circle((0, 0), 5.9), fill="red")
        + shape(BLADES + GUARDS, line="line", width=2.9, stroke_linecap="round")
        + shape(BLADES + GUARDS, line="paper", width=1.5, stroke_linecap="round")
    )


ART = Art(
    marks={"besieged": MarkArt(draw=besieged, where="own", size=8.4, small=7.5, span=7.9)},
    example=Example(
        tiles=(("BA/L", 0, 0, 0), ("SI.CA/C", 1, 0, 90), ("BA/CFc.1", 2, 0, 0)),
        pieces=((0, "meeple", 2, 0, "city@E"),),
    ),
)
