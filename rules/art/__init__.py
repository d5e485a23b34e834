"""Tile drawings made from the catalogue. Pure functions: nothing here knows about a game in progress."""

from rules.art.board import picture
from rules.art.digest import digest
from rules.art.figures import figures
from rules.art.geometry import geometry
from rules.art.sheet import sheet

__all__ = ["digest", "figures", "geometry", "picture", "sheet"]
