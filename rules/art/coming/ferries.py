"""The Ferries: lakes with landings."""

from __future__ import annotations

from rules.art.draw.glyphs import lake
from rules.art.tile.parts import Art, MarkArt


def ferry(_says: str) -> str:
    """Return the lake at which a ferry lands."""
    return lake()


ART = Art(marks={"ferry": MarkArt(draw=ferry, where="anywhere", site="lake", always_site=True)})
