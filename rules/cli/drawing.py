"""Pictures of tiles: `draw`."""

from __future__ import annotations

import argparse
import sys
from difflib import get_close_matches

from rules.cli.problems import unreadable
from rules.tiles.catalogue import designs


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
