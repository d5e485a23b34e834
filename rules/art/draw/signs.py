"""Finds the drawing for a mark."""

from __future__ import annotations

from collections.abc import Callable

from rules.art.draw import glyphs, wonders
from rules.art.draw.church import cathedral
from rules.art.svg.ink import at as place
from rules.art.tile.marks import Mark

SIGNS: dict[str, Callable[[], str]] = {
    "pennant": glyphs.pennant,
    "inn": glyphs.inn,
    "garden": glyphs.garden,
    "bazaar": glyphs.bazaar,
    "princess": glyphs.princess,
    "besieged": glyphs.besieged,
    "pig_herd": glyphs.pig_herd,
    "dragon": wonders.dragon,
    "volcano": wonders.volcano,
    "portal": wonders.portal,
    "tower": wonders.tower,
    "hill": wonders.hill,
    "vineyard": wonders.vineyard,
    "gold": wonders.gold,
    "mage": wonders.mage,
    "circus": wonders.circus,
    "acrobats": wonders.acrobats,
    "ferry": wonders.lake,
    "lake": wonders.lake,
    "spring": wonders.spring,
    "well": wonders.well,
}
SPEAKING: dict[str, Callable[[str], str]] = {
    "goods": glyphs.goods,
    "corn-circle": wonders.corn_circle,
    "flying-machine": wonders.flying_machine,
}


# The radius a sign is drawn at, where it may vary.
SPAN = {"goods": 7.4, "inn": 8.6, "garden": 11.0, "volcano": 10.5}


def sign(kind: str, says: str) -> str:
    """The drawing of a kind of mark round the origin; nothing for a kind that has none."""
    if kind in SPEAKING:
        return SPEAKING[kind](says)
    return SIGNS[kind]() if kind in SIGNS else ""


def draw(mark: Mark) -> str:
    """A mark at its place."""
    if mark.kind == "cathedral":
        return cathedral(mark.at)
    return place(mark.at, sign(mark.kind, mark.says), scale=mark.size / SPAN.get(mark.kind, mark.size))
