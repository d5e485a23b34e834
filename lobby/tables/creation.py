"""Opening a table and changing what it plays."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from django.db import transaction

from games import service
from lobby import conf, notifications
from lobby.models import Player, Table, TableSeat
from lobby.refusals import refused
from lobby.tables.access import locked_for_host
from lobby.tables.settings import TableSettings


def open_table(host: Player, wanted: TableSettings, **more: Any) -> Table:
    """A new open table with its host at the first seat, and the commitment of its bag published."""
    wanted = wanted.checked()
    with transaction.atomic():
        Player.objects.select_for_update(no_key=True).get(
            pk=host.pk
        )  # so that two at once don't pass the limit
        refuse_one_too_many(host)
        table = Table.objects.create(host=host, match=service.open_match(), **asdict(wanted), **more)
        TableSeat.objects.create(table=table, index=0, player=host)
        notifications.table(table.id)
        notifications.mine([host.pk])
    return table


def refuse_one_too_many(player: Player) -> None:
    """Nobody sits at many open tables at once."""
    seats = TableSeat.objects.filter(player=player, table__status=Table.Status.OPEN)
    if seats.count() >= conf.tables_per_player():
        raise refused("table.too_many", "You sit at too many open tables already. Leave or close one first.")


def change(table: Table, player: Player, changes: dict[str, Any]) -> Table:
    """Changes some of the settings; the host's to do. A smaller table must still seat everybody."""
    with transaction.atomic():
        table = locked_for_host(table, player)
        wanted = TableSettings(**{**table.settings_of(), **changes}).checked()
        _move_up(table, wanted.size)
        if wanted.private and not table.private:
            notifications.hidden(table.id)
        for key, value in asdict(wanted).items():
            setattr(table, key, value)
        table.save()
        notifications.table(table.id)
    return table


def _move_up(table: Table, size: int) -> None:
    """Seats those beyond the new size at the free places within it."""
    seats = list(table.seats.all())
    if len(seats) > size:
        raise refused("table.size", f"{len(seats)} sit here already.")
    free = iter(sorted(set(range(size)) - {seat.index for seat in seats}))
    for seat in seats:
        if seat.index >= size:
            seat.index = next(free)
            seat.save(update_fields=["index"])
