"""Tables as the browser gets them (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from django.db.models import Prefetch, QuerySet

from games.models import Match
from games.models.children import children
from games.schemas.base import UNSET, Optional
from games.schemas.clocks import clock
from lobby import players
from lobby.models import Invitation, Player, Table, TableSeat
from lobby.schemas.tables import (
    CardSeatSchema,
    RemovedPlayerSchema,
    ReservedSeatSchema,
    TableCardSchema,
    TableSchema,
    TableSeatSchema,
    ViewerSchema,
)
from lobby.tables import settings
from lobby.tables.hosts import is_away
from realtime.timestamps import stamp

STRANGER = ViewerSchema(None, host=False, invited=False)  # shared by payloads, which nobody changes


# What payloads show of seats and invitations.
SEAT = (
    "index", "table_id", "player_id", "bot", "name", "companion", "salt",
    "player__id", "player__public_id", "player__name", "player__is_guest", "player__seen_at",
)  # fmt: skip
INVITATION = ("id", "player_id", "kind", "index", "player__id", "player__public_id", "player__name")


def with_details(tables: QuerySet[Table]) -> QuerySet[Table]:
    """Load the tables with all that the payload needs, in three statements for any number of tables."""
    seats = Prefetch("seats", TableSeat.objects.select_related("player"), to_attr="seated")
    invitations = Prefetch("invitations", Invitation.objects.select_related("player"), to_attr="asked")
    return tables.select_related("host", "match").prefetch_related(seats, invitations)


def with_details_at_once(tables: QuerySet[Table]) -> QuerySet[Table]:
    """Load the tables, which are few, with all that the payload needs, in one statement."""
    return tables.select_related("host", "match").annotate(
        seated=children(TableSeat.objects.all(), "table", *SEAT),
        asked=children(Invitation.objects.all(), "table", *INVITATION),
    )


def with_seats(tables: QuerySet[Table]) -> QuerySet[Table]:
    """Load the tables with what their cards need, in one statement."""
    seats = children(TableSeat.objects.all(), "table", *SEAT)
    return tables.defer("options", "sets", "supply").select_related("host").annotate(seated=seats)


def _seats_of(table: Table) -> list[TableSeat]:
    """Return the taken seats, which one of the functions above has loaded."""
    found: list[TableSeat] = table.seated  # type: ignore[attr-defined]
    return found


def _invitations_to(table: Table) -> list[Invitation]:
    found: list[Invitation] = table.asked  # type: ignore[attr-defined]
    return found


def table_card(table: Table) -> TableCardSchema:
    """Return what the lobby's list shows of a table to a client without a session."""
    taken = {seat.index: seat for seat in _seats_of(table)}
    return TableCardSchema(
        id=table.id,
        name=table.name,
        private=table.private,
        status=table.status,
        seats=[_card_seat(taken[index]) if index in taken else None for index in range(table.size)],
        edition=table.edition,
        expansions=table.expansions,
        clock=clock(table.clock),
        you=STRANGER,
        away=_away(table),
        aids=UNSET if table.aids == Match.Aids.USUAL else table.aids,
        claim_days=table.claim_days or UNSET,
    )


def _away(table: Table) -> bool | Optional:
    return True if table.status == Table.Status.OPEN and is_away(table) else UNSET


def _card_seat(seat: TableSeat) -> CardSeatSchema:
    return CardSeatSchema(seat.display_name, "human" if seat.player_id else "bot", _guest(seat))


def _guest(seat: TableSeat) -> bool | Optional:
    return True if seat.player and seat.player.is_guest and not seat.companion else UNSET


def table_payload(table: Table, viewer: Player | None) -> TableSchema:
    """Return a table as this viewer sees it. Only members get the secret of the invite link."""
    return with_own_part(table, public_part(table), viewer)


def public_part(table: Table) -> TableSchema:
    """Return a table as a client without a session sees it."""
    match = table.match
    return TableSchema(
        id=table.id,
        name=table.name,
        host=table.host.public_id,
        private=table.private,
        invite=None,
        kept=[],
        status=table.status,
        seats=_seats(table),
        size=table.size,
        edition=table.edition,
        expansions=table.expansions,
        options=table.options,
        sets=table.sets,
        supply=table.supply,
        usual_supply=settings.usual_supply_of(table),
        clock=clock(table.clock),
        aids=table.aids,
        claim_days=table.claim_days,
        commitment=match.commitment if match else None,
        match=match.public_id if match and table.status == Table.Status.STARTED else None,
        created=stamp(table.created_at),
        you=STRANGER,
        away=_away(table),
    )


def with_own_part(table: Table, public: TableSchema, viewer: Player | None) -> TableSchema:
    """Return the public part of a table with what depends on the viewer."""
    if viewer is None:
        return public
    seat = _seat_of(table, viewer)
    host = seat is not None and table.host_id == viewer.pk
    kinds = {each.kind for each in _invitations_to(table) if each.player_id == viewer.pk}
    return msgspec.structs.replace(
        public,
        invite=table.invite if seat is not None and table.status == Table.Status.OPEN else None,
        kept=_reserved(table) if seat is not None else [],
        you=ViewerSchema(
            seat,
            host=host,
            invited=Invitation.Kind.INVITED in kinds,
            barred=True if Invitation.Kind.BARRED in kinds else UNSET,
        ),
        removed=(_removed(table) or UNSET) if host else UNSET,
    )


def _reserved(table: Table) -> list[ReservedSeatSchema]:
    """Return the reserved seats; members see them."""
    reserved = ((each.index, each.player.name) for each in _invitations_to(table) if each.index is not None)
    return [ReservedSeatSchema(index, name) for index, name in sorted(reserved)]


def _removed(table: Table) -> list[RemovedPlayerSchema]:
    """Return the players whom the host has removed and may let in again."""
    barred = (each.player for each in _invitations_to(table) if each.kind == Invitation.Kind.BARRED)
    return [RemovedPlayerSchema(player.public_id, player.name) for player in barred]


def _seat_of(table: Table, viewer: Player) -> int | None:
    """Return the index of the viewer's own seat, from the loaded seats."""
    own = (each for each in _seats_of(table) if each.player_id == viewer.pk and not each.companion)
    return next((seat.index for seat in own), None)


def related_players(tables: Iterable[Table]) -> set[int]:
    """Return the keys of the players who sit at these tables or have an invitation."""
    keys: set[int | None] = set()
    for table in tables:
        keys |= {seat.player_id for seat in _seats_of(table)}
        keys |= {each.player_id for each in _invitations_to(table)}
    return {key for key in keys if key is not None}


def _seats(table: Table) -> list[TableSeatSchema | None]:
    taken = {seat.index: seat for seat in _seats_of(table)}
    return [_seat(taken[index]) if index in taken else None for index in range(table.size)]


def _seat(seat: TableSeat) -> TableSeatSchema:
    player = seat.player
    return TableSeatSchema(
        index=seat.index,
        name=seat.display_name,
        kind="human" if player else "bot",
        player=player.public_id if player else None,
        companion=seat.companion,
        bot=seat.bot or None,
        here=player is None or players.is_online(player),
        salted=bool(seat.salt),
        guest=_guest(seat),
    )
