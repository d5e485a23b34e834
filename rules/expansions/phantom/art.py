"""The drawing of the phantom: a hooded figure without feet, with two eyes."""

from __future__ import annotations

from rules.art.svg.curves import circle
from rules.art.svg.figure import CREAM, FigureArt, drawn_on
from rules.art.tile.example import Example
from rules.art.tile.parts import Art

PHANTOM = FigureArt(
    silhouette=(
        "M50 4C74 4 88 23 88 48V89C88 97 80 98 75 91C71 85 66 85 62 91C58 97 52 97 50 91"
        "C48 97 42 97 38 91C34 85 29 85 25 91C20 98 12 97 12 89V48C12 23 26 4 50 4Z"
    ),
    shade="M60 5C78 9 88 26 88 48V89C88 97 80 98 75 91C71 85 69 86 66 87C74 62 74 30 60 5Z",
    extras=drawn_on(circle((37, 36), 9), CREAM, 4) + drawn_on(circle((63, 36), 9), CREAM, 4),
    chest=(50.0, 67.0),
)

ART = Art(
    figures={"phantom": PHANTOM},
    example=Example(
        tiles=(("BA/RFr", -1, 0, 0), ("BA/C", 0, -1, 180), ("BA/RCr", 0, 0, 0)),
        pieces=((0, "meeple", 0, 0, "road@E"), (0, "phantom", 0, 0, "city@N")),
    ),
)
