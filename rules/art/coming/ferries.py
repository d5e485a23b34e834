"""The Ferries: lakes with landings."""

from __future__ import annotations

from rules.art.draw.glyphs import lake
from rules.art.tile.parts import Art, MarkArt


def ferry(_says: str) -> str:
    return lake()


ART = Art(marks={"ferry": MarkArt(draw=ferry, where="anywhere", site="lake", always_site=True)})
