"""A few tiles with pieces that show the rules of an expansion at a glance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Example:
    """The board of the picture on the page for players.

    `tiles` are (design, x, y, rotation), `pieces` are (seat, piece, x, y, feature), where seat 0 is orange,
    seat 1 blue. `over` holds other parts of a state, such as bridges.
    """

    tiles: Sequence[tuple[str, int, int, int]]
    pieces: Sequence[tuple[int, str, int, int, str]] = ()
    over: Mapping[str, Any] = field(default_factory=dict)

    def state(self) -> dict[str, Any]:
        """Return it as a state of the record format."""
        tiles = [dict(zip(("tile", "x", "y", "rotation"), tile, strict=True)) for tile in self.tiles]
        keys = ("seat", "piece", "x", "y", "feature")
        pieces = [dict(zip(keys, piece, strict=True)) for piece in self.pieces]
        return {"tiles": tiles, "pieces": pieces, **self.over}
