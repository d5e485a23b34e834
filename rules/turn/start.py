"""The start of a game: supplies dealt, modules prepared, start tiles on the board (clauses SETUP)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache, lru_cache

from rules.board.board import Board
from rules.board.fitting import Faces
from rules.board.pieces import FOLLOWERS, Meeple
from rules.hooks import RuleModule, every, hooks_of, implemented, notify
from rules.setup.options import Value
from rules.setup.setup import Setup
from rules.state.state import GameState
from rules.tiles.catalogue import designs, plain_faces
from rules.tiles.design import Face
from rules.tiles.geometry import ROTATIONS

# So many combinations of modules and options keep the faces of their tiles.
KEPT = 64
# The first revision of the rules in which a feature with two segments on a tile is named by the catalogue's
# first; in older games by the one with the first spot.
CATALOGUED_SINCE = 6


def new_state(setup: Setup) -> GameState:
    """Return the state of a game before its first turn."""
    state = GameState(setup, Board(faces_for(setup)))
    meeple = Meeple(setup.grounds())
    state.deal(meeple.name, FOLLOWERS)
    kinds = (meeple, *every(RuleModule.pieces, setup))
    state.kinds = {kind.name: kind for kind in kinds}
    notify(RuleModule.prepare, state)
    for seat in state.seats:
        seat.supply.update(setup.supply)
    for start in setup.start:
        state.put(start.tile, (start.x, start.y), start.rotation)
    return state


def usual_supply(setup: Setup) -> dict[str, int]:
    """Return the pieces that each seat starts with, and how many, if `supply` of the setup says nothing."""
    return dict(new_state(replace(setup, supply={})).seats[0].supply)


def faces_for(setup: Setup) -> Faces:
    """Return how tiles look in a game with this setup.

    The printed segments, as the modules in play see them.
    """
    by_ports = setup.revision < CATALOGUED_SINCE
    if not by_ports and not implemented(setup, RuleModule.segments):
        return plain_faces
    return _faces(setup.modules, tuple(sorted(setup.options.items())), by_ports)


@lru_cache(KEPT)
def _faces(modules: tuple[RuleModule, ...], options: tuple[tuple[str, Value], ...], by_ports: bool) -> Faces:
    adjusting = hooks_of(modules)[RuleModule.segments]
    values: Mapping[str, Value] = dict(options)

    @cache
    def faces(tile: str) -> tuple[Face, ...]:
        design = designs()[tile]
        segments = design.segments
        for adjust in adjusting:
            segments = adjust(values, design, segments)
        return tuple(Face(design, rotation, segments, by_ports=by_ports) for rotation in ROTATIONS)

    return faces
