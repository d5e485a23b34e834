"""Tile drawings made from the catalogue. Pure functions: nothing here knows about a game in progress."""

from rules.art.board import example, figure, on_table, picture, window
from rules.art.chances import Chances, over_chances
from rules.art.digest import digest
from rules.art.draw.figures import figures
from rules.art.draw.level import LEVELS
from rules.art.geometry import geometry
from rules.art.sheet import cut, design, framed, gathered, sheet, symbol_names, symbols
from rules.art.svg.ink import plain, tag
from rules.art.svg.palette import LIGHTS

__all__ = [
    "LEVELS",
    "LIGHTS",
    "Chances",
    "cut",
    "design",
    "digest",
    "example",
    "figure",
    "figures",
    "framed",
    "gathered",
    "geometry",
    "on_table",
    "over_chances",
    "picture",
    "plain",
    "sheet",
    "symbol_names",
    "symbols",
    "tag",
    "window",
]
