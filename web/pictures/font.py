"""The font of pictures. It comes as a package, because a server often has none.

Letters that it lacks are taken from the fonts of the machine, if there are any.
"""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

PACKAGE: Final = "font_source_serif_pro"
FAMILY: Final = "Source Serif Pro"
# A letter that the font lacks is reckoned as wide as those of East Asia are.
UNKNOWN: Final = 1.0
ELLIPSIS: Final = "…"


def _found() -> Path:
    spec = find_spec(PACKAGE)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(PACKAGE)
    return Path(spec.origin).parent / "files" / "SourceSerifPro-Semibold.ttf"


FILE: Final = _found()


def width(text: str, size: float) -> float:
    """Return how wide a text is that is written with letters of this size."""
    return sum(_widths().get(ord(letter), UNKNOWN) for letter in text) * size


def shortened(text: str, size: float, room: float) -> str:
    """Return the text, or as much of it as fits with an ellipsis after it."""
    if width(text, size) <= room:
        return text
    kept = text
    while kept and width(kept + ELLIPSIS, size) > room:
        kept = kept[:-1]
    return kept.rstrip() + ELLIPSIS


@cache
def _widths() -> dict[int, float]:
    """Return the width of each character, as a share of the size of the letters."""
    from fontTools.ttLib import TTFont  # 27 modules that a start does not need

    with TTFont(FILE) as font:
        units, advances = font["head"].unitsPerEm, font["hmtx"].metrics
        return {letter: advances[glyph][0] / units for letter, glyph in font.getBestCmap().items()}
