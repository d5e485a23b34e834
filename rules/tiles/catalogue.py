"""The tile catalogue: designs, their segments, and their four faces on the board.

A *design* is a kind of tile, a *segment* one road, city, field, river or building on it. A *face* is
a design turned to one of its four rotations, with everything the board asks of it worked out once.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from rules.tiles.check import CatalogueError, check_design, check_set
from rules.tiles.geometry import PORT_OF, PORTS, ROTATIONS, turned

# The base game's sheet, and those of expansions that have no rules yet: one file each, named as the set.
DATA: Final = Path(__file__).parents[1] / "data"
# The sheet of an expansion that has rules lies in its folder.
EXPANSIONS: Final = Path(__file__).parents[1] / "expansions"
SHEET: Final = "tiles.toml"

# Terrain of an edge. FREE stands for an edge that faces no neighbour.
FREE, ROAD, CITY, FIELD, RIVER = range(5)
TERRAIN_NAMES: Final = ("nothing", "road", "city", "field", "river")
_TERRAIN_OF_KIND: Final = {"road": ROAD, "city": CITY, "river": RIVER}
# Kinds whose open ends count: such a feature is complete when none of its edges faces an empty cell.
LINED_KINDS: Final = frozenset({"road", "city", "river"})
# Kinds of which a tile has at most one and which touch no edge; they are named without a spot.
PLACELESS_KINDS: Final = frozenset({"monastery", "shrine", "garden"})


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

    @property
    def names(self) -> tuple[str, ...]:
        """Every reference that names this segment on its tile, the canonical one first."""
        if self.kind in PLACELESS_KINDS:
            return (self.kind,)
        if not self.ports:
            return (f"{self.kind}#{self.index}",)
        return tuple(f"{self.kind}@{PORTS[port]}" for port in self.ports)

    def turned(self, rotation: int) -> Segment:
        """This segment on a face turned clockwise by `rotation` degrees."""
        ports = tuple(sorted(turned(port, rotation) for port in self.ports))
        return Segment(self.index, self.kind, ports, self.pennants, self.cities, self.data)


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
        return bool(self.raw.get("start"))

    def count(self, new_edition: bool, parts: Mapping[str, int] | None = None) -> int:
        """How many copies a box holds; `parts` says how often each part of a set is used (default 1)."""
        key = "_new" if new_edition else ""
        copies = self.raw.get(f"copies{key}", self.raw.get("copies"))
        if copies is not None:
            return sum(number * (parts or {}).get(part, 1) for part, number in copies.items())
        return int(self.raw.get(f"count{key}", self.raw["count"]))


class Face:
    """A design at one rotation.

    `terrain[edge]` is what the edge shows; `sides[edge]` are the indices of the segments at the edge's
    middle, left half and right half (-1: none); `named` maps every accepted reference to an index.
    """

    __slots__ = ("design", "named", "references", "rotation", "segments", "sides", "terrain")

    def __init__(self, design: Design, rotation: int, extra: tuple[Segment, ...] = ()) -> None:
        self.design = design
        self.rotation = rotation
        self.segments = tuple(s.turned(rotation) for s in (*design.segments, *extra))
        self.references = tuple(s.names[0] for s in self.segments)
        self.named = {name: s.index for s in self.segments for name in s.names}
        owner = {port: s.index for s in self.segments for port in s.ports}
        self.sides = tuple(
            (owner.get(edge, -1), owner.get(4 + 2 * edge, -1), owner.get(5 + 2 * edge, -1))
            for edge in range(4)
        )
        self.terrain = tuple(
            FIELD if middle < 0 else _TERRAIN_OF_KIND[self.segments[middle].kind]
            for middle, _, _ in self.sides
        )


@dataclass(frozen=True, slots=True)
class TileSet:
    """One file of the catalogue."""

    id: str
    name: str
    reconstructed: bool
    parts: tuple[str, ...]
    designs: tuple[Design, ...]
    player_tiles: tuple[Design, ...]


def _segment(index: int, raw: Mapping[str, Any]) -> Segment:
    spots = raw.get("edges", raw.get("halves", ()))
    return Segment(
        index,
        raw["kind"],
        tuple(sorted(PORT_OF[spot] for spot in spots)),
        raw.get("pennants", 0),
        tuple(raw.get("cities", ())),
        {k: v for k, v in raw.items() if k not in {"kind", "edges", "halves", "pennants", "cities"}},
    )


def _design(raw: Mapping[str, Any], set_id: str) -> Design:
    segments = tuple(_segment(i, s) for i, s in enumerate(raw["segments"]))
    return Design(raw["id"], set_id, segments, frozenset(raw.get("features", ())), raw)


def load_set(path: Path) -> TileSet:
    """Read and check one file; raises `CatalogueError` naming the tile and what is wrong with it."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    head, tiles, handed = data["set"], data["tile"], data.get("player_tile", [])
    for raw in (*tiles, *handed):
        check_design(raw)
    check_set(head, tiles)
    return TileSet(
        head["id"],
        head["name"],
        head["status"] == "reconstructed",
        tuple(head.get("parts", {})),
        tuple(_design(raw, head["id"]) for raw in tiles),
        tuple(_design(raw, head["id"]) for raw in handed),
    )


def box_of(folder: str) -> str:
    """The name of a box in setups, records and addresses, from that of its folder."""
    return folder.replace("_", "-")


def sheets() -> dict[str, Path]:
    """The file of each set by the set's id, sorted; `CatalogueError` if a set has two."""
    found = {path.stem: path for path in DATA.glob("*.toml")}
    for path in EXPANSIONS.glob(f"*/{SHEET}"):
        name = box_of(path.parent.name)
        if name in found:
            raise CatalogueError(f"{found[name]}: {path} has come in its place; remove the older one.")
        found[name] = path
    return dict(sorted(found.items()))


@cache
def catalogue() -> Mapping[str, TileSet]:
    """Every set by its id, checked."""
    sets = {name: load_set(path) for name, path in sheets().items()}
    for name, tile_set in sets.items():
        if tile_set.id != name:
            raise CatalogueError(f"{sheets()[name]}: write id = {name!r} in [set], as the file's place says.")
    return sets


@cache
def designs() -> Mapping[str, Design]:
    """Every design of every set by its id."""
    return {d.id: d for s in catalogue().values() for d in (*s.designs, *s.player_tiles)}


@cache
def plain_faces(design_id: str) -> tuple[Face, ...]:
    """The four faces of a design with nothing but what the catalogue prints on it."""
    return tuple(Face(designs()[design_id], rotation) for rotation in ROTATIONS)
