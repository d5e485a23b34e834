"""Lessons: which there are, and where a learner stands in one."""

from __future__ import annotations

from typing import Annotated

from games.schemas.base import Json, Schema, note
from games.schemas.events import EventSchema, OfferSchema
from games.schemas.matches import HeadlineSchema


class LessonLineSchema(Schema):
    """A lesson in the list."""

    name: str
    expansion: Annotated[str | None, note("the expansion it teaches; None for the base game")]
    steps: Annotated[list[str], note("the names of its steps")]
    length: Annotated[int, note("how many actions the learner plays")]


class LessonListSchema(Schema):
    """All lessons, in the order in which they are best taken."""

    lessons: list[LessonLineSchema]


class LessonPlaceSchema(Schema):
    """Where a learner stands: after `at` actions, of which `nth` are of this step."""

    at: int
    step: Annotated[int, note("from 0; the number of steps when the lesson is done")]
    nth: Annotated[int, note("how many actions of the step are played")]
    wanted: Annotated[Json | None, note("the action that the lesson waits for")]
    offer: OfferSchema
    events: Annotated[list[EventSchema], note("those after the position before")]


class LessonSchema(Schema):
    """A lesson as it stands: a match with its events so far."""

    match: HeadlineSchema
    place: LessonPlaceSchema
