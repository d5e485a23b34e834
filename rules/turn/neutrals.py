"""Neutral figures that enter tiles and send home those who stand there."""

from __future__ import annotations

from rules.board.features import Figure, PieceKind, tile_at
from rules.decisions import Flow
from rules.hooks import RuleModule, first, implemented
from rules.state.state import GameState
from rules.tiles.geometry import Cell
from rules.turn.moving import send_home


def before_entry(state: GameState, kind: PieceKind, cell: Cell) -> Flow:
    """Let the modules ask whoever may still do something before a neutral figure enters a tile."""
    for ask in implemented(state, RuleModule.neutral_enters):
        flow = ask(state, kind, cell)
        if flow is not None:
            yield from flow


def enter_tile(state: GameState, kind: PieceKind, cell: Cell, number: int = 0) -> None:
    """Put a neutral figure on a tile; the figures that it takes there go home.

    Of a `numbered` kind it is the one with that number.
    """
    state.put_neutral(kind, tile_at(cell), number)
    for figure in [figure for figure in state.figures_on(cell) if is_taken(state, kind, figure)]:
        if figure in state.figures:  # one may have gone home with another
            send_home(state, figure, "removed")


def is_taken(state: GameState, kind: PieceKind, figure: Figure) -> bool:
    """Return whether a neutral figure that enters takes a figure there: by the common rule any follower."""
    answer = first(RuleModule.neutral_takes, state, kind, figure)
    return figure.kind.follower if answer is None else answer
