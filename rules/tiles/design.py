"""A tile as data: its design, the segments on it, and its four faces on the board.

A *design* is a kind of tile, a *segment* one road, city, field, river or building on it. A *face* is
a design turned to one of its four rotations, with everything that the board needs to know of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from rules.tiles.geometry import PORTS, turned
from rules.tiles.kinds import PLACELESS_KINDS, TERRAIN_OF_KIND

# Terrain of an edge. FREE stands for an edge that faces no neighbour.
FREE, ROAD, CITY, FIELD, RIVER = range(5)


@dataclass(frozen=True, slots=True)
class Segment:
    """One segment of a design at rotation 0, or of a face after turning.

    `ports` are sorted; `name` is the canonical feature reference, `names` are all accepted ones.
    `cities` are the indices of the city segments that a field borders. `data` holds further keys of
    the catalogue (inn, cathedral, ...), read by the expansion that gives them a meaning (BASE-GEN-6).
    """

    index: int
    kind: str
    ports: tuple[int, ...]
    pennants: int = 0
    cities: tuple[int, ...] = ()
    data: Mapping[str, Any] = field(default_factory=dict, hash=False)
    # Ends besides those at edges: they stay open until another segment is linked to them.
    extra_ends: int = 0
    # Edges of another segment that this one reaches too: ends like its own, but they don't name it.
    shared: tuple[int, ...] = ()
    # The edges at which it ends: its own, then those it shares.
    ends: tuple[int, ...] = field(init=False, compare=False, repr=False)
    # Every reference that names this segment on its tile, the canonical one first.
    names: tuple[str, ...] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "ends", tuple(port for port in self.ports if port < 4) + self.shared)
        object.__setattr__(self, "names", self._names())

    def _names(self) -> tuple[str, ...]:
        if self.kind in PLACELESS_KINDS:
            return (self.kind,)
        if not self.ports:
            return (f"{self.kind}#{self.index}",)
        return tuple(f"{self.kind}@{PORTS[port]}" for port in self.ports)

    def turned(self, rotation: int) -> Segment:
        """Return this segment on a face turned clockwise by `rotation` degrees."""
        ports = tuple(sorted(turned(port, rotation) for port in self.ports))
        shared = tuple(sorted(turned(edge, rotation) for edge in self.shared))
        return replace(self, ports=ports, shared=shared)


@dataclass(frozen=True, slots=True, eq=False)
class Design:
    """One `[[tile]]` of the catalogue. `raw` is its whole entry, for the expansions that read it."""

    id: str
    set: str
    segments: tuple[Segment, ...]
    marks: frozenset[str]
    raw: Mapping[str, Any] = field(repr=False)

    @property
    def is_start(self) -> bool:
        """Whether the game begins with this tile."""
        return bool(self.raw.get("start"))

    def count(self, new_edition: bool, parts: Mapping[str, int] | None = None) -> int:
        """Return how many copies a box holds.

        `parts` says how often each part of a set is used (default 1).
        """
        key = "_new" if new_edition else ""
        copies = self.raw.get(f"copies{key}", self.raw.get("copies"))
        if copies is not None:
            return sum(number * (parts or {}).get(part, 1) for part, number in copies.items())
        return int(self.raw.get(f"count{key}", self.raw["count"]))


class Face:
    """A design at one rotation.

    `terrain[edge]` is what the edge shows; `sides[edge]` are the indices of the segments at the edge's
    middle, left half and right half (-1: none); `middles[edge]` are those of all at its middle, the owner
    before those that share it. `named` maps every accepted reference to an index. `segments` stand in the
    place of the printed ones. `by_ports` says that of two segments of one feature the one with the first spot
    names it, as in older games, and not the first in the catalogue.
    """

    __slots__ = (
        *("by_ports", "design", "middles", "named", "references", "rotation", "segments"),
        *("sides", "terrain"),
    )

    def __init__(
        self,
        design: Design,
        rotation: int,
        segments: tuple[Segment, ...] | None = None,
        *,
        by_ports: bool = False,
    ) -> None:
        self.design = design
        self.by_ports = by_ports
        self.rotation = rotation
        self.segments = tuple(s.turned(rotation) for s in (design.segments if segments is None else segments))
        self.references = tuple(s.names[0] for s in self.segments)
        self.named = {name: s.index for s in self.segments for name in s.names}
        owner = {port: s.index for s in self.segments for port in s.ports}
        self.sides = tuple(
            (owner.get(edge, -1), owner.get(4 + 2 * edge, -1), owner.get(5 + 2 * edge, -1))
            for edge in range(4)
        )
        self.middles = tuple(_at_middle(self.segments, edge) for edge in range(4))
        self.terrain = tuple(
            FIELD if middle < 0 else TERRAIN_OF_KIND[self.segments[middle].kind]
            for middle, _, _ in self.sides
        )


def _at_middle(segments: tuple[Segment, ...], edge: int) -> tuple[int, ...]:
    ending = [segment for segment in segments if edge in segment.ends]
    return tuple(segment.index for segment in sorted(ending, key=lambda segment: edge in segment.shared))
