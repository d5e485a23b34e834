"""Volcanoes, and the dragon tiles that lie aside before the first of them (DRAGON-1 to DRAGON-13)."""

from __future__ import annotations

from rules.board.features import tile_at
from rules.decisions import Flow, Shuffle
from rules.expansions.princess_and_dragon.dragon_and_fairy import DRAGON, dragon_of, shows
from rules.state.placement import Placement
from rules.state.state import GameState
from rules.tiles.geometry import Cell

# Both the mark of tiles that set a movement off, and the piece.
MARK = "dragon"
VOLCANO = "volcano"


class Lair:
    """The slot: dragon tiles set aside, and the movement under way.

    `steps` are those left, None while the dragon rests; `visited` are the tiles of the movement, where it
    began first; `to` is the tile that it is about to enter.
    """

    def __init__(self) -> None:
        self.aside: list[str] = []
        self.steps: int | None = None
        self.visited: list[Cell] = []
        self.to: Cell | None = None


def lair(state: GameState) -> Lair:
    """Return what the dragon's module keeps in the state of a game."""
    slot: Lair = state.slots[MARK]
    return slot


def begin(state: GameState) -> None:
    """Make the slot; a volcano among the start tiles has the dragon on it, the last one (DRAGON-13)."""
    state.slots[MARK] = Lair()
    for start in state.setup.start:
        if shows(start.tile, VOLCANO):
            state.put_neutral(DRAGON, tile_at((start.x, start.y)))


def asleep(state: GameState, tile: str) -> bool:
    """Return whether a tile is a dragon tile that nobody can play before the first volcano (DRAGON-7)."""
    return shows(tile, MARK) and dragon_of(state) is None


def set_aside(state: GameState, tile: str) -> bool:
    """Lay a dragon tile in hand aside if the dragon is not in play yet (DRAGON-7, DRAGON-9, DRAGON-12)."""
    if not asleep(state, tile):
        return False
    lair(state).aside.append(tile)
    state.hand = None
    return True


def unseen(state: GameState) -> int:
    """Return how many tiles face down are dragon tiles that nobody could play yet (DRAGON-12)."""
    if dragon_of(state) is not None:
        return 0
    return sum(number for tile, number in state.bag.items() if number and shows(tile, MARK))


def wake(state: GameState, this: Placement) -> Flow | None:
    """Put the dragon on a volcano just placed; with the first one the tiles set aside go back (DRAGON-8)."""
    if VOLCANO not in this.placed.face.design.marks:
        return None
    state.put_neutral(DRAGON, tile_at(this.placed.cell))
    return _shuffle_back(state, this.seat) if lair(state).aside else None


def _shuffle_back(state: GameState, seat: int) -> Flow:
    """Give the tiles set aside back to the stack, whose order is new then (DRAGON-10).

    Tiles that lie on top for a sale are in the bag and not counted: they keep their places.
    """
    reserved = state.reserved
    slot = lair(state)
    state.bag.update(slot.aside)
    state.tiles_left += len(slot.aside)
    slot.aside = []
    yield Shuffle(seat, VOLCANO, tiles_above=reserved)
