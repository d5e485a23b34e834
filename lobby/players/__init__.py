"""Guests and accounts."""

from lobby.players.profiles import (
    COLOURS,
    SHAPES,
    change,
    checked,
    has_left_traces,
    here,
    is_here,
    make_guest,
    merge,
    seen,
)

__all__ = [
    "COLOURS",
    "SHAPES",
    "change",
    "checked",
    "has_left_traces",
    "here",
    "is_here",
    "make_guest",
    "merge",
    "seen",
]
