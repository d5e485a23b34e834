"""What lies on the table, and the features that a flood of the whole board finds there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from tests.rules.reference_engine.sheet import (
    ABBEY,
    ACROSS,
    BUILDINGS,
    FACING,
    SPAN,
    SPOTS,
    STAGE,
    TOP,
    Cell,
    Node,
    Part,
    Raw,
    entries,
    parts,
    span,
    turned,
)

FOLLOWERS = frozenset({"meeple", "big", "mayor", "wagon", "abbot", "phantom", "ringmaster"})


# Places on tiles that are no segments: the top of a tower and the space of acrobats.
OFF = {TOP: "tower", STAGE: "acrobats"}
# What is never complete.
UNFINISHED = frozenset({"field", "castle", "access", "river", "abbacy", "walled"})


@dataclass(eq=False)
class Figure:
    """A piece on the board: whose, what, and on which segment of which tile."""

    seat: int
    piece: str
    node: Node
    corner: str | None = None

    @property
    def follower(self) -> bool:
        return self.piece in FOLLOWERS


@dataclass(eq=False)
class Castle:
    """A token over a small city: whose tokens lie there, who tied for it, and whether it has scored."""

    nodes: list[Node]
    by: list[int]
    tied: list[int] = field(default_factory=list)
    done: bool = False


@dataclass(eq=False)
class Area:
    """A whole feature."""

    kind: str
    nodes: list[Node]
    open: int = 0
    # Surrounded with lying abbots only: it never completes (MONAS-11).
    sealed: bool = False
    figures: list[Figure] = field(default_factory=list)
    castle: Castle | None = None

    @property
    def cells(self) -> list[tuple[int, int]]:
        """Its tiles as (y, x), sorted: the order of BASE-TS-1 and BASE-END-4."""
        return sorted({(y, x) for x, y, _ in self.nodes})

    @property
    def complete(self) -> bool:
        return self.kind not in UNFINISHED and self.open == 0 and not self.sealed

    @property
    def followers(self) -> list[Figure]:
        return [figure for figure in self.figures if figure.follower]

    def of(self, seat: int) -> list[Figure]:
        """Return the followers that a seat has there."""
        return [figure for figure in self.followers if figure.seat == seat]


class Board:
    """Tiles, bridges, castles and figures as they lie; it changes as the game goes on."""

    def __init__(
        self, options: Raw, expansions: Iterable[str], *, herds: frozenset[str], revision: int
    ) -> None:
        self.options = options
        # In older games the segment with the first spot names a feature that has several on a tile.
        self.by_spots = revision < 6
        self.expansions = frozenset(expansions)
        self.herds = herds
        self.tiles: dict[Cell, tuple[str, int]] = {}
        self.bridges: dict[Cell, str] = {}
        self.castles: list[Castle] = []
        self.figures: list[Figure] = []
        # Acrobats stand on tiles, in no feature (ACRO-9).
        self.acrobats: list[Figure] = []
        self.sealed: set[Node] = set()
        self._land: Land | None = None

    def changed(self) -> None:
        """Tiles, bridges or castles are not what they were."""
        self._land = None

    def land(self) -> Land:
        """Return the features of the board as it is now."""
        if self._land is None:
            self._land = Land(self)
        self._land.people(self.figures)
        return self._land


class Land:
    """The features of one board. It stays as it was when the board changes."""

    def __init__(self, board: Board) -> None:
        self.tiles = dict(board.tiles)
        self.options = board.options
        self.expansions = board.expansions
        self.herds = board.herds
        self.by_spots = board.by_spots
        self.parts: dict[Node, Part] = {}
        gardens = board.options["abbot.enabled"] == "yes"
        for (x, y), tile in board.tiles.items():
            for index, part in enumerate(parts(*tile)):
                if part.kind != "garden" or gardens:
                    self.parts[x, y, index] = part
        for (x, y), axis in board.bridges.items():
            self.parts[x, y, SPAN] = span(axis)
        self.at: dict[tuple[int, int, str, str], Node] = {
            (node[0], node[1], part.kind, spot): node
            for node, part in self.parts.items()
            for spot in part.spots
        }
        # Segments that reach an edge beside the one that owns it (HS-5).
        self.beside: dict[tuple[int, int, str, str], Node] = {
            (node[0], node[1], part.kind, edge): node
            for node, part in self.parts.items()
            for edge in self._shared(node, part)
        }
        self.area: dict[Node, Area] = {}
        self.areas = [self._flood(node) for node in self.parts if node not in self.area]
        self.by_name = {(n[0], n[1], self._spelled(n)): n for n in self.parts}
        for node in board.sealed:
            self.area[node].sealed = True
        for castle in board.castles:
            self.area[castle.nodes[0]].kind = "castle"
            self.area[castle.nodes[0]].castle = castle

    def _spelled(self, node: Node) -> str:
        return self.parts[node].name

    def _flood(self, start: Node) -> Area:
        area = Area(self.parts[start].kind, [start])
        self.area[start] = area
        for x, y, index in area.nodes:
            part = self.parts[x, y, index]
            if part.kind in BUILDINGS:
                area.open = 8 - len(self.around((x, y)) & self.tiles.keys())
            for spot in (*part.spots, *self._shared((x, y, index), part)):
                dx, dy, facing = ACROSS[spot[0]]
                key = (x + dx, y + dy, part.kind, facing + FACING[spot[1:]])
                area.open += key not in self.at and (x + dx, y + dy) not in self.tiles
                for beyond in (found[key] for found in (self.at, self.beside) if key in found):
                    if beyond not in self.area:
                        self.area[beyond] = area
                        area.nodes.append(beyond)
        return area

    def _shared(self, node: Node, part: Part) -> list[str]:
        quarters = self.tiles[node[:2]][1] // 90
        return [turned(edge, quarters) for edge in part.raw.get("shares_edges", [])]

    @staticmethod
    def around(cell: Cell) -> set[Cell]:
        """Return the eight cells around one."""
        x, y = cell
        return {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} - {cell}

    def people(self, figures: Iterable[Figure]) -> None:
        """Where the figures stand."""
        for area in self.areas:
            area.figures = []
        for figure in figures:
            self.area[figure.node].figures.append(figure)

    def raw(self, area: Area, key: str) -> list[Any]:
        """Return what the segments of a feature say under a key, where they say something."""
        return [self.parts[n].raw[key] for n in area.nodes if self.parts[n].raw.get(key)]

    def pennants(self, area: Area) -> int:
        return 0 if area.kind == "castle" else sum(self.raw(area, "pennants"))

    def name(self, node: Node) -> str:
        """Return what a segment is called, or a place that is none."""
        if node[2] in OFF:
            return OFF[node[2]]
        name = self.parts[node].name
        return name.replace("city", "castle") if self.area[node].kind == "castle" else name

    def in_castle(self, figure: Figure) -> bool:
        return figure.node in self.area and self.area[figure.node].kind == "castle"

    def on(self, area: Area, cell: Cell) -> Raw:
        """Return the reference to a feature on one of its tiles: its first segment there."""
        here = [node for node in area.nodes if node[:2] == cell]
        first = min(here, key=self._spot) if self.by_spots else min(here)
        return {"x": cell[0], "y": cell[1], "feature": self.name(first)}

    def _spot(self, node: Node) -> int:
        """Return where the first spot of a segment comes in the order of the record format."""
        spots = self.parts[node].spots
        return SPOTS.index(spots[0]) if spots else -1

    def home(self, area: Area) -> Raw:
        """Return how a feature over many tiles is named."""
        (y, x) = area.cells[0]
        return self.on(area, (x, y))

    def spot(self, action: Raw) -> Node:
        """Return the segment that an action names by its first spot."""
        for index, name in OFF.items():
            if action["feature"] == name:
                return (action["x"], action["y"], index)
        name = action["feature"].replace("castle@", "city@")
        return self.by_name[action["x"], action["y"], name]

    def is_abbey(self, cell: Cell) -> bool:
        return self.tiles[cell][0] == ABBEY


def heads(land: Land, area: Area, figures: list[Figure]) -> Counter[int]:
    """How many heads each seat counts among these followers of a feature (BASE-MAJ-1, BIG-2, MAYOR-2)."""
    found = Counter[int]()
    for figure in figures:
        if figure.follower:
            weight = {"big": 2, "mayor": land.pennants(area)}.get(figure.piece, 1)
            found[figure.seat] += weight
    return found


def leaders(count: Counter[int]) -> list[int]:
    """Return the seats with most, all of them if tied; nobody leads with nothing (MAYOR-3)."""
    most = max(count.values(), default=0)
    return sorted(seat for seat, number in count.items() if number == most and most > 0)


def after_hills(land: Land, tied: list[int], figures: list[Figure]) -> list[int]:
    """Return who wins a tie: those with a follower on a hill, or with most of them (HILL-5 to HILL-8)."""
    there = Counter(f.seat for f in figures if f.follower and _on_hill(land, f))
    return win_tie(land, tied, there)


def win_tie(land: Land, tied: list[int], there: Counter[int]) -> list[int]:
    """Return who wins a tie, by the number of followers that each seat has on hills."""
    if len(tied) < 2 or land.options.get("hs.hills") != "on":
        return tied
    if land.options["hill.tiebreak"] == "number":
        best = max(there[seat] for seat in tied)
        return [seat for seat in tied if there[seat] == best]
    return [seat for seat in tied if there[seat]] or tied


def _on_hill(land: Land, figure: Figure) -> bool:
    """HILL-14: in a castle nobody stands on a hill."""
    return is_hill(land, figure.node[:2]) and land.area[figure.node].kind != "castle"


def is_hill(land: Land, cell: Cell) -> bool:
    return "hill" in entries()[land.tiles[cell][0]].get("features", [])


def led(land: Land, area: Area, figures: list[Figure]) -> list[int]:
    """Return who has the majority in a feature among these figures, after hills (HILL-13)."""
    return after_hills(land, leaders(heads(land, area, figures)), figures)


def holders(land: Land, area: Area) -> list[int]:
    """Return the seats that get the points of a feature."""
    return led(land, area, area.figures)
