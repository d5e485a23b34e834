"""The River: tiles that come before all others and carry it on, from its spring to its lake (RIVER)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache, partial
from typing import Final

from rules.board.features import Feature, Placed
from rules.board.fitting import unpack
from rules.expansions.river.refusals import RIVER_APART, RIVER_BACK, RIVER_END, RIVER_ON, SETUP_RIVER
from rules.hooks import Judge, RuleModule, View
from rules.problems import Refusal, SetupError
from rules.setup.setup import Layer, Setup, StartTile
from rules.state.state import GameState
from rules.tiles.catalogue import catalogue, plain_faces
from rules.tiles.design import RIVER, Design, Face
from rules.tiles.geometry import STEPS, Cell, opposite
from rules.turn.placing import fits

EXPANSION: Final = "river"
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
    """Return every tile of a river, of whichever set, springs and lakes too."""
    known = (design for tiles in catalogue().values() for design in tiles.designs)
    return frozenset(d.id for d in known if any(segment.kind == "river" for segment in d.segments))


class Stack:
    """The slot: the tiles that went back under the others, in the order in which they did; all saw them."""

    def __init__(self) -> None:
        self.back: list[str] = []


def waiting(state: GameState) -> list[str]:
    """Return the tiles that went back and are in the stack still, the first to come first."""
    stack: Stack = state.slots[EXPANSION]
    # They come when no other is left, the first of them first: what the bag lacks has been drawn.
    while stack.back and len(stack.back) > sum(state.bag[tile] for tile in course() if tile not in LAKES):
        del stack.back[0]
    return stack.back


def to_come(state: GameState) -> int:
    """Return how many tiles of the river lie in the stack."""
    return sum(state.bag[tile] for tile in course())


def flowing(state: GameState) -> bool:
    """Return whether the river is being built: a tile of it is to come or in hand."""
    return EXPANSION in state.slots and (state.hand in course() or to_come(state) > 0)


def river_edges(face: Face) -> list[int]:
    """Return the edges of a face at which the river leaves it."""
    return [edge for edge, shown in enumerate(face.terrain) if shown == RIVER]


def beyond(cell: Cell, edge: int) -> Cell:
    """Return the cell across an edge."""
    return cell[0] + STEPS[edge][0], cell[1] + STEPS[edge][1]


def open_ends(state: GameState) -> int:
    """Return at how many edges of the board the river can go on."""
    spots = (spot for placed in state.board.tiles.values() for spot in placed.spots)
    rivers = {id(spot.feature): spot.feature for spot in spots if spot.segment.kind == "river"}
    return sum(river.open for river in rivers.values())


def meets(state: GameState, cell: Cell, towards: int) -> bool:
    """Return whether the river points at an empty cell from another side than the one led `towards` it."""
    wanted = unpack(state.board.frontier.get(cell, 0))
    return any(want == RIVER for edge, want in enumerate(wanted) if edge != opposite(towards))


def turns_back(state: GameState, cell: Cell, edges: list[int], entry: int) -> bool:
    """Return whether a tile with the river at these edges, entered by one, turns as the tile before it did.

    A way through a tile is `(exit - entry) % 4`: 2 is straight on, 1 and 3 are the two senses of a curve
    (RIVER-5). Each way through a fork is judged for itself (HOUSE-10).
    """
    before = ways(state, state.board.tiles[beyond(cell, entry)], opposite(entry))
    mine = {(edge - entry) % 4 for edge in edges if edge != entry}
    return bool(before & mine - {STRAIGHT})


def ways(state: GameState, placed: Placed, out: int) -> set[int]:
    """Return the ways through a tile to one of its ends.

    From each end by which the river came, laid before it.
    """
    age = {cell: number for number, cell in enumerate(state.board.tiles)}
    mine = age[placed.cell]
    entries = (edge for edge in river_edges(placed.face) if age.get(beyond(placed.cell, edge), mine) < mine)
    return {(out - edge) % 4 for edge in entries}


def printed(setup: Setup, expansion: str, tile: str) -> int:
    """Return how many copies of a tile the parts in play of an expansion have."""
    design = next(design for design in catalogue()[expansion].designs if design.id == tile)
    return setup.sets.get(expansion, 1) * design.count(setup.edition == "new-2018", setup.parts)


def herds(field: Feature, expansion: str) -> int:
    """Return how many herds of pigs graze on a field, on tiles of that expansion."""
    # A bot that simulates a placement passes a field with all figures, and of its ground only that tile.
    farms = {field, *(figure.spot.feature for figure in field.figures)}
    grazed = (spot for farm in farms for spot in farm.spots if "pig_herd" in spot.segment.data)
    return sum(spot.placed.face.design.set == expansion for spot in grazed)


class River(RuleModule):
    """Both rivers: the first, the second, or the two in one."""

    name = "river"

    def start_tiles(self, setup: Setup, laid: tuple[StartTile, ...]) -> tuple[StartTile, ...]:
        return (StartTile(SPRING, 0, 0, 0),) if printed(setup, EXPANSION, SPRING) else laid

    def left_out(self, setup: Setup) -> Iterable[str]:
        """Return the springs and lakes that stay in the box.

        All but those on the board and one lake (RIVER-9).
        """
        laid = Counter(start.tile for start in setup.start)
        spare = Counter({tile: printed(setup, EXPANSION, tile) for tile in (SPRING, *LAKES)}) - laid
        last = next((lake for lake in LAKES if spare[lake]), None)
        if last is not None:
            spare[last] -= 1
        return spare.elements()

    def refuse_setup(self, setup: Setup) -> SetupError | None:
        """Refuse a setup in which the river has no end to flow on from (HOUSE-12)."""
        if course().isdisjoint(setup.bag()):
            return None
        laid = {(start.x, start.y): plain_faces(start.tile)[start.rotation // 90] for start in setup.start}
        if any(beyond(cell, edge) not in laid for cell, face in laid.items() for edge in river_edges(face)):
            return None
        return SetupError(SETUP_RIVER(tile=SPRING))

    def stack_layer(self, setup: Setup, design: Design) -> Layer | None:
        if design.id not in course():
            return None
        if design.id in LAKES:
            return Layer(LAKE_DEPTH)
        return Layer(FORK_DEPTH if any(s.data.get("fork") for s in design.segments) else COURSE_DEPTH)

    def prepare(self, state: GameState) -> None:
        state.slots[EXPANSION] = Stack()

    def refuse_placement(self, state: GameState, tile: str) -> Judge | None:
        return partial(self._off_course, state, tile) if tile in course() else None

    def _off_course(self, state: GameState, tile: str, cell: Cell, rotation: int) -> Refusal | None:
        """Return why a tile of the river may not lie there so; None if it may."""
        edges = river_edges(state.board.faces(tile)[rotation // 90])
        met = [edge for edge in edges if beyond(cell, edge) in state.board.tiles]
        if not met:
            return RIVER_ON()
        if len(met) > 1 or any(meets(state, beyond(cell, edge), edge) for edge in edges if edge not in met):
            return RIVER_APART()
        if turns_back(state, cell, edges, met[0]):
            return RIVER_BACK()
        if len(edges) == 1 and tile not in LAKES and self._is_last_end(state):
            return RIVER_END()
        return None

    def _is_last_end(self, state: GameState) -> bool:
        """Return whether the river has one open end only, and tiles besides the one that would close it."""
        others = to_come(state) + (state.hand in course()) - 1
        return others > 0 and open_ends(state) == 1

    def known_next(self, state: GameState) -> str | None:
        """Return the next tile once only tiles that went back lie above the lake: they keep their order.

        The lake comes before them when it can be placed and none of them can (HOUSE-11).
        """
        back = waiting(state)
        lakes = sum(state.bag[tile] for tile in LAKES)
        if not back or to_come(state) - lakes > len(back):
            return None
        if lakes and not any(fits(state, tile) for tile in set(back)) and _a_lake_fits(state):
            return None
        return back[0]

    def divert_tile(self, state: GameState, tile: str, unplaceable: bool) -> bool:
        """Put the tile under those above the lake, while any of the river fits (RIVER-10, HOUSE-11)."""
        if not unplaceable or tile not in course() or tile in LAKES:
            return False
        back = waiting(state)
        if not any(state.bag[other] and fits(state, other) for other in course()):
            return False
        state.put_back()
        back.append(tile)
        return True

    def field_rate(self, state: GameState, field: Feature, seat: int, rate: int) -> int:
        """Add a point for each city to farmers of a field with a herd of pigs (RIVER-14)."""
        if state.setup.revision < HERD_SINCE:
            return rate
        return rate + herds(field, EXPANSION)

    def extend_view(self, state: GameState, view: View, viewer: int | None) -> None:
        """Add how many river tiles are face down or went back, and which went back, while the river flows."""
        if flowing(state):
            view["river"] = {"left": to_come(state), "back": list(waiting(state))}


def _a_lake_fits(state: GameState) -> bool:
    return any(state.bag[tile] and fits(state, tile) for tile in LAKES)
