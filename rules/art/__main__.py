"""``python -m rules.art TILE [ROTATION] > file.svg`` draws one tile.

``python -m rules.art --sheet OUT.html [SET ...]`` shows every design at all four rotations and three
levels of detail. ``--sight grey`` and ``--sight red-green`` show them as readers without colours, or without
red and green, see them.
"""

from __future__ import annotations

import argparse
import sys
from html import escape
from pathlib import Path

from rules.art.board import picture, use
from rules.art.draw.figures import figures, names
from rules.art.draw.level import LEVELS, Level
from rules.art.geometry import describe
from rules.art.sheet import TURNS, drawings, framed, name
from rules.art.tile.data import by_id, designs, set_names
from rules.art.tile.parts import merged
from rules.art.tile.tile import Tile

# Pixels of a tile's side at which each level of detail is looked at.
PIXELS = {"near": 140, "middle": 90, "far": 40}
# What a reader's eyes make of the colours: all, none, or no difference of red and green (deuteranopia).
SIGHTS = {
    "colour": "",
    "grey": "grayscale(1)",
    "red-green": "url(#red-green)",
}
RED_GREEN = (
    '<svg width="0" height="0"><filter id="red-green" color-interpolation-filters="linearRGB"><feColorMatrix '
    'values="0.367 0.861 -0.228 0 0 0.280 0.673 0.047 0 0 -0.012 0.043 0.969 0 0 0 0 0 1 0"/></filter></svg>'
)


def gallery(sets: list[str], guides: bool = False, sight: str = "colour") -> str:
    """Return a page with the designs of these sets at all rotations and levels of detail, and the figures."""
    rows, found = [], []
    for tile in designs(sets):
        found += [drawings(tile, level) for level in LEVELS.values()]
        turns = "".join(cell(tile, turn, level, guides) for level in LEVELS.values() for turn in TURNS)
        rows.append(f"<figure>{turns}<figcaption>{escape(tile.id)}</figcaption></figure>")
    people = "".join(
        f'<svg width="60" height="60" style="color:#2463b4"><use href="#{name}"/></svg>' for name in names()
    )
    marks = "".join(
        f'<svg width="100" height="100"><use href="#{name}"/></svg>'
        for name in (*merged().symbols, "tile-back")
    )
    style = "body{font:12px system-ui;background:#4a3426;color:#fff}svg{overflow:visible;margin:4px}"
    seen = f"main{{filter:{SIGHTS[sight] or 'none'}}}"
    head = f"<!doctype html><meta charset=utf-8><style>{style}{seen}</style>{RED_GREEN}"
    return f"{head}{framed(''.join(found))}{figures()}<main><p>{people}{marks}</p>{''.join(rows)}</main>"


def cell(tile: Tile, rotation: int, level: Level, guides: bool) -> str:
    """Draw a design that lies so, with its outlines and places of figures if asked for."""
    wide = PIXELS[level.name]
    inner = '<rect width="100" height="100" fill="url(#a-meadow)"/>' + "".join(
        use(name(tile, rotation, part, level), (50, 50), 100) for part in ("ground", "standing")
    )
    if guides and rotation == 0:
        for s in describe(tile)["segments"]:
            x, y = s["at"]
            inner += f'<path d="{s["path"]}" fill="#f0f" fill-opacity=".12" stroke="#c0c" stroke-width=".6"/>'
            inner += f'<circle cx="{x}" cy="{y}" r="13" fill="#fff" fill-opacity=".4" stroke="#000"/>'
    return f'<svg width="{wide}" height="{wide}" viewBox="0 0 100 100">{inner}</svg>'


def main(arguments: list[str]) -> int:
    """Run the command; return its exit status."""
    parser = argparse.ArgumentParser(prog="python -m rules.art", description=__doc__)
    parser.add_argument("names", nargs="*", help="TILE [ROTATION], or names of sets with --sheet")
    parser.add_argument("--sheet", type=Path, metavar="OUT.html")
    parser.add_argument("--guides", action="store_true", help="show outlines and places of figures")
    parser.add_argument("--sight", choices=SIGHTS, default="colour", help="as such eyes see it")
    options = parser.parse_args(arguments)
    if options.sheet:
        page = gallery(options.names or set_names(), options.guides, options.sight)
        options.sheet.parent.mkdir(parents=True, exist_ok=True)
        options.sheet.write_text(page, encoding="utf-8")
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
