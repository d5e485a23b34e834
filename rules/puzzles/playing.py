"""The position of a puzzle, the moves tried in it, and whether they are right."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from rules.chance import Results
from rules.decisions import Action
from rules.game import Game
from rules.problems import IllegalAction
from rules.puzzles.alike import lowest
from rules.puzzles.puzzle import Position, Puzzle
from rules.setup.reader import CheckedSetup as Setup
from rules.state.state import GameState


@dataclass(frozen=True)
class Judgement:
    """Whether a move is right, and by how many points it is worse than the best.

    `sure` is False for a move that was not searched: it is worse by at least so many points.
    """

    right: bool
    less: float
    sure: bool


def setup_of(puzzle: Puzzle, names: Sequence[str] | None = None) -> Setup:
    """Return the setup; `names` are those of the seat to solve it for and of the one after it."""
    data: Mapping[str, Any] = puzzle.origin.setup
    if names is None:
        return Setup.from_json(data)
    seats = list(data["seats"])
    for offset, name in enumerate(names):
        seats[(puzzle.seat + offset) % len(seats)] = name
    return Setup.from_json({**data, "seats": seats})


def game_at(puzzle: Puzzle, names: Sequence[str] | None = None) -> Game:
    """Return the game at the position.

    It knows no tile that comes after the last puzzle of its game; it then waits for a draw.
    """
    origin, results = puzzle.origin, Results(dict(puzzle.origin.chance))
    actions = origin.actions[: puzzle.at]
    return Game.resumed(setup_of(puzzle, names), origin.draws, actions, results)


def position_of(state: GameState, seat: int) -> Position:
    """Return what distinguishes a position in which the seat has a tile in hand."""
    scores = [one.score for one in state.seats]
    best = max(score for other, score in enumerate(scores) if other != seat)
    return Position(state.hand or "", scores[seat] - best, state.tiles_left)


def is_done(puzzle: Puzzle, game: Game) -> bool:
    """Return whether the moves made since the position are all that the puzzle asks for."""
    made = game.number - puzzle.at
    wanted = 1 if puzzle.asks == "tile" else 2
    decision = game.decision
    return made >= wanted or (
        made > 0 and (decision is None or decision.kind != "act" or decision.seat != puzzle.seat)
    )


def judge(puzzle: Puzzle, moves: Sequence[Action]) -> Judgement:
    """Return what legal moves, made in the position, are worth."""
    first, *rest = moves
    made = (lowest(game_at(puzzle).state, first), *rest)
    if made in puzzle.answers:
        return Judgement(right=True, less=0.0, sure=True)
    for rival in puzzle.rivals:
        if made[: len(rival.actions)] == rival.actions:
            return Judgement(right=False, less=rival.less, sure=True)
    return Judgement(right=False, less=puzzle.points, sure=False)


def at_once(puzzle: Puzzle, moves: Iterable[Action]) -> int:
    """Return the points that the seat scores if the turn ends after these moves."""
    game = game_at(puzzle)
    before = len(game.state.scored)
    play_on(game, [*moves, {"seat": puzzle.seat, "type": "end_turn"}])
    entries = game.state.scored[before:]
    return sum(entry["points"] for entry in entries if entry["seat"] == puzzle.seat)


def play_on(game: Game, actions: Iterable[Action]) -> None:
    """Play actions up to the first that is not legal, as one that waits for chance or for another seat."""
    with suppress(IllegalAction):
        for action in actions:
            game.apply(action)
