"""The start of a game: supplies dealt, modules prepared, start tiles on the board (ledger SETUP)."""

from __future__ import annotations

from functools import cache

from rules.board.board import Board
from rules.board.fitting import Faces
from rules.board.pieces import FOLLOWERS, Meeple
from rules.hooks import Expansion, hooks_of, implemented
from rules.setup.setup import Setup
from rules.state.state import Table
from rules.tiles.catalogue import designs, plain_faces
from rules.tiles.design import Face, Segment
from rules.tiles.geometry import ROTATIONS


def new_state(setup: Setup) -> Table:
    """The state of a game before its first turn."""
    table = Table(setup, Board(faces_for(setup.modules)))
    meeple = Meeple(table.options["farm.enabled"] == "yes")
    table.kinds[meeple.name] = meeple
    table.deal(meeple.name, FOLLOWERS)
    for pieces in implemented(setup, Expansion.pieces):
        table.kinds.update((kind.name, kind) for kind in pieces(setup))
    for prepare in implemented(setup, Expansion.prepare):
        prepare(table)
    for seat in table.seats:
        seat.supply.update(setup.supply)
    for start in setup.start:
        table.put(start.tile, (start.x, start.y), start.rotation)
    return table


@cache
def faces_for(modules: tuple[Expansion, ...]) -> Faces:
    """How tiles look in a game with these modules: the printed segments, and marks that act as segments."""
    seeing = hooks_of(modules).get(Expansion.segments.__name__, ())
    if not seeing:
        return plain_faces

    @cache
    def faces(tile: str) -> tuple[Face, ...]:
        design = designs()[tile]
        extra: tuple[Segment, ...] = ()
        for segments in seeing:
            extra += tuple(segments(design))
        return tuple(Face(design, rotation, extra) for rotation in ROTATIONS)

    return faces
