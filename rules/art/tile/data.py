"""The designs of the tile catalogue, read for the drawings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Any

from rules.art.tile.tile import EDGES, HALVES, Junction, Segment, Tile
from rules.tiles.catalogue import catalogue


def _segment(row: Mapping[str, Any]) -> Segment:
    order = EDGES if "edges" in row else HALVES
    spots = set(row.get("edges", row.get("halves", ())))
    extra = {k: v for k, v in row.items() if k not in ("kind", "edges", "halves", "cities")}
    return Segment(row["kind"], tuple(s for s in order if s in spots), tuple(row.get("cities", ())), extra)


def _tile(row: Mapping[str, Any], set_id: str) -> Tile:
    junctions = tuple(Junction(j["crossing"], tuple(j["joins"])) for j in row.get("junctions", ()))
    return Tile(
        row["id"],
        set_id,
        tuple(_segment(s) for s in row["segments"]),
        tuple(row.get("features", ())),
        junctions,
        tuple((a, b) for a, b in row.get("crosses", ())),
        row,
    )


def set_names() -> list[str]:
    """Return every set of the catalogue, by name."""
    return sorted(catalogue())


@cache
def load(set_id: str) -> tuple[Tile, ...]:
    """Return the designs of one set, in the catalogue's order, tiles handed to players last."""
    if set_id not in catalogue():
        raise ValueError(f"no set called {set_id!r}")
    found = catalogue()[set_id]
    return tuple(_tile(design.raw, set_id) for design in (*found.designs, *found.player_tiles))


def designs(sets: Iterable[str]) -> list[Tile]:
    """Return the designs of these sets, each set once, in the order given."""
    return [tile for name in dict.fromkeys(sets) for tile in load(name)]


@lru_cache(maxsize=1)
def by_id() -> dict[str, Tile]:
    """Return every design of every set by its id."""
    return {tile.id: tile for tile in designs(set_names())}
