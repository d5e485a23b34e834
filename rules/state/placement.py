"""A turn under way: the turn, one part of it, and the placement of one tile."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from rules.board.features import Feature, Placed
from rules.compiling import mypyc_attr
from rules.state.points import Award

# `second` is the second half of a double turn, `extra` a tile more, `bought` one that was auctioned, `own` a
# tile of the player's own after the last one of the stack.
PartKind = Literal["normal", "second", "extra", "bought", "own"]


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Turn:
    """All that a seat does before the next seat's turn; both halves of a double turn share one `number`.

    `notes` hold what a module allows once in a turn, by its name.
    """

    __slots__ = ("notes", "number", "seat")

    def __init__(self, number: int, seat: int) -> None:
        self.number = number
        self.seat = seat
        self.notes: dict[str, Any] = {}


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class TurnPart:
    """A part of a turn: a tile is placed and what follows from it happens.

    A step before the draw that lays a tile of the player's own sets `placement`; then nothing is drawn.
    `below` is the number of tiles on top of the stack that are set aside while it lasts;
    `state.tiles_left` does not count them.
    """

    def __init__(self, seat: int, kind: PartKind = "normal", *, below: int = 0) -> None:
        self.seat = seat
        self.kind = kind
        self.below = below
        self.placement: Placement | None = None


@dataclass(frozen=True, slots=True)
class Earned:
    """Points earned by an optional action, given when the seat ends its turn (BASE-TS-4).

    `feature` is the feature that they are for; `then` is called once they are given.
    """

    award: Award
    feature: Feature | None = None
    then: Callable[[], None] | None = None


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Placement:
    """One placement of a tile, from the tile in hand to the return of the followers."""

    def __init__(
        self, seat: int, placed: Placed, undo_to: int, *, drawn: bool = True, kind: PartKind = "normal"
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.placed = placed
        self.undo_to = undo_to
        # Whether the tile came out of the bag for this placement, and not by another way.
        self.drawn = drawn
        # What expansions note about this placement, by their names.
        self.notes: dict[str, Any] = {}
        # What the seat has done of what excludes something else (`rules.turn.exclusions`).
        self.taken: frozenset[str] = frozenset()
        # Whether a figure was deployed among that.
        self.deployed = False
        self.earned: list[Earned] = []
        self.completed: list[Feature] = []
