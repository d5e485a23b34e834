"""TS-2: the next tile (clauses DRAW)."""

from __future__ import annotations

from rules.decisions import Draw, Flow
from rules.hooks import RuleModule, first, implemented
from rules.state.state import GameState
from rules.turn.placing import fits_plainly, fits_with_aid


def draw(state: GameState, seat: int, *, below: int = 0) -> Flow:
    """Take the next tile that fits; one that fits nowhere leaves the game and another is drawn.

    `below` is the number of tiles on top of the stack that are reserved.
    """
    while state.tiles_left:
        tile = first(RuleModule.known_next, state) if implemented(state, RuleModule.known_next) else None
        if tile is None:
            action = yield Draw(seat, tiles_above=below)
            if action is None:
                return
            tile = str(action["tile"])
        state.draw(tile)
        if diverted(state, tile, unplaceable=False):
            continue
        state.hand_fits = fits_plainly(state, tile)
        if state.hand_fits or fits_with_aid(state, tile):
            return
        if not diverted(state, tile, unplaceable=True):
            state.set_aside()


def diverted(state: GameState, tile: str, *, unplaceable: bool) -> bool:
    """Return whether a module has taken the tile in hand away."""
    diverting = implemented(state, RuleModule.divert_tile)
    return bool(diverting) and any(divert(state, tile, unplaceable) for divert in diverting)


def playable_left(state: GameState) -> int:
    """Return how many tiles face down would not be put away at once if they were turned up."""
    return state.tiles_left - sum(count(state) for count in implemented(state, RuleModule.unplayable))
