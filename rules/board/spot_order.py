"""The spots of a board in the order in which actions about them are listed: by x, y and name."""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping
from itertools import islice

from rules.board.features import Placed, Spot
from rules.compiling import mypyc_attr
from rules.tiles.geometry import Cell

# With more new spots than one in so many it is less work to sort all of them.
FEW = 16


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class SpotOrder:
    """Remembers the order of the spots, so that only those of new tiles must find their places."""

    def __init__(self) -> None:
        self._spots: list[Spot] = []
        self._tiles = 0
        self._changes = 0

    def of(self, tiles: Mapping[Cell, Placed], changes: int) -> list[Spot]:
        """Return the spots of all tiles in order. Tiles are never taken off a board.

        `changes` counts changes of tiles that lay there before (`Features.changes`); after one all
        are sorted anew.
        """
        if changes != self._changes:
            self._spots, self._tiles, self._changes = [], 0, changes
        if len(tiles) > self._tiles:
            new = [spot for placed in islice(tiles.values(), self._tiles, None) for spot in placed.spots]
            self._tiles = len(tiles)
            self._add(new)
        return self._spots

    def _add(self, new: list[Spot]) -> None:
        if len(new) * FEW > len(self._spots):
            self._spots = sorted(self._spots + new, key=_listed_by)
        else:
            for spot in new:
                insort(self._spots, spot, key=_listed_by)

    def __deepcopy__(self, memo: object) -> SpotOrder:
        # The copy of a game hardly ever needs it.
        return SpotOrder()


def _listed_by(spot: Spot) -> tuple[Cell, str]:
    return spot.cell, spot.segment.names[0]
