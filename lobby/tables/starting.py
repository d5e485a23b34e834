"""Starts the match of a table."""

from __future__ import annotations

from django.db import transaction

from games import service
from lobby import notifications
from lobby.models import Player, Table, TableSeat
from lobby.refusals import TABLE_TOO_FEW
from lobby.tables import settings
from lobby.tables.access import locked_for_host
from realtime.refusals import RequestRefused

# The salt of a bot, and of a player whose browser sent none. It is published like the others.
NO_SALT = "00"


def start(table: Table, host: Player) -> Table:
    """Start the match of the seated players and bots, once; only the host may. Empty seats are dropped."""
    with transaction.atomic():
        table = locked_for_host(table, host)
        start_match(table)
    return table


def start_match(table: Table) -> None:
    """Start the match of a table. The caller holds the transaction and the lock.

    Raises RequestRefused if fewer than two players or bots sit there, or the settings fit no game.
    """
    seats = list(table.seats.select_related("player"))
    match = table.match
    if len(seats) < 2 or match is None:
        raise RequestRefused(TABLE_TOO_FEW)
    names = [seat.display_name for seat in seats]
    setup = settings.of(table).setup_for(names)
    table.status, table.size = Table.Status.STARTED, len(seats)
    table.save()
    for index, seat in enumerate(seats):
        TableSeat.objects.filter(pk=seat.pk).update(index=index)
    service.start(
        match,
        setup=setup.to_json(),
        seats=[_seat(seat) for seat in seats],
        clock=table.clock,
        table=table.id,
        listed=not table.private,
        aids=table.aids,
        claim_days=table.claim_days,
    )
    notifications.table_changed(table.id, private=table.private)
    notifications.players_changed([seat.player_id for seat in seats if seat.player_id])


def _seat(seat: TableSeat) -> dict[str, object]:
    return {
        "name": seat.display_name,
        "player": seat.player,
        "companion": seat.companion,
        "bot": seat.bot or None,
        "salt": seat.salt or NO_SALT,
    }
