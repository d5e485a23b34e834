"""Mage and Witch: the mage's hat."""

from __future__ import annotations

from rules.art.draw.glyphs import disc
from rules.art.svg.curves import circle
from rules.art.svg.ink import shape
from rules.art.tile.parts import Art, MarkArt


def mage(_says: str) -> str:
    """Return the sign that calls the two."""
    return disc(
        shape("M-4.6 4.4L0-6L4.6 4.4Z", fill="violet", line="line", width=0.7)
        + shape("M-6 4.6Q0 2.4 6 4.6Q0 7-6 4.6Z", fill="banner", line="line", width=0.6)
        + shape(circle((0, 0.6), 1.2), fill="gold")
    )


ART = Art(marks={"mage": MarkArt(draw=mage, where="towns")})
