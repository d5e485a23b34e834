"""The tile catalogue as the drawings want it: spots by name, junctions and crossings as records."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from rules.tiles.catalogue import catalogue

EDGES = ("N", "E", "S", "W")
HALVES = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")


@dataclass(frozen=True)
class Segment:
    """One segment of a tile: its kind, its edges or half-edges in canonical order, and its extras."""

    kind: str
    spots: tuple[str, ...]
    cities: tuple[int, ...]
    extra: dict[str, Any]

    def has(self, name: str) -> Any:
        """The value of an extra (``inn``, ``goods``, ...), or None where the segment lacks it."""
        return self.extra.get(name)


@dataclass(frozen=True)
class Junction:
    """Where segments meet inside the tile: ``crossing`` as in the catalogue, ``joins`` are indices."""

    crossing: str
    joins: tuple[int, ...]


@dataclass(frozen=True, eq=False)
class Tile:
    """One design of the catalogue at rotation 0."""

    id: str
    set_id: str
    segments: tuple[Segment, ...]
    features: tuple[str, ...]
    junctions: tuple[Junction, ...]
    crosses: tuple[tuple[int, int], ...]
    row: Mapping[str, Any]

    def of_kind(self, *kinds: str) -> list[int]:
        """Indices of the segments of these kinds, in the catalogue's order."""
        return [i for i, segment in enumerate(self.segments) if segment.kind in kinds]

    @property
    def symbol(self) -> str:
        """The id of the tile's symbol: stable, unique over all sets, safe in XML and URLs."""
        prefix, _, name = self.id.partition("/")
        name = name.replace("+", "p").replace("!", "x")
        return "t-" + re.sub(r"[^A-Za-z0-9]+", "-", f"{prefix.lower()}-{name}").strip("-")


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
    """Every set of the catalogue, by name."""
    return sorted(catalogue())


@cache
def load(set_id: str) -> tuple[Tile, ...]:
    """The designs of one set, in the catalogue's order, tiles handed to players last."""
    if set_id not in catalogue():
        raise ValueError(f"no set called {set_id!r}")
    found = catalogue()[set_id]
    return tuple(_tile(design.raw, set_id) for design in (*found.designs, *found.player_tiles))


def designs(sets: Iterable[str]) -> list[Tile]:
    """The designs of these sets, each set once, in the order given."""
    return [tile for name in dict.fromkeys(sets) for tile in load(name)]


@lru_cache(maxsize=1)
def by_id() -> dict[str, Tile]:
    """Every design of every set by its id."""
    return {tile.id: tile for tile in designs(set_names())}
