"""The drawings of The Count of Carcassonne: the count, with a hat and a long coat."""

from __future__ import annotations

from rules.art.svg.figure import CREAM, GOLD, FigureArt, drawn_on
from rules.art.tile.example import Example
from rules.art.tile.parts import Art

# On a square of 100 units, its foot at (50, 95): a tall hat with a brim, a coat, a sash across it.
COUNT = FigureArt(
    silhouette=(
        "M36 4H64L66 20H76V28H66C66 35 63 40 59 43C71 46 77 54 79 66L84 90C85 94 83 96 79 96H21"
        "C17 96 15 94 16 90L21 66C23 54 29 46 41 43C37 40 34 35 34 28H24V20H34Z"
    ),
    shade="M57 43C69 46 77 54 79 66L84 90C85 94 83 96 79 96H62C68 78 66 58 57 43Z",
    extras=drawn_on("M35 14H65L65.700 20H34.300Z", GOLD, 2) + drawn_on("M33 52L41 47L70 84L64 91Z", CREAM, 2),
    chest=(50.0, 70.0),
)

ART = Art(
    figures={"city_count": COUNT},
    example=Example(
        tiles=(
            *((f"CO/{number}", (number - 1) % 4, (number - 1) // 4, 0) for number in range(1, 13)),
            ("BA/C", 4, 2, 270),
        ),
        pieces=((1, "meeple", 4, 2, "city@W"),),
    ),
)
