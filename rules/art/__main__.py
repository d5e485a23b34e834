"""``python -m rules.art TILE [ROTATION] > file.svg`` draws one tile.

``python -m rules.art --sheet OUT.html [SET ...]`` shows every design at all four rotations.
"""

from __future__ import annotations

import argparse
import sys
from html import escape
from pathlib import Path

from rules.art.board import picture, use
from rules.art.draw.figures import figures, names
from rules.art.geometry import describe
from rules.art.sheet import sheet
from rules.art.tile.data import by_id, designs, set_names
from rules.art.tile.parts import merged
from rules.art.tile.tile import Tile


def gallery(sets: list[str], guides: bool = False) -> str:
    """Return a page with every design of these sets at all four rotations, side by side, and the figures."""
    rows = []
    for tile in designs(sets):
        turns = "".join(cell(tile, rotation, guides) for rotation in (0, 90, 180, 270))
        rows.append(f"<figure>{turns}<figcaption>{escape(tile.id)}</figcaption></figure>")
    people = "".join(
        f'<svg width="60" height="60" style="color:#2463b4"><use href="#{name}"/></svg>' for name in names()
    )
    marks = "".join(
        f'<svg width="100" height="100"><use href="#{name}"/></svg>'
        for name in (*merged().symbols, "tile-back")
    )
    style = "body{font:12px system-ui;background:#ddd}figure{display:inline-block;margin:6px}"
    head = f"<!doctype html><meta charset=utf-8><style>{style}</style>"
    return f"{head}{sheet(sets)}{figures()}<p>{people}{marks}</p>{''.join(rows)}"


def cell(tile: Tile, rotation: int, guides: bool) -> str:
    inner = use(tile.symbol, (50, 50), 100)
    if guides and rotation == 0:
        for s in describe(tile)["segments"]:
            x, y = s["at"]
            inner += f'<path d="{s["path"]}" fill="#f0f" fill-opacity=".12" stroke="#c0c" stroke-width=".6"/>'
            inner += f'<circle cx="{x}" cy="{y}" r="13" fill="#fff" fill-opacity=".4" stroke="#000"/>'
    spun = f'<g transform="rotate({rotation} 50 50)">{inner}</g>'
    return f'<svg width="112" height="112" viewBox="0 0 100 100">{spun}</svg>'


def main(arguments: list[str]) -> int:
    """Run the command; return its exit status."""
    parser = argparse.ArgumentParser(prog="python -m rules.art", description=__doc__)
    parser.add_argument("names", nargs="*", help="TILE [ROTATION], or names of sets with --sheet")
    parser.add_argument("--sheet", type=Path, metavar="OUT.html")
    parser.add_argument("--guides", action="store_true", help="show outlines and places of figures")
    options = parser.parse_args(arguments)
    if options.sheet:
        options.sheet.write_text(gallery(options.names or set_names(), options.guides), encoding="utf-8")
        return 0
    if not options.names or options.names[0] not in by_id():
        parser.error("name a tile of the catalogue, such as BA/RCr")
    rotation = int(options.names[1]) if len(options.names) > 1 else 0
    sys.stdout.write(
        picture({"tiles": [{"tile": options.names[0], "x": 0, "y": 0, "rotation": rotation}]}, 400) + "\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
