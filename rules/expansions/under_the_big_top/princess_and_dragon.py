"""Acrobats and the magic portal, and the fairy beside a pyramid (ACRO-2, TOP-9)."""

from __future__ import annotations

from collections.abc import Callable

from rules.board.features import Figure, Placed
from rules.expansions.princess_and_dragon.dragon_and_fairy import FAIRY
from rules.expansions.princess_and_dragon.fairy import company
from rules.expansions.princess_and_dragon.portal import MARK
from rules.state.state import GameState


def through_portal(placed: Placed) -> bool:
    """Return whether the tile just placed takes followers to any other tile."""
    return MARK in placed.face.design.marks


def favour_all(state: GameState, fellows: Callable[[GameState, Figure], list[Figure]]) -> None:
    """Let the fairy count for all acrobats of the pyramid with which she stands (TOP-9)."""
    if FAIRY.name in state.slots:
        company(state).fellows = fellows
