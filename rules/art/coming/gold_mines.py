"""The Gold Mines: ingots."""

from __future__ import annotations

from rules.art.draw.glyphs import disc
from rules.art.svg.ink import shape
from rules.art.tile.parts import Art, MarkArt


def gold(_says: str) -> str:
    """Return the sign of a mine."""
    bar = "M-6 3L-4.4-1H.6L2.2 3Z"
    return disc(
        shape(bar + "M-1.6 3.4L0-.4H5L6.4 3.4Z", fill="gold", line="wood-lo", width=0.7)
        + shape("M-3-1.4L-1.4-5H3L4.4-1.4Z", fill="gold", line="wood-lo", width=0.7)
    )


ART = Art(marks={"gold": MarkArt(draw=gold, where="anywhere", size=7.0)})
