"""The drawings of the base game's own marks and figures."""

from __future__ import annotations

from rules.art.svg.figure import FOLLOWER
from rules.art.svg.ink import shape
from rules.art.tile.example import Example
from rules.art.tile.parts import Art, MarkArt

SHIELD = "M-5.500-9H5.500V1.500C5.500 5.500 3 7.800 0 9C-3 7.800-5.500 5.500-5.500 1.500Z"


def pennant(_says: str) -> str:
    """Draw an upright shield: blue with a gold cross and a cream rim."""
    cross = shape("M-1.300-7.800H1.300V7.800H-1.300ZM-4.800-3.300H4.800V-.7H-4.800Z", fill="gold")
    return (
        shape(SHIELD, fill="banner-hi", line="line", width=1.2)
        + shape(SHIELD, fill="banner", transform="scale(.82)")
        + shape(SHIELD, line="line", width=0.4, transform="scale(.82)")
        + f'<g transform="scale(.86)">{cross}</g>'
    )


ART = Art(
    figures={"meeple": FOLLOWER},
    marks={"pennants": MarkArt(draw=pennant, where="own", size=8.6, span=8.6, kind="pennant")},
    example=Example(
        tiles=(("BA/RRR", 0, 0, 0), ("BA/RFr", 1, 0, 0), ("BA/CccR", 2, 0, 90)),
        pieces=((0, "meeple", 1, 0, "road@E"),),
    ),
)
