"""Finds the drawing for a mark."""

from __future__ import annotations

from typing import Final

from rules.art.draw.glyphs import lake, spring, well
from rules.art.svg.ink import at as place
from rules.art.tile.parts import merged
from rules.art.tile.plan import Mark
from rules.art.tile.tile import Tile

# Crossings that show no mark and have a drawing of their own.
CROSSINGS: Final = {"lake": lake, "spring": spring, "well": well}


def at_crossing(kind: str, tile: Tile) -> str:
    """Return the drawing of a crossing round the origin; nothing for a kind that has none."""
    if kind in CROSSINGS:
        return CROSSINGS[kind]()
    art = merged().marks.get(kind)
    return art.draw(str(tile.row.get(art.says, ""))) if art else ""


def draw(mark: Mark, grown: float = 1) -> str:
    """Draw a mark at its place."""
    art = merged().mark(mark.name)
    return place(mark.at, art.draw(mark.says), scale=grown * mark.size / (art.span or mark.size))
