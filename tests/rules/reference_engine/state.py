"""The state of the reference engine: board, supplies, scores, and whose turn it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from typing import Final

from tests.rules.reference_engine.board import Area, Board, Figure, Land
from tests.rules.reference_engine.river import River, is_river
from tests.rules.reference_engine.sheet import ABBEY, Cell, Node, Raw
from tests.rules.reference_engine.values import Entry

# The expansions that the reference engine knows; games with others are not compared.
TAUGHT: Final = frozenset(
    {
        "abbey-and-mayor",
        "bridges-castles-bazaars",
        "drawbridges",
        "inns-and-cathedrals",
        "river",
        "traders-and-builders",
        "wanderer-mayors-office",
    }
)


@dataclass
class Ask:
    """What has to be decided next: of which kind, by whom, about what, and every legal answer."""

    kind: str
    seat: int
    legal: list[Raw]
    about: Raw | None = None


# A part of the game: it yields what has to be decided and is sent the action taken.
Part = Generator[Ask, Raw, None]


@dataclass
class Turn:
    """A turn: both halves of a double turn are one (WANDER-41); a bought tile has its own."""

    seat: int
    built: bool = False
    # Whose wanderer, or office, came to where it is in this turn.
    wandered: set[int] = field(default_factory=set)
    settled: set[int] = field(default_factory=set)


class Placement:
    """One tile on the board, from its placement to the return of the figures."""

    def __init__(self, turn: Turn, cell: Cell, tile: str, before: Land) -> None:
        self.turn = turn
        self.seat = turn.seat
        self.cell = cell
        self.tile = tile
        # The board before this tile.
        self.before = before
        self.bridges: list[Cell] = []
        # Whether nobody had a point when the tile was laid, and so when it was drawn (BAZAAR-32).
        self.at_zero = False
        self.used = False
        self.wandered = False
        self.barn: Figure | None = None
        self.earned: list[Entry] = []


class GameState:
    """Everything that can be seen, as it should be. `seen` is the view after the last action."""

    def __init__(self, setup: Raw, bag: Sequence[str], seen: Raw) -> None:
        self.options: Raw = setup["options"]
        self.revision: int = setup["revision"]
        self.expansions = frozenset(setup["expansions"])
        self.seats = len(setup["seats"])
        self.seen = seen
        # What a printed herd of pigs adds for each city: nothing in games older than its rule (RIVER-14).
        self.board = Board(self.options, self.expansions, herds=int(self.revision > 1))
        for start in setup["start"]:
            self.board.tiles[start["x"], start["y"]] = (start["tile"], start["rotation"])
        self.tiles_left = len(bag)
        self.river = River(Counter(bag)) if "river" in self.expansions else None
        self.supply = [self._dealt() for _ in range(self.seats)]
        self.goods = [Counter[str]() for _ in range(self.seats)]
        self.entries: list[Entry] = []
        self.discarded: list[str] = []
        self.hand: str | None = None
        self.turn = Turn(0)
        self.last_placer = 0

    def _dealt(self) -> Counter[str]:
        """Return what each seat begins with."""
        dealt = Counter(meeple=7)
        if self.options["abbot.enabled"] == "yes":
            dealt["abbot"] = 1
        if "inns-and-cathedrals" in self.expansions:
            dealt["big"] = 1
        if "bridges-castles-bazaars" in self.expansions:
            each = 3 if self.seats <= 4 else 2
            for module in ("bridge", "castle"):
                dealt[module] = each if self.options[f"x8.{module}s"] == "on" else 0
        if "traders-and-builders" in self.expansions:
            dealt.update(builder=1, pig=1)
        if "abbey-and-mayor" in self.expansions:
            # Without farmers the barns stay in the box (HOUSE-13).
            dealt.update(abbey=1, mayor=1, wagon=1, barn=int(self.options["farm.enabled"] == "yes"))
        if "wanderer-mayors-office" in self.expansions:
            dealt.update(wanderer=1, office=1)
        return dealt

    # Changes.

    def score(self, entries: list[Entry]) -> None:
        self.entries += entries

    def total(self, seat: int) -> int:
        """Return the points of a seat."""
        return sum(entry[2] for entry in self.entries if entry[0] == seat)

    def take_out(self, tile: str) -> None:
        """A tile leaves the stack."""
        self.tiles_left -= 1
        if self.river is not None and is_river(tile):
            self.river.to_come[tile] -= 1

    def take_goods(self, seat: int, area: Area) -> None:
        """The tokens of a completed city go to who placed the tile (GOODS-1, GOODS-2, GOODS-5)."""
        if "traders-and-builders" in self.expansions and area.kind == "city":
            self.goods[seat].update(self.board.land().raw(area, "goods"))

    def deploy(self, seat: int, piece: str, node: Node, corner: str | None = None) -> Figure:
        figure = Figure(seat, piece, node, corner)
        self.board.figures.append(figure)
        self.supply[seat][piece] -= 1
        return figure

    def home(self, figure: Figure) -> None:
        self.board.figures.remove(figure)
        self.supply[figure.seat][figure.piece] += 1

    def lay(self, tile: str, cell: Cell, rotation: int) -> Placement:
        before = self.board.land()
        placement = Placement(self.turn, cell, tile, before)
        placement.at_zero = not any(self.total(seat) for seat in range(self.seats))
        self.board.tiles[cell] = (tile, rotation)
        self.board.changed()
        self.hand = None
        if tile != ABBEY:
            self.last_placer = self.turn.seat
        return placement

    def clockwise(self, seat: int) -> int:
        """Return how many places a seat sits after the active one (BASE-TS-1)."""
        return (seat - self.turn.seat) % self.seats

    def after(self, seat: int) -> int:
        return (seat + 1) % self.seats
