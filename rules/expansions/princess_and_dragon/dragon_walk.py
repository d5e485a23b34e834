"""The dragon's movement: six steps, made by the players in turn (DRAGON-14 to DRAGON-22)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, Final

from rules.board.features import tile_at
from rules.decisions import Action, Decision, Flow, Offer
from rules.expansions.princess_and_dragon.dragon_and_fairy import DRAGON, dragon_of
from rules.expansions.princess_and_dragon.lair import MARK, lair
from rules.expansions.princess_and_dragon.refusals import DRAGON_STEP, DRAGON_TWICE
from rules.problems import Refusal
from rules.state.placement import Placement
from rules.state.state import GameState
from rules.tiles.geometry import STEPS, Cell
from rules.turn.deploying import may_come
from rules.turn.neutrals import before_entry, enter_tile

NUMBER_OF_STEPS: Final = 6


class MoveDragon(Offer):
    """Move the dragon by one tile (DRAGON-17)."""

    name = "move_dragon"
    fields: ClassVar[Mapping[str, type]] = {"x": int, "y": int}

    def __init__(self, state: GameState) -> None:
        self.state = state

    def listed(self) -> Iterable[Action]:
        for x, y in open_cells(self.state):
            yield {"x": x, "y": y}

    def problem(self, action: Action) -> Refusal | None:
        cell = (action["x"], action["y"])
        if cell not in self.state.board.tiles or cell not in beside(self.state):
            return DRAGON_STEP()
        return step_problem(self.state, cell)


def beside(state: GameState) -> list[Cell]:
    """Return the four cells beside the dragon's."""
    dragon = dragon_of(state)
    assert dragon is not None
    assert dragon.cell is not None
    x, y = dragon.cell
    return [(x + dx, y + dy) for dx, dy in STEPS]


def step_problem(state: GameState, cell: Cell) -> Refusal | None:
    """Return why the dragon may not enter a tile beside its own; None if it may (DRAGON-18, DRAGON-19)."""
    if cell in lair(state).visited:
        return DRAGON_TWICE()
    return may_come(state, None, DRAGON, tile_at(cell), "meet")


def open_cells(state: GameState) -> list[Cell]:
    """Return the tiles to which the dragon may go now."""
    tiles = state.board.tiles
    return [cell for cell in beside(state) if cell in tiles and step_problem(state, cell) is None]


def before_scoring(state: GameState, this: Placement) -> Flow | None:
    """Play row 6.6: the dragon moves before anything is scored, if the table plays it so."""
    return walk(state, this) if sets_off(state, this, "before-scoring") else None


def after_scoring(state: GameState, this: Placement) -> Flow | None:
    """Play row 10.8: the dragon moves once the scored figures are home, if the table plays it so."""
    return walk(state, this) if sets_off(state, this, "after-scoring") else None


def sets_off(state: GameState, this: Placement, when: str) -> bool:
    """Return whether the tile just placed moves the dragon now (DRAGON-14, DRAGON-15)."""
    shown = MARK in this.placed.face.design.marks
    return shown and state.options["dragon.moves"] == when and dragon_of(state) is not None


def walk(state: GameState, this: Placement) -> Flow:
    """Ask for one step after the other, clockwise from the placer (DRAGON-16).

    It ends early where no step is legal (DRAGON-20).
    """
    slot, dragon = lair(state), dragon_of(state)
    assert dragon is not None
    assert dragon.cell is not None
    slot.steps, slot.visited = NUMBER_OF_STEPS, [dragon.cell]
    yield from _steps(state, this.seat)
    slot.steps, slot.visited = None, []


def _steps(state: GameState, seat: int) -> Flow:
    slot = lair(state)
    while slot.steps and open_cells(state):
        action = yield Decision(seat, "dragon", (MoveDragon(state),))
        if action is not None:
            yield from _step(state, (action["x"], action["y"]))
            slot.steps -= 1
        elif state.playing < 2 or not state.seats[seat].forfeited:
            return  # Nobody is left to steer it, or it is only looked ahead.
        # A seat that has left is passed over; the step is the next one's (DRAGON-21).
        seat = state.after(seat)


def _step(state: GameState, cell: Cell) -> Flow:
    """Enter a tile, once the wanderers concerned have had their chance to walk (DRAGON-29)."""
    slot = lair(state)
    slot.to = cell
    yield from before_entry(state, DRAGON, cell)
    slot.to = None
    slot.visited.append(cell)
    enter_tile(state, DRAGON, cell)
