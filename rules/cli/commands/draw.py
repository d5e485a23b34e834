"""Pictures of tiles: `draw`."""

from __future__ import annotations

import argparse
import sys
from difflib import get_close_matches

from rules.cli.arguments import Commands
from rules.cli.problems import unreadable
from rules.tiles.catalogue import designs
from rules.tiles.geometry import ROTATIONS


def add_to(commands: Commands) -> None:
    """Add `draw TILE [--rotation DEGREES]` to the command line."""
    words = commands.add_parser("draw", help="print the picture of a tile as SVG")
    words.add_argument("tile", metavar="TILE", help="an id of the catalogue, such as BA/RCr")
    words.add_argument("--rotation", type=int, choices=ROTATIONS, default=0)
    words.set_defaults(command=draw)


def draw(chosen: argparse.Namespace) -> int:
    """Print a tile as a standalone SVG."""
    if chosen.tile not in designs():
        near = get_close_matches(chosen.tile, list(designs()), 3, 0.5)
        hint = f"; did you mean {' or '.join(near)}?" if near else "; an id looks like BA/RCr."
        raise unreadable(f"There is no tile {chosen.tile!r} in the catalogue{hint}")
    # Only this command draws; the others start faster without the studio.
    from rules.art import picture

    tile = {"tile": chosen.tile, "x": 0, "y": 0, "rotation": chosen.rotation}
    sys.stdout.write(picture({"tiles": [tile]}, 400) + "\n")
    return 0
