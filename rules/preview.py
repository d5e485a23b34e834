"""Where a tile would go if somebody had it in hand: for looking, never for playing."""

from __future__ import annotations

import copy
from typing import Any

from rules.game import Game
from rules.state.placement import Turn
from rules.state.state import GameState
from rules.tiles.geometry import Cell
from rules.turn.placing import aided_placements, forbidden, plain_placements

Placements = list[dict[str, Any]]


def placements_of(game: Game, tile: str, seat: int | None = None) -> Placements:
    """Return every placement of a tile on the present board as `{"x", "y", "rotation"}`, sorted.

    One that needs help names the piece under `needs`, and under the piece's name what it would be.
    Help comes from `seat`'s supply; None asks for the seat whose turn it is. Raises KeyError if no
    tile of the game has that name.
    """
    state = _in_hand(game.state, tile, seat)
    plain = [{"x": x, "y": y, "rotation": rotation} for x, y, rotation in plain_placements(state, tile)]
    aided = [
        {"x": aid.x, "y": aid.y, "rotation": aid.rotation, "needs": aid.needs, **aid.details}
        for aid in aided_placements(state, tile)
    ]
    return sorted(plain + aided, key=lambda p: (p["x"], p["y"], p["rotation"]))


def fitting(game: Game, x: int, y: int) -> list[dict[str, Any]]:
    """Return the designs of the bag that would fit a cell by themselves, as `{"tile", "rotations"}`, sorted.

    It says nothing of how many are left: all designs that lay in the bag at the start are tried. Empty
    where no tile can lie: on one that is there, and apart from all others.
    """
    state = game.state
    need = state.board.frontier.get((x, y))
    if need is None:
        return []
    found = [(tile, _ways(state, tile, (x, y), need)) for tile in sorted(set(game.setup.bag()))]
    return [{"tile": tile, "rotations": ways} for tile, ways in found if ways]


def _ways(state: GameState, tile: str, cell: Cell, need: int) -> list[int]:
    ways = state.board.fitting(tile, need)
    return sorted(way for way in ways if forbidden(state, tile, cell, way) is None)


def _in_hand(state: GameState, tile: str, seat: int | None) -> GameState:
    # The same table under another active seat: nothing on it is changed by looking.
    other = copy.copy(state)
    seat = state.active if seat is None else seat
    if seat != state.active or tile != state.hand:
        other.turn = Turn(0, seat)  # the tile will come in a turn to come, and no turn has this number
    return other
