"""The twelve tiles of the City of Carcassonne: where they lie, what they border (COUNT-1 to -7, -39)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from typing import Final

from rules.expansions.count.gq11 import LEAVES_SOUTH
from rules.expansions.count.refusals import SETUP_BLOCK
from rules.expansions.count.river import LEAVES_WEST
from rules.problems import SetupError
from rules.setup.setup import Setup, StartTile
from rules.tiles.catalogue import catalogue, designs
from rules.tiles.design import Segment
from rules.tiles.geometry import Cell

EXPANSION: Final = "count"
# The kind of the segments inside the wall: together they are the city.
WALLED: Final = "walled"
# Where the spring of a river lies beside the block, and how each is turned (COUNT-46).
SPRING_CELL: Final[Cell] = (-1, 1)
SPRINGS: Final = {**LEAVES_WEST, **LEAVES_SOUTH}


@cache
def block() -> dict[str, Cell]:
    """Return the cell of each of the twelve tiles (COUNT-1)."""
    found = {design.id: design.raw["at"] for design in catalogue()[EXPANSION].designs}
    return {tile: (column, row) for tile, (column, row) in found.items()}


def laid_out(before: Iterable[StartTile]) -> tuple[StartTile, ...]:
    """Return the block in place of other start tiles; a spring lies beside it (COUNT-1, COUNT-46)."""
    springs = (StartTile(s.tile, *SPRING_CELL, SPRINGS[s.tile]) for s in before if s.tile in SPRINGS)
    return (*(StartTile(tile, *cell, 0) for tile, cell in block().items()), *springs)


def stays_in_the_box(setup: Setup) -> Iterable[str]:
    """Yield the start tile of the base set, unless it is mixed in, and what is more than one block."""
    if setup.options["count.base_start"] == "box":
        yield next(design.id for design in catalogue()["base"].designs if design.is_start)
    for tile in block():
        yield from [tile] * (setup.sets.get(EXPANSION, 1) - 1)


def refusal(setup: Setup) -> SetupError | None:
    """Return why a setup's own start tiles are no whole city; None if they are one (COUNT-3)."""
    mine = [start for start in setup.start if start.tile in block()]
    origins = {(s.x - block()[s.tile][0], s.y - block()[s.tile][1], s.rotation) for s in mine}
    whole = len(mine) == len(block()) == len({s.tile for s in mine}) and len(origins) == 1
    return None if whole and next(iter(origins))[2] == 0 else SetupError(SETUP_BLOCK())


def with_the_wall(segments: tuple[Segment, ...]) -> tuple[Segment, ...]:
    """Return the segments of a tile; each field on the rim borders the city (COUNT-39)."""
    wall = tuple(segment.index for segment in segments if segment.kind == WALLED)
    if not wall:
        return segments
    return tuple(replace(s, cities=(*s.cities, *wall)) if s.kind == "field" else s for s in segments)


@cache
def lies_inside(tile: str) -> bool:
    """Return whether a tile shows nothing but the inside of the city (COUNT-47)."""
    return all(segment.kind == WALLED for segment in designs()[tile].segments)
