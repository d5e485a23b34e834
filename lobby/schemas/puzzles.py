"""Puzzles: which there are, one as it stands, and what came of a move."""

from __future__ import annotations

from typing import Annotated

from games.schemas.base import Json, Schema, note, one_of
from games.schemas.events import EventSchema, OfferSchema
from games.schemas.matches import HeadlineSchema
from rules.puzzles.puzzle import ASKS, DIFFICULTIES

STATES = ("new", "tried", "shown", "solved")


class PuzzlePositionSchema(Schema):
    """What distinguishes a position in the list."""

    tile: Annotated[str, note("the tile in hand")]
    set: Annotated[str, note("the tile set that its design belongs to")]
    ahead: Annotated[
        int, note("points that the seat has more than the best other one, negative if it is behind")
    ]
    left: Annotated[int, note("tiles left")]


class PuzzleLineSchema(Schema):
    """A puzzle in the list."""

    id: str
    expansions: list[str]
    seats: Annotated[int, note("how many play the game")]
    difficulty: Annotated[str, one_of(DIFFICULTIES)]
    asks: Annotated[
        str, one_of(ASKS), note("the place of the tile alone, or the place and what is done after it")
    ]
    goal: Annotated[str, note("the code of the reason for which the best move is best, docs/analysis.md")]
    state: Annotated[str, one_of(STATES), note("how far the player is; `new` without a session")]
    position: PuzzlePositionSchema


class PuzzleCountsSchema(Schema):
    """How many puzzles there are in all. Those of several expansions count for each."""

    all: int
    base: Annotated[int, note("those without expansions")]
    difficulties: dict[str, int]
    expansions: dict[str, int]


class PuzzleDaySchema(Schema):
    """The daily puzzle. All players get the same one."""

    day: Annotated[str, note("the date in UTC")]
    puzzle: PuzzleLineSchema


class PuzzleProgressSchema(Schema):
    """How far the player is."""

    kept: Annotated[bool, note("false without a session: then nothing is stored")]
    solved: int
    tries: Annotated[int, note("moves tried for the puzzles solved")]
    streak: Annotated[
        int, note("days in a row whose puzzle was solved on that day, up to today or yesterday")
    ]
    longest: Annotated[int, note("the longest such streak")]


class PuzzleListSchema(Schema):
    """The puzzles that were asked for, the one of today, and the player's progress."""

    puzzles: list[PuzzleLineSchema]
    counts: PuzzleCountsSchema
    today: PuzzleDaySchema | None
    progress: PuzzleProgressSchema


class PuzzleSolutionSchema(Schema):
    """What the search found when the puzzle was made."""

    answers: Annotated[list[list[Json]], note("all moves that are right, the best first")]
    turn: Annotated[list[Json], note("all that the seat does in a good turn")]
    following: Annotated[list[Json], note("what may come after it; a placement names its `tile`")]
    reason: Annotated[Json, note("a code and what its sentence names, docs/analysis.md")]
    points: Annotated[float, note("points of lead that the best move is worth more than any wrong one")]
    error: Annotated[float, note("the standard error of `points`")]
    chance: Annotated[float, note("by how much so many points raise the chance to win, 0 to 1")]
    scored: Annotated[int, note("points that the best move scores in its turn")]


class PuzzleVerdictSchema(Schema):
    """What a move is worth."""

    right: bool
    less: Annotated[float, note("points of lead that it is worth less than the best move")]
    sure: Annotated[bool, note("false: it was not searched, and is worth less by at least `less`")]
    scored: Annotated[int, note("points that it scores in its turn")]
    solution: PuzzleSolutionSchema | None


class PuzzlePlaceSchema(Schema):
    """Where a player stands; events are numbered from the position on."""

    offer: OfferSchema
    events: Annotated[list[EventSchema], note("those of the newest action, or of the solution")]
    verdict: Annotated[PuzzleVerdictSchema | None, note("once all that is asked for was done")]


class PuzzleSchema(Schema):
    """A puzzle as a match that begins with the position."""

    match: HeadlineSchema
    place: PuzzlePlaceSchema
    puzzle: PuzzleLineSchema


class PuzzleAnswerSchema(Schema):
    """What came of an action, and the player's progress once it was judged."""

    place: PuzzlePlaceSchema
    progress: PuzzleProgressSchema | None


class PuzzleShownSchema(Schema):
    """A puzzle with its solution played."""

    match: HeadlineSchema
    place: PuzzlePlaceSchema
    puzzle: PuzzleLineSchema
    solution: PuzzleSolutionSchema
