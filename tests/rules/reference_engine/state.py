"""The state of the reference engine: board, supplies, scores, and whose turn it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from typing import Final

from tests.rules.reference_engine.board import Area, Board, Figure, Land
from tests.rules.reference_engine.expansions.neutral import Neutral, is_dragon, shows
from tests.rules.reference_engine.expansions.tops import BOX, plays
from tests.rules.reference_engine.prizes import Prizes
from tests.rules.reference_engine.river import River, is_river
from tests.rules.reference_engine.sheet import ABBEY, STAGE, TOP, Cell, Node, Raw
from tests.rules.reference_engine.values import Entry

# The expansions that the reference engine knows; games with others are not compared.
TAUGHT: Final = frozenset(
    {
        "abbey-and-mayor",
        "bridges-castles-bazaars",
        "count",
        "cult",
        "drawbridges",
        "gq11",
        "hills-and-sheep",
        "inns-and-cathedrals",
        "king-and-robber",
        "monasteries",
        "phantom",
        "princess-and-dragon",
        "river",
        "siege",
        "tower",
        "traders-and-builders",
        "under-the-big-top",
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
class Towers:
    """Heights by cell, guards by cell, and for each seat the prisoners that it holds."""

    prisons: list[list[tuple[int, str]]]
    heights: dict[Cell, int] = field(default_factory=dict)
    guards: dict[Cell, Figure] = field(default_factory=dict)


# Tower pieces of each player by the number of seats (TOWER-2).
TOWERS = {2: 10, 3: 9, 4: 7, 5: 6, 6: 5}


@dataclass
class Turn:
    """A turn: both halves of a double turn are one (WANDER-41); a bought tile has its own."""

    seat: int
    built: bool = False
    # Whether a ransom was paid (TOWER-39).
    paid: bool = False
    # Whose wanderer, or office, came to where it is in this turn.
    entered: bool = False
    wandered: set[int] = field(default_factory=set)
    settled: set[int] = field(default_factory=set)


@dataclass
class SharedTown:
    """A small city that some score while others make a castle of it.

    Strength and followers on hills by seat, points, its places, and lines of the score besides.
    """

    heads: Counter[int]
    hills: Counter[int]
    pennants: int
    points: int
    places: list[Raw]
    besides: list[tuple[int, str, int, int | None, int | None, str | None]]


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
        self.phantom = False
        self.wandered = False
        self.barn: Figure | None = None
        # Whether a follower went through the portal of this tile, whether a figure was deployed or taken
        # back, and whether a knight was sent home.
        self.portal = False
        self.deployed = False
        self.knight = False
        # Where each figure stood before the tile: a wanderer may walk on to it before it is scored.
        self.origins: dict[int, Node] = {}
        # Whether a double turn was earned before a tower captured somebody (TOWER-52).
        self.extended = False
        self.earned: list[Entry] = []
        # The tile of a pyramid that was scored; it goes home with the points (ACRO-7).
        self.pyramid: Cell | None = None
        self.shared: list[SharedTown] = []


class GameState:
    """Everything that can be seen, as it should be. `seen` is the view after the last action."""

    def __init__(self, setup: Raw, bag: Sequence[str], seen: Raw) -> None:
        self.options: Raw = setup["options"]
        self.revision: int = setup["revision"]
        self.expansions = frozenset(setup["expansions"])
        self.dragons = "princess-and-dragon" in self.expansions
        self.seats = len(setup["seats"])
        self.seen = seen
        # Which printed herds of pigs add a point for each city: those of rivers in no games older than
        # their rule (RIVER-14), that of GQ/F by its option (GQ-2).
        herds = {"river"} if self.revision > 1 else set()
        if self.options.get("gq11.herd") == "yes":
            herds.add("gq11")
        self.neutral = Neutral()
        # Dragon tiles that nobody has seen yet.
        self.unseen = sum(is_dragon(tile) for tile in bag)
        self.board = Board(self.options, self.expansions, herds=frozenset(herds), revision=self.revision)
        for start in setup["start"]:
            self.board.tiles[start["x"], start["y"]] = (start["tile"], start["rotation"])
            if self.dragons and shows(start["tile"], "volcano"):
                self.neutral.dragon = (start["x"], start["y"])
        self.tiles_left = len(bag)
        self.river = River(Counter(bag)) if "river" in self.expansions else None
        self.supply = [self._dealt() for _ in range(self.seats)]
        self.prizes = Prizes(self.options)
        self.towers = Towers([[] for _ in range(self.seats)])
        self.goods = [Counter[str]() for _ in range(self.seats)]
        self.entries: list[Entry] = []
        # The tent, and the tokens that were turned up (CIRCUS).
        self.tent: Cell | None = None
        self.turned: list[int] = []
        self.copies: int = setup["sets"].get(BOX, 1)
        self.discarded: list[str] = []
        self.hand: str | None = None
        self.turn = Turn(0)
        self.last_placer = 0
        # The followers in the City of Carcassonne, and the quarter of its count (COUNT-4, COUNT-5).
        self.city: list[tuple[int, str, str]] = []
        self.count = "castle"
        self.last_turn = 0
        # The cells of hills with a tile under them; the bag of sheep, how often it was drawn from, and what
        # lies beside each shepherd.
        self.under: list[Cell] = []
        self.bag_of_sheep = Counter({1: 4, 2: 5, 3: 5, 4: 2, 0: 2})
        self.tokens = 0
        self.flocks: dict[int, list[int]] = {}

    def _dealt(self) -> Counter[str]:
        """Return what each seat begins with."""
        dealt = Counter(meeple=7)
        if self.options["abbot.enabled"] == "yes":
            dealt["abbot"] = 1
        dealt["big"] = int("inns-and-cathedrals" in self.expansions)
        if "bridges-castles-bazaars" in self.expansions:
            each = 3 if self.seats <= 4 else 2
            for module in ("bridge", "castle"):
                dealt[module] = each if self.options[f"x8.{module}s"] == "on" else 0
        dealt["phantom"] = int("phantom" in self.expansions)
        if BOX in self.expansions:
            dealt["meeple"] += int(self.options["top.extra_followers"])
            dealt["ringmaster"] = int(plays(self.board, "ringmaster"))
        dealt["tower"] = TOWERS[self.seats] if "tower" in self.expansions else 0
        if "traders-and-builders" in self.expansions:
            dealt.update(builder=1, pig=1)
        if "abbey-and-mayor" in self.expansions:
            # Without farmers the barns stay in the box (HOUSE-13).
            dealt.update(abbey=1, mayor=1, wagon=1, barn=int(self.options["farm.enabled"] == "yes"))
        dealt["shepherd"] = int(self.options.get("hs.sheep") == "on")
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
        self.unseen -= is_dragon(tile)
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

    def standing(self) -> list[Figure]:
        """Return everybody on a segment, a tower or another."""
        return [*self.board.figures, *self.towers.guards.values(), *self.board.acrobats]

    def home(self, figure: Figure) -> None:
        self.take_off(figure)
        self.supply[figure.seat][figure.piece] += 1

    def take_off(self, figure: Figure) -> None:
        """A figure leaves the board, for wherever."""
        if figure.node[2] == TOP:
            del self.towers.guards[figure.node[:2]]
        elif figure.node[2] == STAGE:
            self.board.acrobats.remove(figure)
        else:
            self.board.figures.remove(figure)
        # SHEEP-9, SHEEP-10, SHEEP-23: a flock goes into the bag, whoever takes the shepherd off.
        self.bag_of_sheep.update(self.flocks.pop(id(figure), []))
        self.neutral.left(figure, figure.node, self.standing())

    def move(self, figure: Figure, node: Node) -> None:
        origin, figure.node = figure.node, node
        self.neutral.left(figure, origin, self.board.figures)

    def lay(self, tile: str, cell: Cell, rotation: int) -> Placement:
        before = self.board.land()
        placement = Placement(self.turn, cell, tile, before)
        placement.at_zero = not any(self.total(seat) for seat in range(self.seats))
        placement.origins = {id(figure): figure.node for figure in self.board.figures}
        self.board.tiles[cell] = (tile, rotation)
        self.board.changed()
        if self.dragons and shows(tile, "volcano"):
            # DRAGON-1, DRAGON-8.
            self.neutral.dragon = cell
            self.tiles_left += len(self.neutral.aside)
            self.unseen += len(self.neutral.aside)
            self.neutral.aside = []
        self.hand = None
        if tile != ABBEY:
            self.last_placer = self.turn.seat
        return placement

    def clockwise(self, seat: int) -> int:
        """Return how many places a seat sits after the active one (BASE-TS-1)."""
        return (seat - self.turn.seat) % self.seats

    def after(self, seat: int) -> int:
        return (seat + 1) % self.seats
