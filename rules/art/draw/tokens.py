"""Symbols that lie on the board besides the tiles, and the back of a tile."""

from __future__ import annotations

from rules.art.svg.curves import circle
from rules.art.svg.ink import ink, shape, tag
from rules.art.tile.parts import merged


def back() -> str:
    """Return the back of a tile: a bastide from above, blocks of houses round a market square."""
    ground = tag("rect", width=100, height=100, fill=ink("road"))
    frame = shape("M4 4H96V96H4Z", line="wall-line", width=2.4) + shape(
        "M8 8H92V92H8Z", line="road-edge", width=0.8
    )
    cells = [(x, y) for x in (14, 40, 66) for y in (14, 40, 66) if (x, y) != (40, 40)]
    blocks = "".join(f"M{x} {y}h20v20h-20z" for x, y in cells)
    shade = "".join(f"M{x + 20} {y}v20h-20l6-6h8v-8z" for x, y in cells)
    courts = "".join(f"M{x + 6} {y + 6}h8v8h-8z" for x, y in cells)
    hips = "".join(
        f"M{x} {y}l6 6M{x + 20} {y}l-6 6M{x} {y + 20}l6-6M{x + 20} {y + 20}l-6-6" for x, y in cells
    )
    town = shape(blocks, fill="r1", line="wall-line", width=1.2) + shape(shade, fill="r1d")
    town += shape(hips, line="wall-line", width=0.8) + shape(
        courts, fill="field3", line="wall-line", width=0.8
    )
    market = shape("M41 41h18v18h-18z", fill="plaza", line="road-edge", width=1)
    hall = shape("M45 45h10v10h-10z", fill="slate", line="wall-line", width=1) + shape(
        "M50 50l5-5v10l-10 0z", fill="slate-lo"
    )
    return (
        ground
        + frame
        + town
        + market
        + hall
        + shape(circle((50, 50), 1.6), fill="gold", line="wall-line", width=0.6)
    )


def tokens() -> str:
    """Return the symbols of all expansions, and ``tile-back``."""
    found = {**{name: draw() for name, draw in merged().symbols.items()}, "tile-back": back()}
    return "".join(tag("symbol", inner, id=name, viewBox="0 0 100 100") for name, inner in found.items())
