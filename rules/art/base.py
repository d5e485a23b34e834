"""The drawings of the base game's own marks and figures."""

from __future__ import annotations

from rules.art.svg.curves import circle
from rules.art.svg.ink import shape
from rules.art.tile.parts import Art, MarkArt

# A traveller in a hooded cloak: round head, sloping shoulders, cloak that widens to the ground.
MEEPLE = (
    (
        "M50 8C62 8 70 17 70 28C70 34 68 39 64 43C77 48 86 60 90 88C90 92 88 94 84 94H16"
        "C12 94 10 92 10 88C14 60 23 48 36 43C32 39 30 34 30 28C30 17 38 8 50 8Z"
    ),
    "M50 46C58 58 60 76 59 94H84C88 94 90 92 90 88C86 60 77 48 64 43C60 46 55 47 50 46Z",
    "M41 20C44 15 52 13 58 17C53 18 47 20 43 25Z",
)
SHIELD = "M-6.4-7.4H6.4V.6C6.4 5 3.4 7.4 0 9C-3.4 7.4-6.4 5-6.4.6Z"


def pennant(_says: str) -> str:
    """A heraldic shield: blue, with a pale chevron and two bezants."""
    field = shape(SHIELD, fill="shield", line="line", width=1.1)
    chevron = shape("M-5.8 2.6L0-3L5.8 2.6V-.6L0-6.2L-5.8-.6Z", fill="shield-hi")
    return (
        field
        + chevron
        + shape(circle((0, 4.4), 1.7), fill="gold")
        + shape(SHIELD, line="shield-hi", width=0.5, transform="scale(.84)")
    )


ART = Art(
    figures={"meeple": MEEPLE},
    marks={"pennants": MarkArt(draw=pennant, where="own", size=7.0, kind="pennant")},
)
