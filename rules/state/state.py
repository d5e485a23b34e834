"""The state of a game: board, figures, supplies, scores, the bag's contents, and a slot for each module.

The order of the tiles in the bag is not here; nothing in the state is hidden (BASE-GEN-5).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from rules.board.board import Board
from rules.board.features import Feature, Figure, PieceKind, Place, Placed, Spot, Standing, place_of
from rules.board.joining import Features
from rules.board.spot_order import SpotOrder
from rules.compiling import mypyc_attr
from rules.setup.setup import Setup
from rules.state.placement import Turn
from rules.state.points import Award, Part, Parts, total
from rules.state.steps import Run
from rules.tiles.design import Segment
from rules.tiles.geometry import Cell

# The place of a payment for nothing on the board.
NOWHERE: Final[Mapping[str, object]] = {}


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class SeatState:
    """One player's side of the table."""

    __slots__ = ("forfeited", "lost", "name", "score", "supply")

    def __init__(self, name: str) -> None:
        self.name = name
        self.score = 0
        self.supply: dict[str, int] = {}
        # Pieces that are out of the game for good (`GameState.give_up`).
        self.lost: dict[str, int] = {}
        self.forfeited = False


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class GameState:
    """The state of a game. Flows change it; nobody else does."""

    def __init__(self, setup: Setup, board: Board) -> None:
        """Make an empty state; `rules.turn.start` makes the state of a game."""
        self.setup = setup
        self.options = setup.options
        self.hooks = setup.hooks
        self.seats = [SeatState(name) for name in setup.seats]
        # How many seats still play: those in the game, none after all agreed to end it.
        self.playing = len(self.seats)
        self.board = board
        self.features = Features()
        self.spot_order = SpotOrder()
        self.kinds: dict[str, PieceKind] = {}
        self.figures: list[Figure] = []
        # The same by kind, in the same order.
        self._of_kind: dict[str, list[Figure]] = {}
        # Figures of nobody by their kinds; they are in no feature's `figures` and count for nothing.
        self.neutrals: dict[str, Standing] = {}
        # The same of `numbered` kinds, of which there are several: by kind, then by number.
        self.numbered: dict[str, dict[int, Standing]] = {}
        # Tokens on tiles, by kind and cell, each with what its module keeps of it.
        self.tokens: dict[str, dict[Cell, Any]] = {}
        self.scored: list[dict[str, Any]] = []
        # Whether a module wants to see awards (the turn sets it); those that wait to be seen.
        self.awards_watched = False
        self.pending: list[Award] = []
        self.bag = Counter(setup.bag())
        self.tiles_left = self.bag.total()
        # How many tiles lie on the table that nobody has seen: in the bag, and no longer in the stack.
        self.unseen = 0
        self.discarded: list[str] = []
        self.hand: str | None = None
        # Whether the tile in hand is known to fit somewhere without an aid; False where nobody looked yet.
        self.hand_fits = False
        self.hand_drawn = True
        self.turn = Turn(0, 0)
        self._begun = 0
        self.action_number = 0
        self.slots: dict[str, Any] = {}
        # What is done at each named step, in order; the course of the game sets it.
        self.schedule: Mapping[str, tuple[Run, ...]] = {}

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return self.turn.seat

    @property
    def turn_number(self) -> int:
        """The number of the turn under way, from 1; both halves of a double turn are one."""
        return self.turn.number

    def begin_turn(self, seat: int) -> None:
        """Begin a turn of that seat."""
        self._begun += 1
        self.turn = Turn(self._begun, seat)

    def resume_turn(self, turn: Turn) -> None:
        """Resume a turn that others interrupted."""
        self.turn = turn

    def deal(self, piece: str, number: int) -> None:
        """Give every seat that many of a piece."""
        for seat in self.seats:
            seat.supply[piece] = seat.supply.get(piece, 0) + number

    def give_up(self, seat: int, piece: str) -> None:
        """Take a piece out of a seat's supply and out of the game, for good; the supply must have one."""
        own = self.seats[seat]
        assert own.supply.get(piece, 0) > 0
        own.supply[piece] -= 1
        own.lost[piece] = own.lost.get(piece, 0) + 1

    def draw(self, tile: str) -> None:
        """Take a tile out of the bag into the hand of the active seat."""
        self.bag[tile] -= 1
        self.tiles_left -= 1
        self.hand = tile
        self.hand_drawn = True
        self.hand_fits = False

    def put_back(self) -> None:
        """Put the tile in hand back into the stack."""
        assert self.hand is not None
        self.bag[self.hand] += 1
        self.tiles_left += 1
        self.hand = None

    def lay_unseen(self) -> None:
        """Take the next tile off the stack without a look at it; it is out of the game."""
        self.tiles_left -= 1
        self.unseen += 1

    @property
    def reserved(self) -> int:
        """How many tiles on top of the stack are set aside for later: `tiles_left` does not count them."""
        return self.bag.total() - self.tiles_left - self.unseen

    def take_up(self, tile: str) -> None:
        """Take a tile in hand that has left the bag before."""
        self.hand = tile
        self.hand_drawn = False
        self.hand_fits = False

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
        """Remove the tile in hand from the game (BASE-DRAW-2)."""
        assert self.hand is not None
        self.discarded.append(self.hand)
        self.hand = None

    def deploy(self, seat: int, kind: PieceKind, at: Spot | Place) -> Figure:
        """Put a figure from the supply on a spot or a place."""
        figure = Figure(seat, kind, at)
        self.seats[seat].supply[kind.name] -= 1
        self._add(figure)
        if isinstance(at, Spot):
            at.feature.figures.append(figure)
        return figure

    def move(self, figure: Figure, to: Spot | Place) -> None:
        """Put a figure that is on the board on another spot or place."""
        if figure.feature is not None:
            figure.feature.figures.remove(figure)
        figure.stand(to)
        if isinstance(to, Spot):
            to.feature.figures.append(figure)

    def take_off(self, figure: Figure) -> None:
        """Take a figure off the board without giving it to anybody (`put_on` brings it back)."""
        self.figures.remove(figure)
        self._of_kind[figure.kind.name].remove(figure)
        feature = figure.feature
        if feature is not None:
            feature.figures.remove(figure)

    def put_on(self, figure: Figure, at: Spot | Place) -> None:
        """Put a figure on the board that was taken off."""
        self._add(figure)
        figure.stand(at)
        if isinstance(at, Spot):
            at.feature.figures.append(figure)

    def put_neutral(self, kind: PieceKind, at: Spot | Place, number: int = 0) -> None:
        """Put a figure of nobody on a spot or a place, from beside the board or from wherever it stands.

        Of a `numbered` kind the figure with that number, from 0; of any other there is only one.
        """
        standing = self.neutrals_of(kind).get(number)
        if standing is not None:
            standing.stand(at)
        elif kind.numbered:
            self.numbered.setdefault(kind.name, {})[number] = Standing(kind, at)
        else:
            assert number == 0, f"there is only one {kind.name}: set `numbered` of its kind"
            self.neutrals[kind.name] = Standing(kind, at)

    def take_neutral(self, kind: PieceKind, number: int = 0) -> None:
        """Take a figure of nobody off the board; `put_neutral` brings it back."""
        if kind.numbered:
            del self.numbered[kind.name][number]
        else:
            del self.neutrals[kind.name]

    def neutrals_of(self, kind: PieceKind) -> dict[int, Standing]:
        """Return the figures of nobody of a kind on the board, in the order of their numbers."""
        if kind.numbered:
            return dict(sorted(self.numbered.get(kind.name, {}).items()))
        only = self.neutrals.get(kind.name)
        return {} if only is None else {0: only}

    def take_home(self, figure: Figure) -> None:
        """Give a figure on the board back to its owner's supply."""
        self.take_off(figure)
        self.seats[figure.seat].supply[figure.kind.name] += 1

    def _add(self, figure: Figure) -> None:
        self.figures.append(figure)
        self._of_kind.setdefault(figure.kind.name, []).append(figure)

    def figures_of(self, kind: PieceKind) -> Sequence[Figure]:
        """Return the figures of a kind on the board, in the order in which they came."""
        return self._of_kind.get(kind.name, ())

    def figures_on(self, cell: Cell) -> list[Figure]:
        """Return the figures of seats that stand on a tile, on its features or elsewhere on it."""
        return [figure for figure in self.figures if figure.at.cell == cell]

    def award(self, seat: int, reason: str, reference: dict[str, Any], parts: Parts) -> None:
        """Give points for a reason; where modules watch awards, they are written when their turn comes.

        What one seat pays another is no award: see `pay`.
        """
        if self.awards_watched:
            self.pending.append(Award(seat, reason, reference, parts))
        else:
            self.write(seat, reason, reference, parts)

    def write(self, seat: int, reason: str, reference: dict[str, Any], parts: Parts) -> None:
        """Change a score at once and say why; nothing is written for 0 points. No module watches this."""
        points = total(parts)
        if not points:
            return
        self.seats[seat].score += points
        entry = {"seq": self.action_number, "seat": seat, "points": points, "reason": reason, **reference}
        entry["parts"] = [{"what": p.what, "count": p.count, "points": p.points} for p in parts]
        self.scored.append(entry)

    def pay(
        self,
        payer: int,
        reason: str,
        points: int,
        *,
        to: int | None,
        what: str = "",
        place: Mapping[str, object] = NOWHERE,
    ) -> None:
        """Move points from a seat to another at once, or to nobody. Payment is no scoring: see `write`.

        The manifest names the reason in `payments`. `what` is the word of the part, the reason itself if
        empty; `place` is the reference of what is paid for, where that is on the board (`Spot.reference`).
        """
        self.write(payer, reason, dict(place), [Part(what or reason, 1, -points)])
        if to is not None:
            self.write(to, reason, dict(place), [Part(what or reason, 1, points)])

    def occupied(self, *kinds: str) -> list[Feature]:
        """Return the features of these kinds with a figure of a seat, in the order of BASE-END-4."""
        found = {id(at.feature): at.feature for f in self.figures if isinstance(at := f.at, Spot)}
        held = [f for f in found.values() if f.kind in kinds]
        return sorted(held, key=place_of) if len(held) > 1 else held

    def leave(self, seat: int) -> None:
        """Mark a seat as having left the game (HOUSE-1)."""
        self.seats[seat].forfeited = True
        self.playing = len(self.present())

    def end_together(self) -> None:
        """Mark the game as ended by agreement of all who are in it (HOUSE-25)."""
        self.playing = 0

    def present(self) -> list[int]:
        """Return the seats still in the game."""
        return [index for index, seat in enumerate(self.seats) if not seat.forfeited]

    def clockwise(self, seat: int) -> int:
        """Return how far a seat sits from the active player, clockwise (BASE-TS-1)."""
        return (seat - self.active) % len(self.seats)

    def after(self, seat: int) -> int:
        """Return the next seat clockwise that is still in the game (BASE-TURN-1)."""
        count = len(self.seats)
        for other in range(seat + 1, seat + count):
            if not self.seats[other % count].forfeited:
                return other % count
        return seat

    def round_from(self, seat: int) -> Iterator[int]:
        """Yield each seat once, clockwise from this one, and pass over those that have left by then."""
        count = len(self.seats)
        for other in range(seat, seat + count):
            if not self.seats[other % count].forfeited:
                yield other % count
