"""Where a tile would go if somebody had it in hand: for looking, never for playing."""

from __future__ import annotations

import copy
from typing import Any

from rules.game import Game
from rules.hooks import Expansion, implemented
from rules.state.state import Table
from rules.turn.placing import mended_placements, plain_placements

Placements = list[dict[str, Any]]


def placements_of(game: Game, tile: str, seat: int | None = None) -> Placements:
    """Every placement of a tile on the table as it stands, as `{"x", "y", "rotation"}` in sorted order.

    One that needs help says so (`"needs": "bridge"`) and what it would be (`"bridge": {"x", "y", "axis"}`).
    Help comes from `seat`'s supply; None asks for the seat whose turn it is. Raises KeyError if no
    tile of the game has that name.
    """
    table = _in_hand(game.table, tile, seat)
    plain = [{"x": x, "y": y, "rotation": rotation} for x, y, rotation in plain_placements(table, tile)]
    helped = [
        {"x": x, "y": y, "rotation": rotation, "needs": need, **_help(table, tile, (x, y), rotation)}
        for x, y, rotation, need in mended_placements(table, tile)
    ]
    return sorted(plain + helped, key=lambda p: (p["x"], p["y"], p["rotation"]))


def _in_hand(table: Table, tile: str, seat: int | None) -> Table:
    # The same table under another active seat: nothing on it is changed by looking.
    other = copy.copy(table)
    other.active = table.active if seat is None else seat
    if other.active != table.active or tile != table.hand:
        other.turns = 0  # the tile will come in a turn to come, and no turn has this number
    return other


def _help(table: Table, tile: str, cell: tuple[int, int], rotation: int) -> dict[str, Any]:
    parts: dict[str, Any] = {}
    for details in implemented(table, Expansion.help_for):
        parts |= details(table, tile, cell, rotation)
    return parts
