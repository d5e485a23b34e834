"""People and tables as the browser gets them (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from django.db.models import Prefetch, QuerySet

from games.stamps import stamp
from lobby import players
from lobby.matchmaking import Waiting
from lobby.models import Invitation, Player, Table, TableSeat


def player(who: Player) -> dict[str, Any]:
    """The player of this session, for themselves."""
    return {
        "id": who.public_id,
        "name": who.name,
        "guest": who.is_guest,
        "username": None if who.is_guest else who.username,
        "email": who.email or None,
        "marks": {"colour": who.marks.get("colour"), "shape": who.marks.get("shape")},
    }


def loaded(tables: QuerySet[Table]) -> QuerySet[Table]:
    """The tables with everything their shape needs, in four queries however many there are."""
    seats = TableSeat.objects.select_related("player")
    words = Invitation.objects.select_related("player")
    both = (Prefetch("seats", seats), Prefetch("invitations", words))
    return tables.select_related("host", "match").prefetch_related(*both)


def table(loaded_table: Table, viewer: Player | None) -> dict[str, Any]:
    """A table as this viewer sees it; the invite's secret for members only."""
    shape = outline(loaded_table)
    return {**shape, **own(loaded_table, viewer)}


def outline(of: Table) -> dict[str, Any]:
    """What every viewer sees of a table."""
    return {
        "id": of.id,
        "name": of.name,
        "host": of.host.public_id,
        "private": of.private,
        "status": of.status,
        "seats": _seats(of),
        "size": of.size,
        "edition": of.edition,
        "expansions": of.expansions,
        "options": of.options,
        "sets": of.sets,
        "clock": of.clock,
        "commitment": of.match.commitment if of.match else None,
        "match": of.match.public_id if of.match and of.status == Table.Status.STARTED else None,
        "created": stamp(of.created_at),
    }


def own(of: Table, viewer: Player | None) -> dict[str, Any]:
    """What the table is to this viewer."""
    seat = seat_of(of, viewer)
    invited = viewer is not None and any(
        word.player_id == viewer.pk and word.kind == Invitation.Kind.INVITED for word in of.invitations.all()
    )
    return {
        "invite": of.invite if seat is not None and of.status == Table.Status.OPEN else None,
        "kept": _kept(of) if seat is not None else [],
        "you": {
            "seat": seat,
            "host": viewer is not None and seat is not None and of.host_id == viewer.pk,
            "invited": invited,
        },
    }


def _kept(of: Table) -> list[dict[str, Any]]:
    """The seats that wait for somebody, for those who sit at the table."""
    words = sorted((word.index, word.player.name) for word in of.invitations.all() if word.index is not None)
    return [{"index": index, "name": name} for index, name in words]


def seat_of(of: Table, viewer: Player | None) -> int | None:
    """Where the viewer sits, without asking the database again."""
    if viewer is None:
        return None
    return next((seat.index for seat in of.seats.all() if seat.player_id == viewer.pk), None)


def concerned(tables: Iterable[Table]) -> set[int]:
    """The keys of those to whom these tables are more than a line in a list."""
    keys: set[int | None] = set()
    for each in tables:
        keys |= {seat.player_id for seat in each.seats.all()}
        keys |= {word.player_id for word in each.invitations.all()}
    return {key for key in keys if key is not None}


def _seats(of: Table) -> list[dict[str, Any] | None]:
    taken = {seat.index: seat for seat in of.seats.all()}
    return [_seat(taken[index]) if index in taken else None for index in range(of.size)]


def _seat(seat: TableSeat) -> dict[str, Any]:
    player = seat.player
    return {
        "index": seat.index,
        "name": seat.name or (player.name if player else ""),
        "kind": "human" if player else "bot",
        "player": player.public_id if player else None,
        "bot": seat.bot or None,
        "here": player is None or players.is_here(player),
        "salted": bool(seat.salt),
    }


def waiting(state: Waiting) -> dict[str, Any]:
    """What one who waits for a quick match is told."""
    return {"seats": state.seats, "waiting": state.waiting, "commitment": state.commitment}
