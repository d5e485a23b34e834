"""The lobby as one viewer sees it; the same over HTTP and over the WebSocket."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from django.db.models import Exists, OuterRef, Q

from games.payloads import listings as matches
from games.schemas.matches import LineSchema, PageSchema
from lobby import cleanup, players
from lobby.models import Invitation, Player, Table, TableSeat
from lobby.payloads.matchmaking import queue_payload_of
from lobby.payloads.tables import public_part, table_payload, with_details, with_own_part
from lobby.schemas.lobby import LobbySchema, OwnLobbyMessage
from lobby.schemas.tables import TableSchema

L = TypeVar("L", bound=LobbySchema)
OPEN_SHOWN = 50


@dataclass(frozen=True)
class PublicLobby:
    """What every viewer sees of the lobby. The rows of the tables serve for the part of each viewer."""

    tables: list[tuple[Table, TableSchema]]
    running: list[LineSchema]
    finished: PageSchema
    online: int


def read_public_lobby(page: int = 1) -> PublicLobby:
    """Read what every viewer sees, after expired tables and queue entries are removed."""
    cleanup.expire_if_due()
    tables = [(table, public_part(table)) for table in _open_tables()]
    return PublicLobby(tables, matches.running(), matches.finished(page), players.online_count())


def lobby_payload(viewer: Player | None, page: int = 1) -> LobbySchema:
    """Read the whole lobby for this viewer (docs/protocol.md)."""
    return lobby_for(viewer, read_public_lobby(page), LobbySchema)


def lobby_for(viewer: Player | None, lobby: PublicLobby, schema: type[L]) -> L:
    """Return the lobby with this viewer's own part, for HTTP or as the message of a WebSocket."""
    own = own_lobby(viewer)
    return schema(
        here=lobby.online,
        tables=[with_own_part(table, public, viewer) for table, public in lobby.tables],
        running=lobby.running,
        finished=_finished_for(viewer, lobby),
        my_tables=own.my_tables,
        my_matches=own.my_matches,
        quick=own.quick,
    )


def own_lobby(viewer: Player | None) -> OwnLobbyMessage:
    """Return the viewer's own part of the lobby."""
    if viewer is None:
        return OwnLobbyMessage([], [], None)
    return OwnLobbyMessage(
        my_tables=[table_payload(each, viewer) for each in _tables_of(viewer)],
        my_matches=matches.of_player(viewer),
        quick=queue_payload_of(viewer),
    )


def _finished_for(viewer: Player | None, lobby: PublicLobby) -> PageSchema:
    """Return the page of finished matches, with the viewer's own uploads if there are any."""
    if viewer is None or not matches.has_uploaded(viewer.pk):
        return lobby.finished
    return matches.finished(lobby.finished.page, viewer.pk)


def _open_tables() -> list[Table]:
    """Return the public open tables, the newest first."""
    listed = Table.objects.filter(status=Table.Status.OPEN, private=False)
    return list(with_details(listed).order_by("-created_at")[:OPEN_SHOWN])


def _tables_of(viewer: Player) -> list[Table]:
    """Return the open tables where the viewer sits or is invited."""
    sits = TableSeat.objects.filter(table=OuterRef("pk"), player=viewer)
    invited = Invitation.objects.filter(table=OuterRef("pk"), player=viewer, kind=Invitation.Kind.INVITED)
    found = Table.objects.filter(Q(Exists(sits)) | Q(Exists(invited)), status=Table.Status.OPEN)
    return list(with_details(found).order_by("-created_at"))
