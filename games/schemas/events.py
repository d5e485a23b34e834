"""The stream of a match, and what is legal after it."""

from __future__ import annotations

from typing import Annotated

from games.schemas.base import UNSET, Json, Optional, Schema, Stamp, note


class EventSchema(Schema):
    """A row of the log and what it changed in the view."""

    number: int
    seat: int
    action: Json
    at: Stamp
    change: Json
    hash: str
    in_advance: Annotated[
        bool | Optional, note("The player had answered in advance; left out where the player was asked.")
    ] = UNSET


class EventsSchema(Schema):
    """A piece of the stream; `number` is the match's newest event."""

    number: int
    events: list[EventSchema]


class EventPageSchema(Schema):
    """A full page of events, which never changes."""

    page: int
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


class EventsMessage(Schema, tag_field="t", tag="events"):
    """New events, or those that a hello asked for."""

    events: list[EventSchema]


class OfferMessage(OfferSchema, tag_field="t", tag="offer"):
    """The same over a socket."""


class TakenMessage(Schema, tag_field="t", tag="taken"):
    """The command with this id is event `number`."""

    id: str
    number: int


class ResyncMessage(Schema, tag_field="t", tag="resync"):
    """No more events come before the next hello."""


class AcceptedSchema(Schema):
    """The command is event `number`."""

    number: int
