"""The file of puzzles: a head, then a line for each game (docs/lessons.md)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from rules.puzzles.puzzle import Origin, Position, Puzzle, Rival
from rules.puzzles.shorthand import lengthened

FORMAT: Final = "bastide-puzzles/1"
FILE: Final = Path(__file__).parent / "data" / "puzzles.jsonl"


class PuzzleError(Exception):
    """A file of puzzles that can't be read; the message names the line."""


@cache
def puzzles() -> Mapping[str, Puzzle]:
    """Return every puzzle by its id, in the order of the file."""
    return {puzzle.id: puzzle for puzzle in read(FILE.read_text(encoding="utf-8"))}


def read(text: str) -> Iterator[Puzzle]:
    """Yield the puzzles of a file. Raise `PuzzleError` for a line that can't be read."""
    head, *lines = text.splitlines()
    if json.loads(head).get("format") != FORMAT:
        raise PuzzleError(f"line 1: the format is not {FORMAT}.")
    for number, line in enumerate(lines, 2):
        try:
            yield from _game(json.loads(line))
        except (KeyError, TypeError, ValueError, IndexError) as error:
            raise PuzzleError(f"line {number}: {error!r}") from error


def _game(line: dict[str, Any]) -> Iterator[Puzzle]:
    actions = tuple(lengthened(line["actions"]))
    origin = Origin(line["game"], line["setup"], tuple(line["draws"]), line["chance"], actions)
    for one in line["puzzles"]:
        yield Puzzle(
            origin=origin,
            at=one["at"],
            asks=one["asks"],
            answers=tuple(tuple(lengthened(answer)) for answer in one["answers"]),
            turn=tuple(lengthened(one["turn"])),
            following=tuple(one["next"]),
            reason=one["reason"],
            points=one["points"],
            error=one["error"],
            chance=one["chance"],
            rivals=tuple(Rival(tuple(lengthened(moves)), less) for *moves, less in one["rivals"]),
            difficulty=one["difficulty"],
            position=Position(one["tile"], one["ahead"], one["left"]),
        )
