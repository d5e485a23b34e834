"""The River: tiles that come before all others and carry it on, from its spring to its lake (RIVER)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Final

from rules.board.features import Feature, Placed
from rules.board.fitting import unpack
from rules.hooks import RuleModule, View
from rules.problems import Refusal, SetupError
from rules.setup.setup import Layer, Setup, StartTile
from rules.state.state import Table
from rules.tiles.catalogue import catalogue, plain_faces
from rules.tiles.design import RIVER, Design, Face
from rules.tiles.geometry import STEPS, Cell, opposite
from rules.turn.placing import fits

BOX: Final = "river"
SPRING: Final = "RI/s"
# The lake of the second river, where it is in play, takes the place of the first one's (RIVER-9).
LAKES: Final = ("RI.2/I.v", "RI.1/I.e")
# Where the tiles lie in the stack: a fork first, then the course, the lake last (RIVER-2).
FORK_DEPTH, COURSE_DEPTH, LAKE_DEPTH = -3, -2, -1
STRAIGHT: Final = 2
# The first revision of the rules in which the herd of pigs counts (RIVER-14); older games keep their scores.
HERD_SINCE: Final = 2


@cache
def course() -> frozenset[str]:
    """The tiles of the river, spring and lakes too."""
    return frozenset(design.id for design in catalogue()[BOX].designs)


class Stack:
    """The slot: the tiles that went back under the others, in the order in which they did; all saw them."""

    def __init__(self) -> None:
        self.back: list[str] = []


def waiting(table: Table) -> list[str]:
    """The tiles that went back and are in the stack still, the first to come first."""
    stack: Stack = table.slots[BOX]
    # They come when no other is left, the first of them first: what the bag lacks has been drawn.
    while stack.back and len(stack.back) > sum(table.bag[tile] for tile in course() if tile not in LAKES):
        del stack.back[0]
    return stack.back


def to_come(table: Table) -> int:
    """How many tiles of the river lie in the stack."""
    return sum(table.bag[tile] for tile in course())


def flowing(table: Table) -> bool:
    """Whether the river is being built: a tile of it is to come or in hand. False without this box."""
    return BOX in table.slots and (table.hand in course() or to_come(table) > 0)


def river_edges(face: Face) -> list[int]:
    """The edges of a face at which the river leaves it."""
    return [edge for edge, shown in enumerate(face.terrain) if shown == RIVER]


def beyond(cell: Cell, edge: int) -> Cell:
    """The cell across an edge."""
    return cell[0] + STEPS[edge][0], cell[1] + STEPS[edge][1]


def open_ends(table: Table) -> int:
    """At how many edges of the board the river can go on."""
    spots = (spot for placed in table.board.tiles.values() for spot in placed.spots)
    rivers = {id(spot.feature): spot.feature for spot in spots if spot.segment.kind == "river"}
    return sum(river.open for river in rivers.values())


def meets(table: Table, cell: Cell, towards: int) -> bool:
    """Whether the river points at an empty cell from another side than the one now led `towards` it."""
    wanted = unpack(table.board.frontier.get(cell, 0))
    return any(want == RIVER for edge, want in enumerate(wanted) if edge != opposite(towards))


def turns_back(table: Table, cell: Cell, edges: list[int], entry: int) -> bool:
    """Whether a tile with the river at these edges, entered by one, turns as the tile before it did.

    A way through a tile is `(exit - entry) % 4`: 2 is straight on, 1 and 3 are the two senses of a curve
    (RIVER-5). Each way through a fork is judged for itself (HOUSE-10).
    """
    before = ways(table, table.board.tiles[beyond(cell, entry)], opposite(entry))
    mine = {(edge - entry) % 4 for edge in edges if edge != entry}
    return bool(before & mine - {STRAIGHT})


def ways(table: Table, placed: Placed, out: int) -> set[int]:
    """The ways through a tile to one of its ends: from each end by which the river came, laid before it."""
    age = {cell: number for number, cell in enumerate(table.board.tiles)}
    mine = age[placed.cell]
    entries = (edge for edge in river_edges(placed.face) if age.get(beyond(placed.cell, edge), mine) < mine)
    return {(out - edge) % 4 for edge in entries}


class River(RuleModule):
    """Both rivers: the first, the second, or the two in one."""

    name = "river"

    def start_tiles(self, setup: Setup, laid: tuple[StartTile, ...]) -> tuple[StartTile, ...]:
        return (StartTile(SPRING, 0, 0, 0),) if _printed(setup, SPRING) else laid

    def left_out(self, setup: Setup) -> Iterable[str]:
        """All springs and lakes beyond those that lie on the board, but the one lake at the end (RIVER-9)."""
        laid = Counter(start.tile for start in setup.start)
        spare = Counter({tile: _printed(setup, tile) for tile in (SPRING, *LAKES)}) - laid
        last = next((lake for lake in LAKES if spare[lake]), None)
        if last is not None:
            spare[last] -= 1
        return spare.elements()

    def refuse_setup(self, setup: Setup) -> SetupError | None:
        """A river needs an end to flow on from (HOUSE-12)."""
        if course().isdisjoint(setup.bag()):
            return None
        laid = {(start.x, start.y): plain_faces(start.tile)[start.rotation // 90] for start in setup.start}
        if any(beyond(cell, edge) not in laid for cell, face in laid.items() for edge in river_edges(face)):
            return None
        return SetupError(
            "setup.river",
            f"No start tile leaves the river an open end; begin with {SPRING}, or with none named.",
        )

    def stack_layer(self, setup: Setup, design: Design) -> Layer | None:
        if design.id not in course():
            return None
        if design.id in LAKES:
            return Layer(LAKE_DEPTH)
        return Layer(FORK_DEPTH if any(s.data.get("fork") for s in design.segments) else COURSE_DEPTH)

    def prepare(self, table: Table) -> None:
        table.slots[BOX] = Stack()

    def refuse_placement(self, table: Table, tile: str, cell: Cell, rotation: int) -> Refusal | None:
        if tile not in course():
            return None
        edges = river_edges(table.board.faces(tile)[rotation // 90])
        met = [edge for edge in edges if beyond(cell, edge) in table.board.tiles]
        if not met:
            return Refusal("river.on", "RIVER-4", "A tile of the river must carry the river on.")
        if len(met) > 1 or any(meets(table, beyond(cell, edge), edge) for edge in edges if edge not in met):
            return Refusal("river.apart", "HOUSE-9", "The branches of the river may not meet.")
        if turns_back(table, cell, edges, met[0]):
            return Refusal("river.back", "RIVER-5", "The river may not turn twice in a row the same way.")
        if len(edges) == 1 and tile not in LAKES and self._is_last_end(table):
            return Refusal("river.end", "HOUSE-8", "The river may not end while tiles of it are to come.")
        return None

    def _is_last_end(self, table: Table) -> bool:
        """Whether the river has one open end only, and tiles besides the one that would close it."""
        others = to_come(table) + (table.hand in course()) - 1
        return others > 0 and open_ends(table) == 1

    def known_next(self, table: Table) -> str | None:
        """Once none but tiles that went back lie above the lake, they come in the order in which they did.

        The lake comes before them when it can be placed and none of them can (HOUSE-11).
        """
        back = waiting(table)
        lakes = sum(table.bag[tile] for tile in LAKES)
        if not back or to_come(table) - lakes > len(back):
            return None
        if lakes and not any(fits(table, tile) for tile in set(back)) and _a_lake_fits(table):
            return None
        return back[0]

    def divert_tile(self, table: Table, tile: str, unplaceable: bool) -> bool:
        """Under the tiles above the lake, as long as any of the river can be placed (RIVER-10, HOUSE-11)."""
        if not unplaceable or tile not in course() or tile in LAKES:
            return False
        back = waiting(table)
        if not any(table.bag[other] and fits(table, other) for other in course()):
            return False
        table.put_back()
        back.append(tile)
        return True

    def field_rate(self, table: Table, field: Feature, seat: int, rate: int) -> int:
        """A herd of pigs on a tile of the second river brings every farmer a point more a city (RIVER-14)."""
        if table.setup.revision < HERD_SINCE:
            return rate
        # Who lays a tile in thought asks about a field with all figures, and of the ground that tile alone.
        farms = {field, *(figure.spot.feature for figure in field.figures)}
        return rate + sum("pig_herd" in spot.segment.data for farm in farms for spot in farm.spots)

    def extend_view(self, state: Table, view: View, viewer: int | None) -> None:
        """While it flows: how many of its tiles are face down or went back, and which went back."""
        if flowing(state):
            view["river"] = {"left": to_come(state), "back": list(waiting(state))}


def _printed(setup: Setup, tile: str) -> int:
    """How many copies of a tile the parts in play have."""
    design = next(design for design in catalogue()[BOX].designs if design.id == tile)
    return setup.sets.get(BOX, 1) * design.count(setup.edition == "new-2018", setup.sets)


def _a_lake_fits(table: Table) -> bool:
    return any(table.bag[tile] and fits(table, tile) for tile in LAKES)
