"""Under the Big Top: circuses and acrobats."""

from __future__ import annotations

from rules.art.svg.curves import circle, pair, polar
from rules.art.svg.ink import shape
from rules.art.tile.cities import NE_SE, SE_SW, shaped
from rules.art.tile.parts import Art, MarkArt, TileArt


def circus(_says: str) -> str:
    """Return a big top seen from above."""
    wedge = "".join(
        f"M0 0L{pair(polar(14, k / 12))}A14 14 0 0 1 {pair(polar(14, (k + 1) / 12))}Z"
        for k in range(0, 12, 2)
    )
    return (
        shape(circle((0, 0), 19.6), fill="wheat", line="furrow", width=1)
        + shape(circle((0, 0), 14), fill="white", line="line", width=1)
        + shape(wedge, fill="red")
        + shape(circle((0, 0), 14), line="line", width=1)
        + shape(circle((0, 0), 2), fill="gold", line="line", width=0.6)
    )


def acrobats(_says: str) -> str:
    return (
        shape(circle((0, 0), 12.4), fill="wheat", line="furrow", width=1)
        + shape(circle((0, 0), 8.6), fill="red", line="line", width=0.9)
        + shape(circle((0, 0), 5.4), fill="white")
        + shape("M0-4l1.2 2.7l3 .3l-2.3 2l.7 2.9l-2.6-1.6l-2.6 1.6l.7-2.9l-2.3-2l3-.3z", fill="banner")
    )


SOUTH_EAST = TileArt(cities=lambda _: [shaped(0, 0, NE_SE, SE_SW, 3)])
ART = Art(
    marks={
        "circus": MarkArt(draw=circus, where="anywhere", radius=20.5, always_site=True),
        "acrobats": MarkArt(draw=acrobats, where="anywhere", radius=13.0, always_site=True),
    },
    tiles={"TB/CcR!.w": SOUTH_EAST, "TB/CcRR!.c": SOUTH_EAST, "TB/RCc!.g": SOUTH_EAST},
)
