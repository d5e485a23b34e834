"""Where a tile would go if somebody had it in hand: for looking, never for playing."""

from __future__ import annotations

import copy
from typing import Any

from rules.game import Game
from rules.state.placement import Turn
from rules.state.state import Table
from rules.turn.placing import aided_placements, plain_placements

Placements = list[dict[str, Any]]


def placements_of(game: Game, tile: str, seat: int | None = None) -> Placements:
    """Every placement of a tile on the table as it stands, as `{"x", "y", "rotation"}` in sorted order.

    One that needs help says so (`"needs": "bridge"`) and what it would be (`"bridge": {"x", "y", "axis"}`).
    Help comes from `seat`'s supply; None asks for the seat whose turn it is. Raises KeyError if no
    tile of the game has that name.
    """
    table = _in_hand(game.table, tile, seat)
    plain = [{"x": x, "y": y, "rotation": rotation} for x, y, rotation in plain_placements(table, tile)]
    aided = [
        {"x": aid.x, "y": aid.y, "rotation": aid.rotation, "needs": aid.needs, **aid.details}
        for aid in aided_placements(table, tile)
    ]
    return sorted(plain + aided, key=lambda p: (p["x"], p["y"], p["rotation"]))


def _in_hand(table: Table, tile: str, seat: int | None) -> Table:
    # The same table under another active seat: nothing on it is changed by looking.
    other = copy.copy(table)
    seat = table.active if seat is None else seat
    if seat != table.active or tile != table.hand:
        other.turn = Turn(0, seat)  # the tile will come in a turn to come, and no turn has this number
    return other
