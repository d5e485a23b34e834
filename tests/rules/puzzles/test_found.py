"""A sample of the puzzles, judged again in futures that nobody has looked at: the answer still stands."""

from __future__ import annotations

from random import Random

import pytest

from rules.bots import BotView
from rules.puzzles import playing
from rules.puzzles.puzzle import Puzzle
from rules.puzzles.reading import puzzles
from tools.puzzles.comparing import Comparison
from tools.puzzles.effort import AGAIN

ALL = list(puzzles().values())
SAMPLE = Random(4).sample(ALL, min(4, len(ALL)))


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: puzzle.id)
def test_answer_is_best_in_other_futures_too(puzzle: Puzzle) -> None:
    table = Comparison(BotView.of(playing.game_at(puzzle)), f"other {puzzle.id}")
    moves = [*puzzle.answers, *(rival.actions for rival in puzzle.rivals[:3])]
    best, *others = table.judge([list(move) for move in moves], AGAIN)
    assert tuple(best.actions) in puzzle.answers
    wrong = [move for move in others if tuple(move.actions) not in puzzle.answers]
    # Each look has an error of its own: half of the bound must be there again.
    assert all(table.clear(move.less, 0.5) for move in wrong)
