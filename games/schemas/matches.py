"""Matches in a list, and one match with everything but its events."""

from __future__ import annotations

from typing import Annotated

from games.models import Match, Seat
from games.schemas.base import UNSET, Json, Optional, Schema, Stamp, note, one_of
from games.schemas.chat import ChatSchema
from games.schemas.clocks import ClockSchema

Status = Annotated[str, one_of(Match.Status.values)]
SeatKind = Annotated[str, one_of(Seat.Kind.values)]


class TurnSchema(Schema):
    """Whose decision it is."""

    seat: int


class LineSeatSchema(Schema):
    """A seat in a list of matches."""

    index: int
    name: str
    kind: SeatKind
    player: str | None
    score: int
    rank: int | None


class HeadlineSeatSchema(Schema):
    """A seat of a match."""

    index: int
    name: str
    kind: SeatKind
    bot: str | None
    player: str | None
    left: bool
    here: bool
    score: int
    rank: int | None


class LineSchema(Schema):
    """A match in a list."""

    id: str
    status: Status
    number: int
    edition: str
    expansions: list[str]
    seats: list[LineSeatSchema]
    clock: ClockSchema
    turn: TurnSchema | None
    due: Stamp | None
    your_turn: bool
    started: Stamp
    ended: Stamp | None
    listed: bool


class PageSchema(Schema):
    """A page of matches."""

    count: int
    page: int
    pages: int
    matches: list[LineSchema]


class LobbySeatSchema(Schema, omit_defaults=True):
    """A seat of a match in the lobby. Keys that would say nothing are left out."""

    index: int
    name: str
    kind: SeatKind
    score: int
    rank: int | None = None


class LobbyLineSchema(Schema, omit_defaults=True):
    """What the lobby's lists show of a match; `GET /api/matches` has more. Finished ones have no clock."""

    id: str
    status: Status
    expansions: list[str]
    seats: list[LobbySeatSchema]
    clock: ClockSchema | Optional = UNSET
    turn: TurnSchema | None = None
    your_turn: bool = False
    ended: Stamp | None = None


class LobbyPageSchema(Schema):
    """A page of finished matches in the lobby."""

    count: int
    page: int
    pages: int
    matches: list[LobbyLineSchema]


class HeadlineSchema(Schema):
    """Everything about a match but its events. `view` is the view at number 0."""

    id: str
    status: Status
    number: int
    created: Stamp
    started: Stamp | None
    ended: Stamp | None
    seats: list[HeadlineSeatSchema]
    setup: Json
    bag: dict[str, int]
    stack: Annotated[
        dict[str, int],
        note("The depth of tiles that are not shuffled among all (0): lower numbers come first."),
    ]
    view: Json
    commitment: str | None
    salts: list[str]
    seed: str | None
    order: list[str] | None
    clock: ClockSchema
    table: str | None
    art: Annotated[str, note("The digest under which /art/ has the drawings of its tiles.")]
    turn: TurnSchema | None
    spectators: int
    rematch: str | None


class ViewerSeatSchema(Schema):
    """The seat of the client in the match, or none for a spectator."""

    seat: int | None


class WelcomeMessage(Schema, tag_field="t", tag="welcome"):
    """The answer to a hello; events up to `number` follow."""

    match: HeadlineSchema
    you: ViewerSeatSchema
    number: int
    chat: list[ChatSchema]
    now: Stamp


class ViewMessage(Schema, tag_field="t", tag="view"):
    """The view after event `number`, in the place of the events up to it; `hash` as in that event."""

    number: int
    view: Json
    hash: str


class PresenceMessage(Schema, tag_field="t", tag="presence"):
    """Which players are here, and how many spectators."""

    seats: list[bool]
    spectators: int


class StatusMessage(Schema, tag_field="t", tag="status"):
    """The status of a match has changed, or its seats. `seed` is there when the match is over."""

    status: Status
    seats: list[HeadlineSeatSchema]
    rematch: str | None
    seed: str | Optional | None = UNSET


class MatchIdSchema(Schema):
    """A new match."""

    id: str


class TableIdSchema(Schema):
    """The table of the rematch."""

    table: str
