"""A turn under way: one part of it, and the placement of one tile."""

from __future__ import annotations

from typing import Any

from rules.board.features import Feature, Placed
from rules.state.points import Parts


class Half:
    """One half of a double turn, or a whole single turn: a tile is placed and what follows from it happens.

    A step before the draw that lays a tile of the player's own sets `placement`; then nothing is drawn.
    `below` is the number of tiles on top of the stack that are set aside while it lasts; `table.left` does
    not count them.
    """

    def __init__(self, seat: int, *, second: bool = False, below: int = 0) -> None:
        self.seat = seat
        self.second = second
        self.below = below
        self.placement: Placement | None = None


class Placement:
    """One placement of a tile, from the tile in hand to the return of the followers."""

    def __init__(
        self, seat: int, placed: Placed, undo_to: int, *, drawn: bool = True, second: bool = False
    ) -> None:
        self.seat = seat
        # Whether this is the second half of a double turn.
        self.second = second
        self.placed = placed
        self.undo_to = undo_to
        # Whether the tile came out of the bag for this placement, and not by another way.
        self.drawn = drawn
        # What expansions note about this placement, by their names.
        self.notes: dict[str, Any] = {}
        self.figure_used = False
        # Points earned by optional actions, given when the seat ends its turn (BASE-TS-4).
        self.earned: list[tuple[str, dict[str, Any], Parts]] = []
        self.completed: list[Feature] = []
