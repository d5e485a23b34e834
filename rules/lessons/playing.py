"""The game of a lesson, before its first action or at any point of its script."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from rules.chance import Results
from rules.game import Game
from rules.lessons.lesson import Lesson
from rules.notation import parse_board
from rules.setup.reader import CheckedSetup as Setup
from rules.setup.reader import layers_of

NAMES: Final = ("Robin", "Alba")


@dataclass(frozen=True)
class LastTiles(Setup):
    """A setup whose bag holds just these tiles, so that the game ends with them."""

    only: tuple[str, ...] = ()

    def bag(self) -> list[str]:
        """Return the tiles that are left, sorted."""
        return sorted(self.only)


def setup_of(lesson: Lesson, names: Sequence[str] = NAMES) -> Setup:
    """Return the setup with the names of its seats; the learner has the first."""
    data = {**lesson.data, "seats": list(names)}
    if lesson.board is not None:
        data["start"] = parse_board(lesson.board).start()
    if not lesson.last:
        return Setup.from_json(data)
    small = LastTiles.from_json(data)
    kept = replace(small, only=lesson.draws)
    return replace(kept, layers=layers_of(kept, lesson.draws))


def start(lesson: Lesson, names: Sequence[str] = NAMES) -> Game:
    """Return the game before its first action. Raises ValueError for more copies of a tile than there are."""
    setup = setup_of(lesson, names)
    rest = list(setup.bag())
    for tile in lesson.draws:
        if tile not in rest:
            raise ValueError(f"{lesson.name}: it draws {tile} more often than the game has it.")
        rest.remove(tile)
    return Game(setup, [*lesson.draws, *rest], Results(lesson.chance))


def game_at(lesson: Lesson, at: int, names: Sequence[str] = NAMES) -> Game:
    """Return the game after `at` of the learner's actions and the replies to them."""
    game = start(lesson, names)
    for action in lesson.log(at):
        game.apply(action)
    return game
