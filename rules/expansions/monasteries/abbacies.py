"""The second way to stand in a monastery of a region: lying down, for a row and a column (MONAS-4 to -17)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rules.board.features import Feature, Placed, Spot
from rules.state.points import Part, Parts
from rules.state.state import GameState
from rules.tiles.design import Segment
from rules.tiles.geometry import STEPS, Cell

ABBACY: Final = "abbacy"
MONASTERY: Final = "monastery"
# The key of a segment of the catalogue that says that one may lie down there.
REGIONAL: Final = "regional"


def with_abbacy(segments: tuple[Segment, ...]) -> tuple[Segment, ...]:
    """Return the segments of a tile with the lying abbots' place behind them, where it has one."""
    building = next((segment for segment in segments if segment.data.get(REGIONAL)), None)
    if building is None:
        return segments
    place = Segment(len(segments), ABBACY, (), data={"within": building.index, "stays": "MONAS-8"})
    return (*segments, place)


def both_ways(placed: Placed) -> tuple[Feature, Feature] | None:
    """Return the monks' feature and the lying abbots' of a tile; None if it has no monastery of a region."""
    lying = placed.spot(ABBACY)
    monks = placed.spot(MONASTERY)
    return (monks.feature, lying.feature) if lying is not None and monks is not None else None


def holders(ways: Iterable[Feature]) -> list[int]:
    """Return the seats with a follower in the building, in either way (MONAS-6)."""
    return sorted({figure.seat for way in ways for figure in way.figures if figure.kind.follower})


def lies_only(spot: Spot) -> bool:
    """Return whether only lying abbots are in a building: then it is not completed (MONAS-11)."""
    ways = both_ways(spot.placed)
    return ways is not None and ways[1].occupied and not ways[0].occupied


def reach(state: GameState, cell: Cell) -> int:
    """Return how many tiles lie in an unbroken series to the four sides, with the own one (MONAS-13, -14)."""
    return 1 + sum(len(series(state, cell, edge)) for edge in range(4))


def series(state: GameState, cell: Cell, edge: int) -> list[Cell]:
    """Return the cells with tiles from next to a cell on, up to the first empty one."""
    found: list[Cell] = []
    dx, dy = STEPS[edge]
    x, y = cell[0] + dx, cell[1] + dy
    while (x, y) in state.board.tiles:
        found.append((x, y))
        x, y = x + dx, y + dy
    return found


def value(state: GameState, abbacy: Feature) -> Parts:
    """Return what a lying abbot's building brings by the board as it is (MONAS-13, MONAS-15)."""
    tiles = reach(state, abbacy.spots[0].cell)
    return [Part("tiles", tiles, tiles)]
