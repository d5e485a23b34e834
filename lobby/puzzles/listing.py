"""The list of puzzles."""

from __future__ import annotations

from collections import Counter
from functools import cache

from lobby.models import Player
from lobby.puzzles.daily import puzzle_of_day, today
from lobby.puzzles.progress import progress, states
from lobby.schemas.puzzles import (
    PuzzleCountsSchema,
    PuzzleDaySchema,
    PuzzleLineSchema,
    PuzzleListSchema,
    PuzzlePositionSchema,
)
from rules.puzzles.puzzle import Puzzle
from rules.puzzles.reading import puzzles
from rules.tiles.catalogue import designs

BASE = "base"


def listed(player: Player | None, expansion: str = "", difficulty: str = "") -> PuzzleListSchema:
    """Return the puzzles with this expansion (`base`: with none) and difficulty; all if they are empty."""
    known, day = states(player), today()
    lines = {name: line(puzzle, known.get(name, "new")) for name, puzzle in puzzles().items()}
    daily = puzzle_of_day(day, lines)
    return PuzzleListSchema(
        [one for one in lines.values() if _wanted(one, expansion, difficulty)],
        _counts(),
        None if daily is None else PuzzleDaySchema(day.isoformat(), lines[daily]),
        progress(player),
    )


def line(puzzle: Puzzle, state: str) -> PuzzleLineSchema:
    """Return a puzzle as the list shows it."""
    tile = puzzle.position.tile
    return PuzzleLineSchema(
        puzzle.id,
        list(puzzle.expansions),
        len(puzzle.origin.setup["seats"]),
        puzzle.difficulty,
        puzzle.asks,
        puzzle.reason["code"],
        state,
        PuzzlePositionSchema(tile, designs()[tile].set, puzzle.position.ahead, puzzle.position.left),
    )


def _wanted(one: PuzzleLineSchema, expansion: str, difficulty: str) -> bool:
    fits = not expansion or (expansion in one.expansions if expansion != BASE else not one.expansions)
    return fits and difficulty in ("", one.difficulty)


@cache
def _counts() -> PuzzleCountsSchema:
    found = puzzles().values()
    return PuzzleCountsSchema(
        all=len(found),
        base=sum(not puzzle.expansions for puzzle in found),
        difficulties=dict(Counter(puzzle.difficulty for puzzle in found)),
        expansions=dict(Counter(name for puzzle in found for name in puzzle.expansions)),
    )
