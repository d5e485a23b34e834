"""The analysis of a finished match (docs/analysis.md): how far it is, and what it says so far.

Events have the numbers of the match's log, so that the page of the replay can go there.
"""

from __future__ import annotations

from typing import Annotated

from games.models import Analysis
from games.schemas.base import UNSET, Json, Optional, Schema, note, one_of
from realtime.refusals import RefusalSchema

State = Annotated[
    str,
    one_of(["none", *Analysis.State.values]),
    note("`none`: nobody has asked for it yet, or only of an older version."),
]
Grade = Annotated[str, one_of(["slip", "mistake", "blunder"])]


class MomentSchema(Schema):
    """The chances to win before an event; the last moment is after the last event."""

    event: int
    chances: Annotated[list[float], note("Of each seat, 0 to 1; they add up to 1.")]


class MistakeReasonSchema(Schema):
    """Why another way was better: a code of docs/analysis.md, and what its sentence names."""

    code: str
    points: float
    kind: str | Optional = UNSET
    x: int | Optional = UNSET
    y: int | Optional = UNSET
    seat: int | Optional = UNSET
    count: int | Optional = UNSET


class MistakeSchema(Schema):
    """A way to use a tile that was clearly worse than another one."""

    grade: Grade
    event: Annotated[int, note("Where the tile was placed.")]
    played: list[Json]
    best: list[Json]
    line: Annotated[list[Json], note("Actions that may follow `best`; a placement names its `tile`.")]
    chance: Annotated[float, note("By how much `best` raises the chance to win, 0 to 1.")]
    points: float
    error: Annotated[float, note("Standard error of `points`.")]
    reason: MistakeReasonSchema


class AnalysedTurnSchema(Schema):
    """One turn, or a piece of one that others interrupted."""

    turn: int
    seat: int
    event: int
    last_event: int
    tile: str | None
    tiles: list[str]
    chances: Annotated[list[float], note("Of each seat, before the turn.")]
    expected: Annotated[list[float], note("Points of each seat at the end, as expected before the turn.")]
    luck: float
    luck_error: float
    choice: Annotated[float, note("Points of lead that the choices cost, at most 0.")]
    choice_error: float
    bids: list[float]
    mistake: MistakeSchema | None
    failed: Annotated[bool, note("The search failed here: luck, choice and bids are 0 for want of it.")]


class SeatAnalysisSchema(Schema):
    """Where the lead of a seat came from: `luck`, `choices`, `bids` and `rest` add up to `margin`."""

    seat: int
    margin: float
    luck: float
    choices: float
    bids: float
    rest: float
    error: Annotated[float, note("Standard error of luck and choices together.")]
    own_luck: float
    own_choices: float


class MistakeCountSchema(Schema):
    """How many mistakes of each grade a seat made."""

    slip: int
    mistake: int
    blunder: int


class AnalysisSummarySchema(Schema):
    """The whole game, or the turns of it that are there."""

    final: list[int]
    winners: list[int]
    margin: float
    seats: list[SeatAnalysisSchema]
    mistakes: list[MistakeCountSchema]
    complete: bool


class AnalysisSchema(Schema):
    """The analysis of a match."""

    state: State
    place: Annotated[int | None, note("In the queue, from 1; null unless `state` is `waiting`.")]
    turns_done: int
    turns_total: Annotated[int, note("0 while it is not known.")]
    seconds_left: Annotated[float | None, note("An estimate; null while nothing can be said.")]
    may_cancel: Annotated[bool, note("Whether who asks may cancel it now.")]
    version: Annotated[int, note("Of the analysis; turns of another one must be dropped.")]
    graph: Annotated[list[MomentSchema], note("Complete in every state, unless the match does not replay.")]
    turns: Annotated[list[AnalysedTurnSchema], note("The last turn first, without the first `after`.")]
    summary: Annotated[AnalysisSummarySchema | None, note("Null until the first turn is there.")]
    refusal: Annotated[RefusalSchema | None, note("Why it can't be made, or why it failed.")]
