"""One design of a tile as the drawings want it: spots by name, junctions and crossings as records."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

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
        """Return the value of an extra (``inn``, ``goods``, ...), or None where the segment lacks it."""
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
        """Return indices of the segments of these kinds, in the catalogue's order."""
        return [i for i, segment in enumerate(self.segments) if segment.kind in kinds]

    @property
    def symbol(self) -> str:
        """The id of the tile's symbol: stable, unique over all sets, safe in XML and URLs."""
        prefix, _, name = self.id.partition("/")
        name = name.replace("+", "p").replace("!", "x")
        return "t-" + re.sub(r"[^A-Za-z0-9]+", "-", f"{prefix.lower()}-{name}").strip("-")
