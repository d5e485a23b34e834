"""Games Quarterly 11 beside a river: its spring, its other river tile, and herds (GQ-2 to GQ-6)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from rules.board.features import Feature
from rules.expansions.gq11.river_spring import SPRING
from rules.expansions.river.river import EXPANSION as RIVER_SET
from rules.expansions.river.river import SPRING as PLAIN_SPRING
from rules.expansions.river.river import course, herds, printed
from rules.setup.setup import Setup, StartTile
from rules.tiles.catalogue import catalogue

EXPANSION: Final = "gq11"


@cache
def river_tiles() -> tuple[str, ...]:
    """Return the tiles that are used only together with a river (GQ-1)."""
    return tuple(design.id for design in catalogue()[EXPANSION].designs if design.id in course())


def has_river(setup: Setup) -> bool:
    """Return whether a river is in play, with at least one of its parts."""
    return RIVER_SET in setup.expansions and printed(setup, RIVER_SET, PLAIN_SPRING) > 0


def begin(setup: Setup, laid: tuple[StartTile, ...]) -> tuple[StartTile, ...]:
    """Return the spring of this set, where a river begins; the river leaves its own in the box (GQ-3)."""
    here = has_river(setup) and printed(setup, EXPANSION, SPRING)
    return (StartTile(SPRING, 0, 0, 0),) if here else laid


def stays_in_the_box(setup: Setup) -> Iterable[str]:
    """Yield the springs that do not lie on the board, and every river tile where no river is (GQ-6)."""
    flows = has_river(setup)
    laid = sum(start.tile == SPRING for start in setup.start) if flows else 0
    for tile in (SPRING,) if flows else river_tiles():
        yield from [tile] * (printed(setup, EXPANSION, tile) - laid)


def herds_on(field: Feature) -> int:
    """Return how many herds of this set graze on a field; those of River II the river counts itself."""
    return herds(field, EXPANSION)
