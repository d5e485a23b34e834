"""The Tower: foundations."""

from __future__ import annotations

from rules.art.svg.curves import circle, pair, polar
from rules.art.svg.ink import shape
from rules.art.tile.cities import NE_SE, SE_SW, shaped
from rules.art.tile.parts import Art, MarkArt, TileArt
from rules.art.tile.plan import Site


def tower(_says: str) -> str:
    """Return the round foundation of a tower."""
    stones = "".join(f"M{pair(polar(5.2, k / 8))}L{pair(polar(8.4, k / 8))}" for k in range(8))
    return (
        shape(circle((0, 0), 8.6), fill="wall-lo", line="wall-line", width=1.1)
        + shape(stones, line="wall-line", width=0.8)
        + shape(circle((0, 0), 5), fill="ash", line="wall-line", width=0.9)
    )


ART = Art(
    marks={"tower": MarkArt(draw=tower, where="towns", size=9.0, radius=10.5)},
    tiles={
        "TO/CFR": TileArt(hub=(50, 41)),
        "TO/RCr": TileArt(sites=(Site("tower", (50, 38), 8.5),)),
        "TO/CRCr.2": TileArt(owners={"tower": frozenset({0})}),
        "TO/CcR!": TileArt(cities=lambda _: [shaped(0, 0, NE_SE, SE_SW, 3)]),
    },
)
