"""TS-2: the next tile (ledger DRAW)."""

from __future__ import annotations

from rules.decisions import Draw, Flow
from rules.hooks import RuleModule, first, implemented
from rules.state.state import Table
from rules.turn.placing import fits_plainly, fits_with_aid


def draw(table: Table, seat: int, *, below: int = 0) -> Flow:
    """Take the next tile that fits; one that fits nowhere leaves the game and another is drawn.

    `below` is the number of tiles on top of the stack that are spoken for.
    """
    while table.left:
        tile = first(RuleModule.known_next, table) if implemented(table, RuleModule.known_next) else None
        if tile is None:
            action = yield Draw(seat, tiles_above=below)
            if action is None:
                return
            tile = str(action["tile"])
        table.draw(tile)
        if diverted(table, tile, unplaceable=False):
            continue
        table.hand_fits = fits_plainly(table, tile)
        if table.hand_fits or fits_with_aid(table, tile):
            return
        if not diverted(table, tile, unplaceable=True):
            table.set_aside()


def diverted(table: Table, tile: str, *, unplaceable: bool) -> bool:
    """Whether a module has taken the tile in hand away."""
    diverting = implemented(table, RuleModule.divert_tile)
    return bool(diverting) and any(divert(table, tile, unplaceable) for divert in diverting)
