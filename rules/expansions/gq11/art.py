"""The tiles of a magazine: another spring, and a city of an odd shape."""

from __future__ import annotations

from rules.art.tile.cities import NE_SE, SE_SW, shaped
from rules.art.tile.example import Example
from rules.art.tile.parts import Art, TileArt

ART = Art(
    tiles={"GQ/Cc!": TileArt(cities=lambda _: [shaped(0, 0, NE_SE, SE_SW, 3)])},
    example=Example(
        tiles=(
            ("BA/C", 0, 0, 0),
            ("BA/C", 0, -1, 180),
            ("BA/C", 1, 0, 0),
            ("BA/C", 1, -1, 180),
            ("GQ/F", 0, 1, 0),
        ),
        pieces=((0, "meeple", 0, 1, "field@NL"),),
    ),
)
