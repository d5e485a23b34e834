"""The Siege: besieged cities."""

from __future__ import annotations

from rules.art.draw.glyphs import disc
from rules.art.svg.ink import shape
from rules.art.tile.parts import Art, MarkArt


def besieged(_says: str) -> str:
    """Return tents before the wall and crossed arrows: a besieged city."""
    return disc(
        shape("M-5.4-5.4L5.4 5.4M5.4-5.4L-5.4 5.4", line="line", width=1.2)
        + shape("M-6-6l3.4.6l-2.8 2.8zM6-6l-3.4.6l2.8 2.8z", fill="red")
        + shape("M3.6 5.6h2.4v-2.4M-3.6 5.6h-2.4v-2.4", line="red", width=1.1)
    )


ART = Art(marks={"besieged": MarkArt(draw=besieged, where="own")})
