"""One puzzle: a pure function of the puzzle and of the moves that a player has made in it.

The page keeps the moves, and each call replays them; only what came of them is stored (`progress`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import rules
from games.refusals import FEATURE_UNKNOWN, MATCH_NUMBER, MATCH_UNKNOWN
from games.schemas.events import OfferSchema
from lobby import staged
from lobby.models import Player
from lobby.puzzles.listing import line
from lobby.puzzles.progress import note_shown, note_try, progress, states
from lobby.refusals import PUZZLE_DONE
from lobby.schemas import puzzles as schemas
from realtime.refusals import RequestRefused
from rules.puzzles import playing
from rules.puzzles.puzzle import Puzzle
from rules.puzzles.reading import puzzles

Names = tuple[str, str]
Actions = Sequence[dict[str, Any]]


def puzzle_of(name: str) -> Puzzle:
    """Return a puzzle, or raise RequestRefused."""
    found = puzzles().get(name)
    if found is None:
        raise RequestRefused(MATCH_UNKNOWN)
    return found


def read(puzzle: Puzzle, player: Player | None, names: Names) -> schemas.PuzzleSchema:
    """Return the position."""
    game = playing.game_at(puzzle, names)
    place = schemas.PuzzlePlaceSchema(staged.offer(game, puzzle.seat, puzzle.at), [], None)
    return schemas.PuzzleSchema(_headline(puzzle, game), place, _line(puzzle, player))


def act(
    puzzle: Puzzle, player: Player | None, played: Actions, action: dict[str, Any], names: Names
) -> schemas.PuzzleAnswerSchema:
    """Return what an action after the moves `played` has changed, and the verdict if it was the last one.

    Raises RequestRefused with the refusal of the rules, or `puzzle.done` if nothing more was asked for.
    """
    before = after(puzzle, played, names)
    if playing.is_done(puzzle, before):
        raise RequestRefused(PUZZLE_DONE)
    start = before.number
    action = {**action, "seat": puzzle.seat}
    if (refusal := before.check(action)) is not None:
        raise RequestRefused(refusal, number=start - puzzle.at)
    events = staged.events(before, [action])
    made = before.log[puzzle.at :]
    for event in events:
        event.number += start - puzzle.at
    verdict = _verdict(puzzle, made) if playing.is_done(puzzle, before) else None
    if verdict is not None and player is not None:
        note_try(player, puzzle.id, right=verdict.right)
    offer = staged.offer(before, puzzle.seat, puzzle.at)
    if verdict is not None:
        offer.decision = None
    place = schemas.PuzzlePlaceSchema(offer, events, verdict)
    return schemas.PuzzleAnswerSchema(place, None if verdict is None else progress(player))


def show(puzzle: Puzzle, player: Player | None, names: Names) -> schemas.PuzzleShownSchema:
    """Return the position with the solution played, and note that the player has seen it."""
    if player is not None:
        note_shown(player, puzzle.id)
    start, game = playing.game_at(puzzle, names), playing.game_at(puzzle, names)
    playing.play_on(game, puzzle.turn)
    turn = game.log[puzzle.at :]
    events = staged.events(playing.game_at(puzzle, names), turn)
    place = schemas.PuzzlePlaceSchema(OfferSchema(len(events), None, undo=False), events, None)
    match = _headline(puzzle, start)
    match.number = len(events)
    return schemas.PuzzleShownSchema(match, place, _line(puzzle, player), _solution(puzzle))


def after(puzzle: Puzzle, played: Actions, names: Names | None = None) -> rules.Game:
    """Return the game after moves that a player has made, or raise RequestRefused."""
    game = playing.game_at(puzzle, names)
    try:
        for action in played:
            if playing.is_done(puzzle, game):
                raise RequestRefused(PUZZLE_DONE)
            game.apply({**action, "seat": puzzle.seat})
    except rules.IllegalAction as error:
        raise RequestRefused(error.refusal, number=game.number - puzzle.at) from error
    return game


def feature_at(puzzle: Puzzle, x: int, y: int, name: str) -> dict[str, Any]:
    """Return the whole feature under a spot of the position, or raise RequestRefused."""
    found = rules.feature(playing.game_at(puzzle), x, y, name)
    if found is None:
        raise RequestRefused(FEATURE_UNKNOWN)
    return found


def outcome(puzzle: Puzzle, place: tuple[str, int, int, int]) -> dict[str, Any]:
    """Return what a placement of the tile in hand would bring; raise RequestRefused if it is not legal."""
    game = playing.game_at(puzzle)
    if place[0] != game.state.hand:
        raise RequestRefused(MATCH_NUMBER)
    try:
        found = rules.outcome(game, *place, puzzle.seat)
    except rules.IllegalAction as error:
        raise RequestRefused(error.refusal) from error
    return {"tile": place[0], "number": 0, "features": found["features"], "scored": found["scored"]}


def _headline(puzzle: Puzzle, game: rules.Game) -> Any:
    return staged.headline(puzzle.id, game, game, puzzle.seat)


def _line(puzzle: Puzzle, player: Player | None) -> schemas.PuzzleLineSchema:
    return line(puzzle, states(player).get(puzzle.id, "new"))


def _verdict(puzzle: Puzzle, made: Actions) -> schemas.PuzzleVerdictSchema:
    found = playing.judge(puzzle, made)
    return schemas.PuzzleVerdictSchema(
        found.right,
        found.less,
        found.sure,
        playing.at_once(puzzle, made),
        _solution(puzzle) if found.right else None,
    )


def _solution(puzzle: Puzzle) -> schemas.PuzzleSolutionSchema:
    return schemas.PuzzleSolutionSchema(
        answers=[list(answer) for answer in puzzle.answers],
        turn=list(puzzle.turn),
        following=list(puzzle.following),
        reason=dict(puzzle.reason),
        points=puzzle.points,
        error=puzzle.error,
        chance=puzzle.chance,
        scored=playing.at_once(puzzle, puzzle.answers[0]),
    )
