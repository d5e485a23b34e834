"""Foundations and the towers on them: their heights, their guards, their reach (clauses TOWER)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from rules.board.features import Figure, Place
from rules.state.state import GameState
from rules.tiles.geometry import STEPS, Cell

MARK: Final = "tower"
# A seat with that many others has so many pieces (TOWER-2).
PIECES: Final = {2: 10, 3: 9, 4: 7, 5: 6, 6: 5}


class Prisoner(NamedTuple):
    """A follower who lies in front of another player: whose, and of what kind."""

    owner: int
    piece: str


class Towers:
    """The slot: the heights of towers by their tiles, and the prisoners of each seat."""

    def __init__(self, seats: int) -> None:
        self.heights: dict[Cell, int] = {}
        self.prisons: list[list[Prisoner]] = [[] for _ in range(seats)]


def towers(state: GameState) -> Towers:
    """Return what this module keeps in the state of a game."""
    slot: Towers = state.slots[MARK]
    return slot


def has_site(state: GameState, cell: Cell) -> bool:
    """Return whether a tile with a foundation lies there; of whichever set it is (TOWER-4)."""
    placed = state.board.tiles.get(cell)
    return placed is not None and MARK in placed.face.design.marks


def sites(state: GameState) -> Iterator[Cell]:
    """Yield the tiles with a foundation, in the order in which they were laid."""
    for placed in state.board.marked.get(MARK, ()):
        yield placed.cell


def height(state: GameState, cell: Cell) -> int:
    """Return how many pieces the tower on a tile has."""
    return towers(state).heights.get(cell, 0)


@cache
def top_of(cell: Cell, *, offered: bool = True) -> Place:
    """Return the top of the tower on a tile, where a guard stands (TOWER-12)."""
    return Place({"x": cell[0], "y": cell[1], "feature": MARK}, cell, offered)


def is_top(place: object) -> bool:
    """Return whether a place is the top of a tower."""
    return isinstance(place, Place) and place.reference.get("feature") == MARK


def guard_of(state: GameState, cell: Cell) -> Figure | None:
    """Return the follower on top of the tower on a tile; with him it is closed (TOWER-14)."""
    return next((figure for figure in state.figures if figure.at.cell == cell and is_top(figure.at)), None)


def guards(state: GameState) -> list[Figure]:
    """Return all followers on towers."""
    return [figure for figure in state.figures if figure.at.feature is None and is_top(figure.at)]


def reached(tower: Cell, pieces: int) -> list[Cell]:
    """Return the tiles that a tower of that many pieces reaches, also where none lies yet (TOWER-19, -20)."""
    ways = [(dx * far, dy * far) for dx, dy in STEPS for far in range(1, pieces + 1)]
    return [tower, *((tower[0] + dx, tower[1] + dy) for dx, dy in ways)]


def in_reach(tower: Cell, pieces: int, cell: Cell) -> bool:
    """Return whether a tower of that many pieces reaches a tile: straight, never diagonal (TOWER-19, -20)."""
    across, along = abs(cell[0] - tower[0]), abs(cell[1] - tower[1])
    return min(across, along) == 0 and max(across, along) <= pieces
