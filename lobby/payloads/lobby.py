"""The lobby as one viewer sees it; the same over HTTP and over the WebSocket."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

import msgspec
from django.db.models import Exists, OuterRef, Q

from games.payloads import listings as matches
from games.payloads.ended import Ended
from games.schemas.matches import LobbyLineSchema, LobbyPageSchema
from lobby import cleanup, players
from lobby.models import Invitation, Player, Table, TableSeat
from lobby.payloads.matchmaking import queue_payload_of
from lobby.payloads.tables import table_card, table_payload, with_details, with_seats
from lobby.schemas.lobby import LobbySchema, OwnLobbyMessage
from lobby.schemas.tables import TableCardSchema, TablePageSchema, TableSchema
from lobby.tables.listing import Place, TableFilter, one_page, open_tables
from realtime.timestamps import stamp

L = TypeVar("L", bound=LobbySchema)


@dataclass(frozen=True)
class PublicLobby:
    """What every viewer sees of the lobby."""

    tables: list[TableCardSchema]
    newest_table: str | None
    next_tables: str | None
    running: list[LobbyLineSchema]
    finished: LobbyPageSchema
    online: int
    after: Ended | None = None  # where the page of finished matches begins


def read_public_lobby(page: int = 1, after: Ended | None = None) -> PublicLobby:
    """Read what every viewer sees, after expired tables and queue entries are removed."""
    cleanup.expire_if_due()
    shown, last = one_page(with_seats(open_tables()))
    return PublicLobby(
        tables=[table_card(table) for table in shown],
        newest_table=stamp(shown[0].created_at) if shown else None,  # of all, by their order
        next_tables=_next(last),
        running=matches.running(),
        finished=matches.finished(page, after=after),
        online=players.online_count(),
        after=after,
    )


def lobby_payload(viewer: Player | None, page: int = 1, after: Ended | None = None) -> LobbySchema:
    """Read the whole lobby for this viewer (docs/protocol.md), with this page of finished matches."""
    return lobby_for(viewer, read_public_lobby(page, after), LobbySchema)


def lobby_for(viewer: Player | None, lobby: PublicLobby, schema: type[L]) -> L:
    """Return the lobby with this viewer's own part, for HTTP or as the message of a WebSocket."""
    own = own_lobby(viewer)
    return schema(
        here=lobby.online,
        tables=_as_seen(lobby.tables, own.my_tables),
        newest_table=lobby.newest_table,
        next_tables=lobby.next_tables,
        running=lobby.running,
        finished=_finished_for(viewer, lobby),
        my_tables=own.my_tables,
        my_matches=own.my_matches,
        quick=own.quick,
    )


def _as_seen(cards: list[TableCardSchema], own: list[TableSchema]) -> list[TableCardSchema]:
    """Return the cards with what the viewer is at each table, which only the viewer's own tables say."""
    you = {table.id: table.you for table in own}
    return [msgspec.structs.replace(card, you=you[card.id]) if card.id in you else card for card in cards]


def own_lobby(viewer: Player | None) -> OwnLobbyMessage:
    """Return the viewer's own part of the lobby."""
    if viewer is None:
        return OwnLobbyMessage([], [], None)
    return OwnLobbyMessage(
        my_tables=[table_payload(each, viewer) for each in _tables_of(viewer)],
        my_matches=matches.of_player(viewer),
        quick=queue_payload_of(viewer),
    )


def _finished_for(viewer: Player | None, lobby: PublicLobby) -> LobbyPageSchema:
    """Return the page of finished matches, with the viewer's own uploads if there are any."""
    if viewer is None or not matches.has_uploaded(viewer.pk):
        return lobby.finished
    return matches.finished(lobby.finished.page, viewer.pk, lobby.after)


def table_page(wanted: TableFilter, after: Place | None, viewer: Player | None) -> TablePageSchema:
    """Return the page of the public open tables after a place, of those that a viewer looks for."""
    found = open_tables(wanted)
    shown, last = one_page(with_details(found), after)
    return TablePageSchema(
        count=found.count(), next=_next(last), tables=[table_payload(table, viewer) for table in shown]
    )


def _next(last: Place | None) -> str | None:
    return None if last is None else str(last)


def _tables_of(viewer: Player) -> list[Table]:
    """Return the open tables where the viewer sits or is invited."""
    sits = TableSeat.objects.filter(table=OuterRef("pk"), player=viewer)
    invited = Invitation.objects.filter(table=OuterRef("pk"), player=viewer, kind=Invitation.Kind.INVITED)
    found = Table.objects.filter(Q(Exists(sits)) | Q(Exists(invited)), status=Table.Status.OPEN)
    return list(with_details(found).order_by("-created_at"))
