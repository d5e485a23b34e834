"""The lobby as one viewer sees it; the same over HTTP and over the WebSocket."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

import msgspec
from django.db.models import Exists, OuterRef, Q

from games.payloads import listings
from games.payloads.lobby_lists import Wanted, uploaded_by
from lobby.matchmaking import queue
from lobby.models import Invitation, Player, Table, TableSeat
from lobby.payloads.matchmaking import queue_payload
from lobby.payloads.public_lobby import FIRST_PAGE, PublicLobby, read_public_lobby
from lobby.payloads.snapshot import SNAPSHOT
from lobby.payloads.tables import table_payload, with_details, with_details_at_once
from lobby.schemas.lobby import LobbySchema, OwnLobbyMessage
from lobby.schemas.tables import TableCardSchema, TablePageSchema, TableSchema
from lobby.tables.listing import Place, TableFilter, one_page, open_tables

L = TypeVar("L", bound=LobbySchema)


def lobby_payload(viewer: Player | None, schema: type[L], wanted: Wanted = FIRST_PAGE) -> L:
    """Read the lobby for this viewer, for HTTP or as the message of a WebSocket (docs/protocol.md)."""
    own, uploads = _own_lobby(viewer)
    lobby = _public_lobby(viewer if uploads else None, wanted)
    return schema(
        here=lobby.online,
        tables=_as_seen(lobby.tables, own.my_tables),
        newest_table=lobby.newest_table,
        next_tables=lobby.next_tables,
        running=lobby.running,
        finished=lobby.finished,
        my_tables=own.my_tables,
        my_matches=own.my_matches,
        quick=own.quick,
    )


def _public_lobby(uploader: Player | None, wanted: Wanted) -> PublicLobby:
    """Return the lists that all share, or with another page or the uploader's own records, read just now."""
    if uploader is None and wanted == FIRST_PAGE:
        return SNAPSHOT.get()
    return read_public_lobby(replace(wanted, uploader=uploader.pk if uploader else None))


def _as_seen(cards: list[TableCardSchema], own: list[TableSchema]) -> list[TableCardSchema]:
    """Return the cards with what the viewer is at each table, which only the viewer's own tables say."""
    you = {table.id: table.you for table in own}
    return [msgspec.structs.replace(card, you=you[card.id]) if card.id in you else card for card in cards]


def own_lobby(viewer: Player | None) -> OwnLobbyMessage:
    """Return the viewer's own part of the lobby."""
    return _own_lobby(viewer)[0]


def _own_lobby(viewer: Player | None) -> tuple[OwnLobbyMessage, bool]:
    """Return the own part in three statements, and whether the viewer has uploaded records."""
    if viewer is None:
        return OwnLobbyMessage([], [], None), False
    my_tables = [table_payload(each, viewer) for each in _tables_of(viewer)]
    my_matches = listings.of_player(viewer)
    found = queue.with_state(Player.objects.filter(pk=viewer.pk))
    now: Any = found.annotate(uploads=uploaded_by(OuterRef("pk"))).first()  # None: deleted meanwhile
    state = queue.state(now) if now else None
    own = OwnLobbyMessage(my_tables, my_matches, queue_payload(state) if state else None)
    return own, bool(now and now.uploads)


def table_page(wanted: TableFilter, after: Place | None, viewer: Player | None) -> TablePageSchema:
    """Return the page of the public open tables after a place, of those that a viewer looks for."""
    found = open_tables(wanted)
    shown, last = one_page(with_details(found), after)
    return TablePageSchema(
        count=found.count(),
        next=None if last is None else str(last),
        tables=[table_payload(table, viewer) for table in shown],
    )


def _tables_of(viewer: Player) -> list[Table]:
    """Return the open tables where the viewer sits or is invited."""
    sits = TableSeat.objects.filter(table=OuterRef("pk"), player=viewer)
    invited = Invitation.objects.filter(table=OuterRef("pk"), player=viewer, kind=Invitation.Kind.INVITED)
    found = Table.objects.filter(Q(Exists(sits)) | Q(Exists(invited)), status=Table.Status.OPEN)
    return list(with_details_at_once(found).order_by("-created_at"))
