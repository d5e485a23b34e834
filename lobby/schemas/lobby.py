"""The lobby as one viewer sees it, and quick matches."""

from __future__ import annotations

from typing import Annotated

from games.schemas.base import UNSET, Optional, Schema, Stamp, note
from games.schemas.matches import LineSchema, LobbyLineSchema, LobbyPageSchema
from lobby.schemas.tables import TableCardSchema, TableSchema


class WaitingSchema(Schema):
    """What a player waits for who wants a quick match."""

    seats: int
    waiting: int
    commitment: str


class QuickSchema(Schema):
    """Waiting, or paired for a match."""

    quick: WaitingSchema | None
    match: str | None


class LobbySchema(Schema):
    """The whole lobby as one viewer sees it."""

    here: int
    tables: list[TableCardSchema]
    newest_table: Annotated[Stamp | None, note("When the newest open public table was opened.")]
    next_tables: Annotated[str | None, note("`after` of `GET /api/tables` for those that follow.")]
    running: list[LobbyLineSchema]
    finished: LobbyPageSchema
    my_tables: list[TableSchema]
    my_matches: list[LineSchema]
    quick: WaitingSchema | None


class LobbyMessage(LobbySchema, tag_field="t", tag="lobby"):
    """The same over a socket."""


class OwnLobbyMessage(Schema, tag_field="t", tag="mine"):
    """The viewer's own part of the lobby."""

    my_tables: list[TableSchema]
    my_matches: list[LineSchema]
    quick: WaitingSchema | None


class MatchMessage(Schema, tag_field="t", tag="match"):
    """A running match is new or different."""

    match: LobbyLineSchema


class RunningMessage(Schema, tag_field="t", tag="running"):
    """All matches that are being played, sent when their spectators or moves have changed."""

    running: list[LobbyLineSchema]


class GoneMessage(Schema, tag_field="t", tag="gone"):
    """A table is no longer open or visible, or a match no longer runs: one of the two has its id."""

    table: str | Optional = UNSET
    match: str | Optional = UNSET


class HereMessage(Schema, tag_field="t", tag="here"):
    """How many players are online."""

    here: int


class PairedMessage(Schema, tag_field="t", tag="paired"):
    """The player's quick match has started."""

    match: str


class StartedMessage(Schema, tag_field="t", tag="started"):
    """The match of this table has started."""

    match: str
