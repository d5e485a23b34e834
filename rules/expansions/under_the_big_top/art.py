"""The drawings of circuses, acrobats' stages and ringmasters."""

from __future__ import annotations

from rules.art.svg.curves import circle, pair, polar
from rules.art.svg.figure import CREAM, GOLD, FigureArt, drawn_on
from rules.art.svg.ink import shape
from rules.art.tile.example import Example
from rules.art.tile.parts import Art, MarkArt


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
    """Return a round stage seen from above."""
    return (
        shape(circle((0, 0), 12.4), fill="wheat", line="furrow", width=1)
        + shape(circle((0, 0), 8.6), fill="red", line="line", width=0.9)
        + shape(circle((0, 0), 5.4), fill="white")
        + shape("M0-4l1.2 2.7l3 .3l-2.3 2l.7 2.9l-2.6-1.6l-2.6 1.6l.7-2.9l-2.3-2l3-.3z", fill="banner")
    )


# On a square of 100 units: a figure with a top hat, a collar and a row of buttons.
RINGMASTER = FigureArt(
    silhouette=(
        "M24 17Q29 19 32 19L34-2Q50-7 66-2L68 19Q71 19 76 17L76 25L69 27C69 33 67 38 63 42C78 46 88 56 92 70"
        "C93 75 89 78 85 76L73 70L80 90C81 94 79 96 75 96H25C21 96 19 94 20 90L27 70L15 76C11 78 7 75 8 70"
        "C12 56 22 46 37 42C33 38 31 33 31 27L24 25Z"
    ),
    shade="M60 44C78 46 88 56 92 70C93 75 89 78 85 76L73 70L80 90C81 94 79 96 75 96H58C66 82 67 60 60 44Z",
    face=(50, 29),
    extras=drawn_on("M31 11Q50 17 69 11L69 18Q50 24 31 18Z", GOLD, 3)
    + drawn_on("M50 44L39 49L44 56L50 51L56 56L61 49Z", CREAM, 3),
    chest=(50.0, 75.0),
)

ART = Art(
    figures={"ringmaster": RINGMASTER},
    marks={
        "circus": MarkArt(draw=circus, where="anywhere", radius=20.5, always_site=True),
        "acrobats": MarkArt(draw=acrobats, where="anywhere", radius=13.0, always_site=True),
    },
    example=Example(
        tiles=(("BT/cfcf.bt", 0, 0, 0), ("BA/Rr", 1, 0, 180), ("BA/C", 0, -1, 180), ("BT/ffrr.ac", 2, 0, 0)),
        pieces=(
            (0, "meeple", 0, -1, "city@S"),
            (0, "meeple", 1, 0, "field@NL"),
            (1, "ringmaster", 1, 0, "road@E"),
        ),
    ),
)
