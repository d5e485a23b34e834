"""Matches in a list, and one match with everything but its events."""

from __future__ import annotations

from typing import Annotated

from games.models import Match, Seat
from games.schemas.answers import AnswersSchema
from games.schemas.base import UNSET, Json, Optional, Schema, Stamp, note, one_of
from games.schemas.chat import ChatSchema
from games.schemas.clocks import ClockSchema
from games.schemas.events import EventSchema
from realtime.refusals import RefusalSchema

Status = Annotated[str, one_of(Match.Status.values)]
Aids = Annotated[
    str,
    one_of(Match.Aids.values),
    note("How much the page helps; in a `tournament` the server gives no aids until the match is over."),
]
SeatKind = Annotated[str, one_of(Seat.Kind.values)]


Deleted = Annotated[
    bool | Optional,
    note("The player was deleted: show words of the reader's language in the place of `name`."),
]
Guest = Annotated[bool | Optional, note("The player is a guest without an account.")]
Absent = Annotated[
    bool | Optional, note("The player was away for so long that another one claimed the match.")
]
Hints = Annotated[
    int | Optional, note("How many times the player was given ideas (`hint`); left out where it is 0.")
]
ClaimDays = Annotated[
    int, note("After how many days without all others a player may claim the match; 0 is never.")
]


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
    deleted: Deleted = UNSET
    guest: Guest = UNSET
    absent: Absent = UNSET


class HeadlineSeatSchema(Schema):
    """A seat of a match."""

    index: int
    name: str
    kind: SeatKind
    bot: str | None
    player: str | None
    companion: Annotated[bool, note("Another person at the device of `player`, who has a seat too.")]
    left: bool
    here: bool
    score: int
    rank: int | None
    deleted: Deleted = UNSET
    guest: Guest = UNSET
    absent: Absent = UNSET
    hints: Hints = UNSET


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
    spectators: Annotated[int | Optional, note("How many watch; left out in some lists.")] = UNSET
    moved: Annotated[Stamp | Optional, note("When the last move was made; left out in some lists.")] = UNSET


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
    deleted: Deleted = UNSET
    guest: Guest = UNSET
    absent: Absent = UNSET


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
    spectators: int = 0
    moved: Annotated[Stamp | None, note("When the last move was made, in a match that is being played.")] = (
        None
    )


class LobbyPageSchema(Schema):
    """A page of finished matches in the lobby."""

    count: int
    page: int
    pages: int
    next: Annotated[str | None, note("`after` for the next page; null at the last.")]
    matches: list[LobbyLineSchema]


class EndingSchema(Schema):
    """An open offer to end the match as it stands; it ends when nobody is `asked` any more."""

    seat: Annotated[int, note("Who made the offer.")]
    agreed: list[int]
    asked: list[int]
    until: Annotated[int, note("The offer has lapsed once the match has this number of events.")]


class ReplayNoteSchema(Schema, kw_only=True):
    """Why a match from a game file is not, or not surely, the game that the file records."""

    revision: Annotated[int, note("The revision of the rules by which it was played here.")]
    stopped: Annotated[
        int | Optional, note("The file's first event that these rules refuse; the match has those before it.")
    ] = UNSET
    refusal: Annotated[RefusalSchema | Optional, note("Why that event was refused.")] = UNSET
    newer: Annotated[
        int | Optional,
        note("The revision of the rules that the file states, newer than those by which it is shown."),
    ] = UNSET
    differs: Annotated[
        int | Optional, note("The file's first event that leads elsewhere than its hash says.")
    ] = UNSET


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
    bag: Annotated[dict[str, int], note("Empty in a tournament until the match is over.")]
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
    listed: Annotated[bool, note("False for a private match: strangers get no picture and no frame of it.")]
    aids: Aids
    claim_days: Annotated[ClaimDays | Optional, note("Left out where it is 0.")] = UNSET
    ending: Annotated[
        EndingSchema | Optional, note("An open offer to end the match together; left out without one.")
    ] = UNSET
    replay_note: Annotated[
        ReplayNoteSchema | Optional, note("Left out but for a game file that was not replayed as a whole.")
    ] = UNSET


class NewestPageSchema(Schema):
    """For spectators without a socket: the headline, and the events after the last full page."""

    pages: Annotated[int, note("Full pages before it, of 100 events each; they never change.")]
    number: int
    match: HeadlineSchema
    events: list[EventSchema]


class ViewerSeatSchema(Schema):
    """The seat of the client in the match, or none for a spectator."""

    seat: int | None
    seats: Annotated[
        list[int] | Optional,
        note(
            "All seats that the client acts for, `seat` first. Left out where persons do not share a device."
        ),
    ] = UNSET
    answers: Annotated[
        AnswersSchema | Optional, note("Answers in advance of these seats; left out for spectators.")
    ] = UNSET


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


class AbandonedSchema(Schema):
    """When the player who asks may claim the match, and why not now."""

    days: ClaimDays
    claimable: bool
    since: Annotated[Stamp | None, note("The others are away, and the match waits for one of them, since.")]
    seats: Annotated[list[int], note("The seats of players who would count as having left.")]
    refusal: Annotated[RefusalSchema | None, note("Why it can't be claimed now.")]


class StatusMessage(Schema, tag_field="t", tag="status"):
    """The status of a match has changed, or its seats. `seed` is there when the match is over."""

    status: Status
    seats: list[HeadlineSeatSchema]
    rematch: str | None
    seed: str | Optional | None = UNSET
    ending: Annotated[
        EndingSchema | Optional, note("An open offer to end the match together; left out without one.")
    ] = UNSET


class MatchIdSchema(Schema):
    """A new match."""

    id: str


class TableIdSchema(Schema):
    """The table of the rematch."""

    table: str
