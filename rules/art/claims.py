"""The holders of features on a board: walls, and the middles of roads, in the colours of the holders.

As the page shows it (frontend/src/board/features/Claims.svelte). A field has no line: it would lie along all
that stands at it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.art.geometry import line, outline
from rules.art.places import segment_at
from rules.art.svg.ink import tag
from rules.art.tile.data import by_id

WIDTH = 5.4  # units of the coloured line
PART = 16  # units of a line that one of several holders has
HALO, INK = "#fff9ea", "#1d140b"
Row = Mapping[str, Any]


def claims(state: Row, colours: Sequence[str]) -> str:
    """Return the lines of the features in ``state["claims"]``; nothing for a state without claims."""
    tiles = {(tile["x"], tile["y"]): tile for tile in state["tiles"]}
    held = [claim for claim in state.get("claims") or () if claim["kind"] != "field"]
    return "".join(_claim(tiles, claim, colours) for claim in held)


def _claim(tiles: Mapping[tuple[int, int], Row], claim: Row, colours: Sequence[str]) -> str:
    """Return the lines of one feature: all of the case first, so that no joint of two tiles shows it."""
    lines = [_line(tiles[spot["x"], spot["y"]], spot["feature"]) for spot in claim["spots"]]
    drawn = "".join(lines)
    holders = claim["holders"]
    case = tag("g", drawn, stroke=HALO, stroke_width=WIDTH * 2.2) + tag(
        "g", drawn, stroke=INK, stroke_width=WIDTH * 1.65
    )
    own = "".join(
        tag("g", drawn, stroke=colours[seat % 6], stroke_width=WIDTH, **_dashes(len(holders), nth))
        for nth, seat in enumerate(holders)
    )
    return tag("g", case + own, fill="none", stroke_linejoin="round") if drawn else ""


def _dashes(several: int, nth: int) -> dict[str, object]:
    """Return how one of several holders of a feature has a part of its line in turn."""
    if several < 2:
        return {}
    return {"stroke_dasharray": f"{PART} {PART * (several - 1)}", "stroke_dashoffset": -PART * nth}


def _line(placed: Row, feature: str) -> str:
    """Return the line of a segment where its tile lies; nothing for what is no segment."""
    tile, rotation = by_id()[placed["tile"]], placed.get("rotation", 0)
    index = segment_at(tile, rotation, feature)
    if index is None:
        return ""
    lies = f"translate({placed['x'] * 100} {placed['y'] * 100})rotate({rotation} 50 50)"
    return tag("path", d=line(tile, index) or outline(tile, index), transform=lies)
