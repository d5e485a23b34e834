"""Answers in advance, as their own player sees them."""

from __future__ import annotations

from typing import Annotated

from games.schemas.base import Json, Schema, note


class SeatAnswersSchema(Schema):
    """The answers of one seat."""

    seat: int
    answers: Annotated[list[Json], note("Each has its `kind`, and the fields of that kind.")]


class AnswersSchema(Schema):
    """The answers in advance of the client's own seats. Nobody else gets them."""

    kinds: Annotated[list[str], note("The kinds of answers that this game has.")]
    held: list[SeatAnswersSchema]


class AnswersMessage(AnswersSchema, tag_field="t", tag="answers"):
    """The same over a socket: they were changed, used or dropped."""
