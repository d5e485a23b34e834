"""The lobby as one viewer sees it; the same over HTTP and over the WebSocket."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.db.models import Exists, OuterRef, Q

from games.payloads import listings as matches
from lobby import cleanup, players
from lobby.models import Invitation, Player, Table, TableSeat
from lobby.payloads.matchmaking import queue_payload_of
from lobby.payloads.tables import own_part, public_part, table_payload, with_details

OPEN_SHOWN = 50


@dataclass(frozen=True)
class PublicLobby:
    """What every viewer sees of the lobby. The rows of the tables serve for the part of each viewer."""

    tables: list[tuple[Table, dict[str, Any]]]
    running: list[dict[str, Any]]
    finished: dict[str, Any]
    online: int


def read_public_lobby(page: int = 1) -> PublicLobby:
    """Read what every viewer sees, after expired tables and queue entries are removed."""
    cleanup.expire_if_due()
    tables = [(table, public_part(table)) for table in _open_tables()]
    return PublicLobby(tables, matches.running(), finished_matches(page), players.online_count())


def lobby_payload(viewer: Player | None, page: int = 1) -> dict[str, Any]:
    """Read the whole lobby for this viewer (docs/protocol.md)."""
    return lobby_for(viewer, read_public_lobby(page))


def lobby_for(viewer: Player | None, lobby: PublicLobby) -> dict[str, Any]:
    """Return the lobby with this viewer's own part."""
    return {
        "here": lobby.online,
        "tables": [{**public, **own_part(table, viewer)} for table, public in lobby.tables],
        "running": lobby.running,
        "finished": _finished_for(viewer, lobby),
        **own_lobby(viewer),
    }


def own_lobby(viewer: Player | None) -> dict[str, Any]:
    """Return the viewer's own part of the lobby."""
    if viewer is None:
        return {"my_tables": [], "my_matches": [], "quick": None}
    return {
        "my_tables": [table_payload(each, viewer) for each in _tables_of(viewer)],
        "my_matches": matches.of_player(viewer),
        "quick": queue_payload_of(viewer),
    }


def _finished_for(viewer: Player | None, lobby: PublicLobby) -> dict[str, Any]:
    """Return the page of finished matches, with the viewer's own uploads if there are any."""
    if viewer is None or not matches.has_uploaded(viewer.pk):
        return lobby.finished
    return finished_matches(lobby.finished["page"], viewer.pk)


def finished_matches(page: int, viewer: int | None = None) -> dict[str, Any]:
    """Return a page of listed finished matches and of the viewer's uploads, the newest first."""
    count, found = matches.finished(page, viewer)
    return {
        "matches": found,
        "page": page,
        "pages": max(1, -(-count // matches.PAGE)),
        "count": count,
    }


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
