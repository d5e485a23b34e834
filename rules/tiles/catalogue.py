"""The tile catalogue: the sets of tiles that the files of data describe, read and checked."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from rules.tiles.check import CatalogueError, check_design, check_set
from rules.tiles.design import Design, Face, Segment
from rules.tiles.geometry import PORT_OF, ROTATIONS

# The base game's sheet, and those of expansions that have no rules yet: one file each, named as the set.
DATA: Final = Path(__file__).parents[1] / "data"
# The sheet of an expansion that has rules lies in its folder.
EXPANSIONS: Final = Path(__file__).parents[1] / "expansions"
SHEET: Final = "tiles.toml"
# Keys of a segment that are read here; the others are its `data`.
_READ: Final = frozenset({"kind", "edges", "halves", "pennants", "cities", "shares_edges"})


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
        {k: v for k, v in raw.items() if k not in _READ},
        shared=tuple(sorted(PORT_OF[edge] for edge in raw.get("shares_edges", ()))),
    )


def _design(raw: Mapping[str, Any], set_id: str) -> Design:
    segments = tuple(_segment(i, s) for i, s in enumerate(raw["segments"]))
    return Design(raw["id"], set_id, segments, frozenset(raw.get("features", ())), raw)


def load_set(path: Path) -> TileSet:
    """Read and check one file; raises `CatalogueError` naming the tile and what is wrong with it."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    head, tiles, handed = data["set"], data.get("tile", []), data.get("player_tile", [])
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


def expansion_name(folder: str) -> str:
    """Return the name of an expansion in setups, records and addresses, from that of its folder."""
    return folder.replace("_", "-")


def sheets() -> dict[str, Path]:
    """Return the file of each set by the set's id, sorted; `CatalogueError` if a set has two."""
    found = {path.stem: path for path in DATA.glob("*.toml")}
    for path in EXPANSIONS.glob(f"*/{SHEET}"):
        name = expansion_name(path.parent.name)
        if name in found:
            raise CatalogueError(f"{found[name]}: {path} has come in its place; remove the older one.")
        found[name] = path
    return dict(sorted(found.items()))


@cache
def catalogue() -> Mapping[str, TileSet]:
    """Return every set by its id, checked."""
    sets = {name: load_set(path) for name, path in sheets().items()}
    for name, tile_set in sets.items():
        if tile_set.id != name:
            raise CatalogueError(f"{sheets()[name]}: write id = {name!r} in [set], as the file's place says.")
    return sets


@cache
def designs() -> Mapping[str, Design]:
    """Return every design of every set by its id."""
    return {d.id: d for s in catalogue().values() for d in (*s.designs, *s.player_tiles)}


@cache
def plain_faces(design_id: str) -> tuple[Face, ...]:
    """Return the four faces of a design with nothing but what the catalogue prints on it."""
    return tuple(Face(designs()[design_id], rotation) for rotation in ROTATIONS)
