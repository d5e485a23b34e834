"""The tiles as their files describe them, turned and with names for their segments."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import rules

Raw = dict[str, Any]
Cell = tuple[int, int]
Node = tuple[int, int, int]

EDGES = ("N", "E", "S", "W")
HALVES = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")
SPOTS = EDGES + HALVES
ACROSS = {"N": (0, -1, "S"), "E": (1, 0, "W"), "S": (0, 1, "N"), "W": (-1, 0, "E")}
FACING = {"": "", "L": "R", "R": "L"}
BUILDINGS = ("monastery", "garden", "shrine")
ENDS = {"ns": ("N", "S"), "ew": ("E", "W")}
ABBEY = "AM/A"
# The index that a bridge gets on its tile, above those of any segment.
SPAN = 99
# The index of the top of a tower, where guards stand: it is in no feature (TOWER-16).
TOP = 98
# The index of the space on an acrobat tile, which is no feature either (ACRO-9).
STAGE = 97


@dataclass(frozen=True)
class Part:
    """One segment of a turned tile; `spots` in the order of the format."""

    kind: str
    spots: tuple[str, ...]
    name: str
    raw: Raw = field(default_factory=dict, hash=False, compare=False)


@cache
def entries() -> dict[str, Raw]:
    """Return what the files say of each tile, by id."""
    engine = Path(rules.__file__).parent
    found = {}
    for path in [engine / "data" / "base.toml", *sorted(engine.glob("expansions/*/tiles.toml"))]:
        sheet = tomllib.loads(path.read_text(encoding="utf-8"))
        for tile in [*sheet.get("tile", []), *sheet.get("player_tile", [])]:
            found[tile["id"]] = {**tile, "expansion": sheet["set"]["id"]}
    return found


def turned(spot: str, quarters: int) -> str:
    """Return an edge or half-edge after so many quarter turns clockwise."""
    return EDGES[(EDGES.index(spot[0]) + quarters) % 4] + spot[1:]


@cache
def parts(tile: str, rotation: int) -> tuple[Part, ...]:
    """Return the segments of a turned tile, by index; lying abbots and a garden come last."""
    found = []
    for index, raw in enumerate(entries()[tile]["segments"]):
        own = {turned(spot, rotation // 90) for spot in [*raw.get("edges", []), *raw.get("halves", [])]}
        spots = tuple(spot for spot in SPOTS if spot in own)
        kind = "access" if raw.get("access") else raw["kind"]
        found.append(Part(kind, spots, _name(raw["kind"], spots, index), raw))
    if any(raw.get("regional") for raw in entries()[tile]["segments"]):
        found.append(Part("abbacy", (), "abbacy"))
    if "garden" in entries()[tile].get("features", []):
        found.append(Part("garden", (), "garden"))
    return tuple(found)


def _name(kind: str, spots: tuple[str, ...], index: int) -> str:
    if kind in BUILDINGS:
        return kind
    return f"{kind}@{spots[0]}" if spots else f"{kind}#{index}"


@cache
def rim(tile: str, rotation: int) -> tuple[str, str, str, str]:
    """Return what the edges of a turned tile show, clockwise from north.

    An abbey shows nothing of its own.
    """
    shown = dict.fromkeys(EDGES, "abbey" if tile == ABBEY else "field")
    for part in parts(tile, rotation):
        if part.kind in ("road", "city", "river"):
            shown.update(dict.fromkeys(part.spots, part.kind))
    return (shown["N"], shown["E"], shown["S"], shown["W"])


@cache
def span(axis: str) -> Part:
    """Return a bridge: a road between its ends (BRIDGE-11)."""
    return Part("road", ENDS[axis], f"road@{ENDS[axis][0]}")
