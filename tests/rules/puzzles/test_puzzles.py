"""Every stored puzzle replays, its answers are legal and right, and what is wrong is refused as wrong."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rules import Game, Record, Setup
from rules.analysis.results import REASON_CODES
from rules.decisions import Action
from rules.puzzles import playing
from rules.puzzles.alike import alike, lowest
from rules.puzzles.puzzle import ASKS, DIFFICULTIES, Puzzle
from rules.puzzles.reading import PuzzleError, puzzles, read
from rules.puzzles.shorthand import lengthened, shortened

ALL = list(puzzles().values())
# From when a move is clearly best.
POINTS, CHANCE = 6.0, 0.08


def strictly(puzzle: Puzzle) -> Game:
    """Return the game at the position, each action checked by the rules."""
    origin = puzzle.origin
    setup = Setup.from_json(dict(origin.setup))
    record = Record(setup, list(origin.draws), chance=dict(origin.chance))
    game = record.start()
    for action in origin.actions[: puzzle.at]:
        game.apply(action)
    return game


def made(puzzle: Puzzle, moves: tuple[Action, ...]) -> Game:
    game = playing.game_at(puzzle)
    for action in moves:
        assert game.check(action) is None, (puzzle.id, action)
        game.apply(action)
    return game


def test_there_are_puzzles_of_every_difficulty_with_and_without_expansions() -> None:
    assert {puzzle.difficulty for puzzle in ALL} == set(DIFFICULTIES)
    assert {puzzle.asks for puzzle in ALL} == set(ASKS)
    assert {bool(puzzle.expansions) for puzzle in ALL} == {True, False}
    assert max(Counter(puzzle.id for puzzle in ALL).values()) == 1


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)
def test_position_is_legal_and_asks_its_seat_for_a_tile(puzzle: Puzzle) -> None:
    game = strictly(puzzle)
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == ("place_tile", puzzle.seat)
    assert playing.position_of(game.state, puzzle.seat) == puzzle.position
    assert playing.game_at(puzzle, ("Me", "You")).state.seats[puzzle.seat].name == "Me"
    assert {*puzzle.origin.setup["expansions"]} == {*puzzle.expansions}


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)
def test_answers_are_legal_and_right_however_the_tile_is_turned(puzzle: Puzzle) -> None:
    start = playing.game_at(puzzle)
    assert start.state.hand is not None
    for answer in puzzle.answers:
        assert playing.is_done(puzzle, made(puzzle, answer))
        for rotation in alike(start.state, start.state.hand, answer[0]["rotation"]):
            turned = ({**answer[0], "rotation": rotation}, *answer[1:])
            assert playing.judge(puzzle, turned) == playing.Judgement(right=True, less=0.0, sure=True)
    assert puzzle.answers[0] == puzzle.turn[: len(puzzle.answers[0])] or puzzle.asks == "tile"


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)
def test_every_other_place_is_wrong_and_the_rivals_are_worse_by_the_bounds(puzzle: Puzzle) -> None:
    start = playing.game_at(puzzle)
    right = {repr(answer[0]) for answer in puzzle.answers}
    wrong = [action for action in start.legal() if repr(lowest(start.state, action)) not in right]
    assert len(wrong) >= 2
    for action in wrong:
        found = playing.judge(puzzle, [action, {"seat": puzzle.seat, "type": "end_turn"}])
        assert not found.right
        assert found.less >= puzzle.points
    assert puzzle.points >= POINTS - 0.05 or puzzle.chance >= CHANCE - 0.0005
    for rival in puzzle.rivals:
        made(puzzle, rival.actions)
        assert rival.less >= puzzle.points
        assert rival.actions not in puzzle.answers


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)
def test_reason_names_what_its_sentence_needs(puzzle: Puzzle) -> None:
    reason, seats = dict(puzzle.reason), range(len(puzzle.origin.setup["seats"]))
    assert reason["code"] in REASON_CODES
    assert isinstance(reason["points"], int | float)
    assert reason.get("seat", 0) in seats
    assert playing.at_once(puzzle, puzzle.answers[0]) >= 0


def test_figure_that_a_puzzle_asks_for_is_judged_too() -> None:
    puzzle = next(one for one in ALL if one.asks == "turn")
    place, *_ = puzzle.answers[0]
    game = made(puzzle, (place,))
    assert not playing.is_done(puzzle, game)
    others = [(place, action) for action in game.legal() if (place, action) not in puzzle.answers]
    assert others
    assert not any(playing.judge(puzzle, moves).right for moves in others)


def test_actions_are_written_short_and_read_back() -> None:
    for puzzle in ALL:
        assert lengthened(shortened(puzzle.origin.actions)) == list(puzzle.origin.actions)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"format":"other"}', "line 1"),
        ('{"format":"bastide-puzzles/1"}\n{"game":1}', "line 2: KeyError"),
        ('{"format":"bastide-puzzles/1"}\n{', "line 2: JSONDecodeError"),
        (
            '{"format":"bastide-puzzles/1"}\n{"game":1,"setup":{},"draws":[],"chance":{},"actions":[[0,"a","b"]],"puzzles":[]}',
            "line 2: ValueError",
        ),
    ],
)
def test_file_that_is_wrong_names_its_line(text: str, said: str) -> None:
    with pytest.raises(PuzzleError, match=said):
        list(read(text))


def rotations(tile: str) -> list[list[int]]:
    state: Any = Game(Setup.from_json({"seats": ["A", "B"]}), []).state
    return [alike(state, tile, rotation) for rotation in (0, 90)]


def test_rotations_that_look_alike() -> None:
    assert rotations("BA/L") == [[0, 90, 180, 270]] * 2
    assert rotations("BA/RFr") == [[0, 180], [90, 270]]
    assert rotations("BA/CRRR") == [[0], [90]]
