"""The tiles of a magazine: a city of an odd shape."""

from __future__ import annotations

from rules.art.tile.cities import NE_SE, SE_SW, shaped
from rules.art.tile.parts import Art, TileArt

ART = Art(tiles={"GQ/Cc!": TileArt(cities=lambda _: [shaped(0, 0, NE_SE, SE_SW, 3)])})
