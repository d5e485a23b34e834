"""Several persons at one device: the host brings others along, who play at the same browser."""

from __future__ import annotations

from django.db import transaction

from lobby import names
from lobby.models import Player, Table, TableSeat
from lobby.refusals import NAME_TAKEN, TABLE_FULL, TABLE_NO_COMPANION
from lobby.tables import access
from realtime.refusals import RequestRefused


def seat_companion(table: Table, host: Player, name: str, salt: str = "") -> Table:
    """Seat another person at the host's device, under a name of their own, at the first free place.

    `name` is checked already. Raises RequestRefused unless the player is the host, a seat is free and nobody
    at the table has a name that looks the same.
    """
    with transaction.atomic():
        table = access.locked_for_host(table, host)
        if other := names.lookalike(name, access.taken_names(table)):
            raise RequestRefused(NAME_TAKEN, other=other)
        add_companion(table, host, _free_seat(table), name, salt)
        access.save_and_notify(table)
    return table


def add_companion(table: Table, player: Player, index: int, name: str, salt: str = "") -> None:
    """Create the seat of a companion. A reservation of the seat is dropped."""
    table.invitations.filter(index=index).update(index=None)
    TableSeat.objects.create(table=table, index=index, player=player, companion=True, name=name, salt=salt)


def _free_seat(table: Table) -> int:
    """Return the first free seat: one that is kept for nobody, if there is one."""
    taken = set(table.seats.values_list("index", flat=True))
    kept = set(table.invitations.filter(index__isnull=False).values_list("index", flat=True))
    free = [index for index in range(table.size) if index not in taken]
    if not free:
        raise RequestRefused(TABLE_FULL)
    return next((index for index in free if index not in kept), free[0])


def remove_companion(table: Table, host: Player, index: int) -> Table:
    """Remove the companion at this seat.

    Raises RequestRefused unless the player is the host and a companion sits there.
    """
    with transaction.atomic():
        table = access.locked_for_host(table, host)
        removed, _ = table.seats.filter(index=index, companion=True).delete()
        if not removed:
            raise RequestRefused(TABLE_NO_COMPANION)
        access.save_and_notify(table)
    return table
