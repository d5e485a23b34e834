"""Everything on the table: board, figures, supplies, scores, the bag's contents, one slot an expansion.

The order of the tiles in the bag is not here; nothing on the table is hidden (BASE-GEN-5).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

from rules.board.board import Board
from rules.board.features import Feature, Placed, Spot
from rules.board.pieces import Figure, Meeple, PieceKind
from rules.decisions import Flow
from rules.hooks import STEPS, Expansion, Step, overriding
from rules.scoring.scoring import Parts, place_of, total
from rules.setup.setup import Setup
from rules.tiles.catalogue import Face, Segment, designs, plain_faces
from rules.tiles.geometry import ROTATIONS

FOLLOWERS = 7
# The hooks of expansions that are asked during play.
HOOKS = (
    *("forbids", "mends", "mended", "lies_next", "puts_back", "hinders", "offers", "perform"),
    *("worth", "fed", "farm_rate", "final", "seat_view", "turn_view", "feature_view", "view"),
)


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

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.options = setup.options
        self.seats = [SeatState(name) for name in setup.seats]
        self.board = Board(_faces_for(setup.modules))
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
        self.hooks = {hook: overriding(setup.modules, hook) for hook in HOOKS}
        self._steps = {name: _steps(setup.modules, name) for name in STEPS}
        self._prepare()

    def _prepare(self) -> None:
        farmers = self.options["farm.enabled"] == "yes"
        kinds: list[PieceKind] = [Meeple(farmers)]
        self.deal("meeple", FOLLOWERS)
        for module in self.setup.modules:
            kinds += module.pieces(self.setup)
            module.prepare(self)
        self.kinds = {kind.name: kind for kind in kinds}
        for seat in self.seats:
            seat.supply.update(self.setup.supply)
        for start in self.setup.start:
            self.board.put(start.tile, (start.x, start.y), start.rotation)

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

    def steps(self, name: str, placement: Any = None) -> Flow:
        """Run what the expansions do at a named point of the turn."""
        for step in self._steps[name]:
            flow = step(self, placement)
            if flow is not None:
                yield from flow

    def draw(self, tile: str) -> None:
        """Take a tile out of the bag into the hand of the active seat."""
        self.bag[tile] -= 1
        self.left -= 1
        self.hand = tile
        self.hand_drawn = True

    def known_next(self) -> str | None:
        """The tile that everybody knows to come next; None if it is hidden, as it mostly is."""
        found = (expansion.lies_next(self) for expansion in self.hooks["lies_next"])
        return next((tile for tile in found if tile is not None), None)

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

    def lay(self, cell: tuple[int, int], rotation: int) -> Placed:
        """Put the tile in hand on the board."""
        assert self.hand is not None
        placed = self.board.put(self.hand, cell, rotation)
        self.hand = None
        return placed

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

    def after(self, seat: int) -> int:
        """The next seat clockwise that is still in the game (BASE-TURN-1)."""
        count = len(self.seats)
        return next(
            (s % count for s in range(seat + 1, seat + count) if not self.seats[s % count].gone), seat
        )


def _steps(modules: tuple[Expansion, ...], name: str) -> tuple[Step, ...]:
    return tuple(step for module in modules if (step := module.step(name)) is not None)


@cache
def _faces_for(modules: tuple[Expansion, ...]) -> Callable[[str], tuple[Face, ...]]:
    """How tiles look in a game with these modules: the printed segments and the marks that act now."""
    seeing = overriding(modules, "segments")
    if not seeing:
        return plain_faces

    @cache
    def faces(tile: str) -> tuple[Face, ...]:
        design = designs()[tile]
        extra: tuple[Segment, ...] = ()
        for module in seeing:
            extra += tuple(module.segments(design))
        return tuple(Face(design, rotation, extra) for rotation in ROTATIONS)

    return faces
