"""Puzzles over HTTP (docs/lessons.md): the list, positions and the moves tried in them, progress."""

from lobby.puzzles.listing import listed
from lobby.puzzles.positions import act, after, feature_at, outcome, puzzle_of, read, show

__all__ = ["act", "after", "feature_at", "listed", "outcome", "puzzle_of", "read", "show"]
