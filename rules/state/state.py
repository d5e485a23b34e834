"""The state of a game: board, figures, supplies, scores, the bag's contents, and a slot for each module.

The order of the tiles in the bag is not here; nothing in the state is hidden (BASE-GEN-5).
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from rules.board.board import Board
from rules.board.features import Feature, Figure, PieceKind, Placed, Spot, place_of
from rules.board.joining import Features
from rules.setup.setup import Setup
from rules.state.points import Parts, total
from rules.tiles.design import Segment
from rules.tiles.geometry import Cell


class SeatState:
    """One player's side of the table."""

    __slots__ = ("gone", "name", "score", "supply")

    def __init__(self, name: str) -> None:
        self.name = name
        self.score = 0
        self.supply: dict[str, int] = {}
        self.gone = False


class Table:
    """The state of a game. Flows change it; nobody else does."""

    def __init__(self, setup: Setup, board: Board) -> None:
        """A state before anything has been dealt or laid; `rules.turn.start` makes the state of a game."""
        self.setup = setup
        self.options = setup.options
        self.hooks = setup.hooks
        self.seats = [SeatState(name) for name in setup.seats]
        self.board = board
        self.features = Features()
        self.kinds: dict[str, PieceKind] = {}
        self.figures: list[Figure] = []
        self.scored: list[dict[str, Any]] = []
        self.bag = Counter(setup.bag())
        self.left = self.bag.total()
        self.discarded: list[str] = []
        self.hand: str | None = None
        self.hand_drawn = True
        self.active = 0
        # The number of the turn under way, from 1; both halves of a double turn are one.
        self.turns = 0
        self._begun = 0
        self.seq = 0
        self.slots: dict[str, Any] = {}

    def begin_turn(self, seat: int) -> None:
        """A turn of that seat begins."""
        self._begun += 1
        self.resume_turn(seat, self._begun)

    def resume_turn(self, seat: int, number: int) -> None:
        """A turn goes on that others have come between."""
        self.active = seat
        self.turns = number

    def deal(self, piece: str, number: int) -> None:
        """Give every seat that many of a piece."""
        for seat in self.seats:
            seat.supply[piece] = seat.supply.get(piece, 0) + number

    def draw(self, tile: str) -> None:
        """Take a tile out of the bag into the hand of the active seat."""
        self.bag[tile] -= 1
        self.left -= 1
        self.hand = tile
        self.hand_drawn = True

    def put_back(self) -> None:
        """The tile in hand goes back into the stack."""
        assert self.hand is not None
        self.bag[self.hand] += 1
        self.left += 1
        self.hand = None

    def take_up(self, tile: str) -> None:
        """Take a tile in hand that has left the bag before."""
        self.hand = tile
        self.hand_drawn = False

    def lay(self, cell: Cell, rotation: int) -> Placed:
        """Put the tile in hand on the board."""
        assert self.hand is not None
        placed = self.put(self.hand, cell, rotation)
        self.hand = None
        return placed

    def put(self, tile: str, cell: Cell, rotation: int) -> Placed:
        """Put a tile on the board from anywhere, and join its features to what they meet."""
        placed, neighbours = self.board.put(tile, cell, rotation)
        self.features.add(placed, neighbours, self.board.tiles)
        return placed

    def lay_over(self, placed: Placed, segment: Segment) -> Spot:
        """Build a road over a tile on the board: both its ends are road edges from now on."""
        for edge in segment.ports:
            self.board.show_road(placed.cell, edge)
        return self.features.lay_over(placed, segment, self.board.tiles)

    def set_aside(self) -> None:
        """The tile in hand leaves the game (BASE-DRAW-2)."""
        assert self.hand is not None
        self.discarded.append(self.hand)
        self.hand = None

    def deploy(self, seat: int, kind: PieceKind, spot: Spot) -> Figure:
        """Put a figure from the supply on a spot."""
        figure = Figure(seat, kind, spot)
        self.seats[seat].supply[kind.name] -= 1
        self.figures.append(figure)
        spot.feature.figures.append(figure)
        return figure

    def move(self, figure: Figure, spot: Spot) -> None:
        """Put a figure that is on the board on another spot."""
        figure.spot.feature.figures.remove(figure)
        figure.spot = spot
        spot.feature.figures.append(figure)

    def take_home(self, figure: Figure) -> None:
        """Give a figure back to its owner's supply."""
        self.figures.remove(figure)
        figure.spot.feature.figures.remove(figure)
        self.seats[figure.seat].supply[figure.kind.name] += 1

    def award(self, seat: int, reason: str, reference: dict[str, Any], parts: Parts) -> None:
        """Change a score and say why; nothing is written for 0 points."""
        points = total(parts)
        if not points:
            return
        self.seats[seat].score += points
        entry = {"seq": self.seq, "seat": seat, "points": points, "reason": reason, **reference}
        entry["parts"] = [{"what": p.what, "count": p.count, "points": p.points} for p in parts]
        self.scored.append(entry)

    def occupied(self, *kinds: str) -> list[Feature]:
        """The features of these kinds on which a figure stands, in the order of BASE-END-4."""
        found = {id(f.spot.feature): f.spot.feature for f in self.figures}
        return sorted((f for f in found.values() if f.kind in kinds), key=place_of)

    def present(self) -> list[int]:
        """The seats still in the game."""
        return [index for index, seat in enumerate(self.seats) if not seat.gone]

    def clockwise(self, seat: int) -> int:
        """How far a seat sits from the active player, clockwise (BASE-TS-1)."""
        return (seat - self.active) % len(self.seats)

    def after(self, seat: int) -> int:
        """The next seat clockwise that is still in the game (BASE-TURN-1)."""
        count = len(self.seats)
        return next(
            (s % count for s in range(seat + 1, seat + count) if not self.seats[s % count].gone), seat
        )
