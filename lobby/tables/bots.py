"""Bots at a table."""

from __future__ import annotations

from django.db import transaction

from lobby import names
from lobby.models import Player, Table, TableSeat
from lobby.refusals import BOT_UNKNOWN, TABLE_FULL, TABLE_NO_BOT
from lobby.tables import access
from realtime.refusals import RequestRefused
from rules import bots


def seat_bot(table: Table, host: Player, level: str, *, fill: bool = False) -> Table:
    """Seat a bot of this level at the first free place, or with `fill` one at each.

    Raises RequestRefused unless the player is the host, the level is known and a seat is free.
    """
    check_level(level)
    with transaction.atomic():
        table = access.locked_for_host(table, host)
        taken = set(table.seats.values_list("index", flat=True))
        free = [index for index in range(table.size) if index not in taken]
        if not free:
            raise RequestRefused(TABLE_FULL)
        for index in free if fill else free[:1]:
            add_bot(table, index, level)
        access.save_and_notify(table)
    return table


def check_level(level: str) -> None:
    """Raise RequestRefused if no bot has this level."""
    if level not in bots.BOTS:
        raise RequestRefused(
            BOT_UNKNOWN, detail=f"There is no bot called {level}. There are: {', '.join(bots.BOTS)}."
        )


def add_bot(table: Table, index: int, level: str) -> None:
    """Create a bot at this seat with a name of its own. A reservation of the seat is dropped."""
    table.invitations.filter(index=index).update(index=None)
    name = names.bot_name(access.taken_names(table))
    TableSeat.objects.create(table=table, index=index, bot=level, name=name)


def remove_bot(table: Table, host: Player, index: int) -> Table:
    """Remove the bot at this seat.

    Raises RequestRefused unless the player is the host and a bot sits there.
    """
    with transaction.atomic():
        table = access.locked_for_host(table, host)
        removed, _ = table.seats.filter(index=index, player__isnull=True).delete()
        if not removed:
            raise RequestRefused(TABLE_NO_BOT)
        access.save_and_notify(table)
    return table
