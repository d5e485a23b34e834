"""Where the places of a board lie on the tiles: the segment of a spot, and where figures stand."""

from __future__ import annotations

from rules.art.svg.curves import Point, turn
from rules.art.tile.parts import merged
from rules.art.tile.study import study
from rules.art.tile.tile import EDGES, Tile


def spun(spot: str, quarters: int) -> str:
    """Return the spot at rotation 0 that lies at this spot of the board."""
    return EDGES[(EDGES.index(spot[0]) - quarters) % 4] + spot[1:]


def segment_at(tile: Tile, rotation: int, feature: str) -> int | None:
    """Return the index of the segment ``KIND@SPOT``, ``KIND#INDEX`` or ``KIND`` of a tile that lies so.

    None where no segment has this name: a mark, or what an expansion lays over the tile.
    """
    kind, mark, spot = feature.partition("@" if "@" in feature else "#")
    if mark == "#":
        return int(spot)
    kind = merged().grounds.get(kind, kind)
    here = spun(spot, rotation // 90) if spot else ""
    segments = enumerate(tile.segments)
    return next((i for i, s in segments if s.kind == kind and (not here or here in s.spots)), None)


def stand(tile: Tile, rotation: int, feature: str) -> Point:
    """Return where a figure on a feature (as `segment_at`) of a rotated tile stands."""
    known, index = study(tile), segment_at(tile, rotation, feature)
    if index is not None:
        return turn(known.stands[index], rotation // 90)
    kind = feature.partition("@")[0]
    kind = merged().grounds.get(kind, kind)
    return turn(next((m.at for m in known.marks if m.kind == kind), (50.0, 50.0)), rotation // 90)
