"""King and Robber Baron: cities of odd shapes."""

from __future__ import annotations

from rules.art.tile.cities import NE_SE, SE_SW, build, shaped
from rules.art.tile.example import Example
from rules.art.tile.parts import Art, TileArt
from rules.art.tile.plan import City
from rules.art.tile.tile import Tile


def crossing(tile: Tile) -> list[City]:
    """Return two cities of which one passes over the other."""
    return [build(tile, 1), build(tile, 0)]


ART = Art(
    tiles={
        "KR/CcRR!": TileArt(cities=lambda _: [shaped(0, 0, NE_SE, SE_SW, 3)]),
        "KR/CCcc": TileArt(cities=crossing),
    },
    example=Example(
        tiles=(
            ("KR/CCcc", 0, 0, 0),
            ("BA/C", 0, -1, 180),
            ("BA/C", 0, 1, 0),
            ("BA/C", -1, 0, 90),
            ("BA/C", 1, 0, 270),
        ),
        pieces=((0, "meeple", 0, 0, "city@N"), (1, "meeple", 0, 0, "city@E")),
    ),
)
