"""Tile drawings made from the catalogue. Pure functions: nothing here knows about a game in progress."""

from rules.art.board import picture
from rules.art.digest import digest
from rules.art.draw.figures import figures
from rules.art.geometry import geometry
from rules.art.sheet import framed, sheet, symbols

__all__ = ["digest", "figures", "framed", "geometry", "picture", "sheet", "symbols"]
