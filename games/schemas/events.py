"""The stream of a match, and what is legal after it."""

from __future__ import annotations

from typing import Any

from games.schemas.base import UNSET, Json, Optional, Schema, Stamp


class EventSchema(Schema):
    """A row of the log and what it changed in the view."""

    number: int
    seat: int
    action: Json
    at: Stamp
    change: Json
    hash: str


class EventsSchema(Schema):
    """A piece of the stream; `number` is the match's newest event."""

    number: int
    events: list[EventSchema]


class DecisionSchema(Schema):
    """What is to be decided; `actions` only for the seat that decides."""

    seat: int
    kind: str
    about: Json | Optional = UNSET
    actions: list[Json] | Optional = UNSET


class OfferSchema(Schema):
    """What is legal after event `number`."""

    number: int
    decision: DecisionSchema | None
    undo: bool


class OfferMessage(OfferSchema, tag_field="t", tag="offer"):
    """The same over a socket."""


class AcceptedSchema(Schema):
    """The command is event `number`."""

    number: int


def decision(seen: dict[str, Any], actions: list[Json] | Optional = UNSET) -> DecisionSchema:
    """Make the payload of a view's decision, with the legal actions for the seat that decides."""
    return DecisionSchema(seen["seat"], seen["kind"], seen.get("about", UNSET), actions)
