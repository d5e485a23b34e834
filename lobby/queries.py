"""What the lobby shows to one viewer; the same over HTTP and over the socket."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.core.cache import cache
from django.db.models import Exists, OuterRef, Q, QuerySet

from games import queries as matches
from lobby import matchmaking, payloads, players, tables
from lobby.models import Invitation, Player, Table, TableSeat

OPEN_SHOWN = 50
SWEEP_EVERY = 60  # seconds


@dataclass(frozen=True)
class Public:
    """What everybody sees of the lobby; the tables' rows too, since each viewer is something else to them."""

    tables: list[tuple[Table, dict[str, Any]]]
    running: list[dict[str, Any]]
    finished: dict[str, Any]
    here: int


def public(page: int = 1) -> Public:
    """The lobby for everybody, read now."""
    sweep()
    found = [(table, payloads.outline(table)) for table in open_tables()]
    return Public(found, matches.running(), finished(page), players.here())


def lobby(viewer: Player | None, page: int = 1) -> dict[str, Any]:
    """The whole lobby for this viewer (docs/protocol.md)."""
    return seen_by(viewer, public(page))


def seen_by(viewer: Player | None, lobby: Public) -> dict[str, Any]:
    """The lobby with what is this viewer's own."""
    return {
        "here": lobby.here,
        "tables": [{**outline, **payloads.own(table, viewer)} for table, outline in lobby.tables],
        "running": lobby.running,
        "finished": _finished_for(viewer, lobby),
        **mine(viewer),
    }


def _finished_for(viewer: Player | None, lobby: Public) -> dict[str, Any]:
    """The page that all see, or with the viewer's own records among the matches."""
    if viewer is None or not matches.has_uploaded(viewer.pk):
        return lobby.finished
    return finished(lobby.finished["page"], viewer.pk)


def finished(page: int, viewer: int | None = None) -> dict[str, Any]:
    """A page of the listed matches that are over and of the viewer's uploaded records, the newest first."""
    count, found = matches.finished(page, viewer)
    return {
        "matches": found,
        "page": page,
        "pages": max(1, -(-count // matches.PAGE)),
        "count": count,
    }


def mine(viewer: Player | None) -> dict[str, Any]:
    """The viewer's own part of the lobby."""
    if viewer is None:
        return {"my_tables": [], "my_matches": [], "quick": None}
    return {
        "my_tables": [payloads.table(each, viewer) for each in my_tables(viewer)],
        "my_matches": matches.of_player(viewer),
        "quick": waiting(viewer),
    }


def waiting(viewer: Player) -> dict[str, Any] | None:
    """What the viewer waits for, as the browser gets it."""
    state = matchmaking.state(viewer)
    return payloads.waiting(state) if state else None


def open_tables() -> list[Table]:
    """The public tables at which there may be a place, newest first."""
    return list(payloads.loaded(_public()).order_by("-created_at")[:OPEN_SHOWN])


def is_listed(table: Table) -> bool:
    """Whether the table is among those that everybody sees in the lobby."""
    return table.status == Table.Status.OPEN and not table.private


def my_tables(viewer: Player) -> list[Table]:
    """The open tables where the viewer sits or is asked to come."""
    sits = TableSeat.objects.filter(table=OuterRef("pk"), player=viewer)
    asked = Invitation.objects.filter(table=OuterRef("pk"), player=viewer, kind=Invitation.Kind.INVITED)
    found = Table.objects.filter(Q(Exists(sits)) | Q(Exists(asked)), status=Table.Status.OPEN)
    return list(payloads.loaded(found).order_by("-created_at"))


def _public() -> QuerySet[Table]:
    return Table.objects.filter(status=Table.Status.OPEN, private=False)


def sweep() -> None:
    """Forgets abandoned tables and silent waiters, once a minute, whoever looks."""
    if cache.add("lobby.sweep", True, SWEEP_EVERY):
        tables.expire()
        matchmaking.expire()
