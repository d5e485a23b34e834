"""Opens a table and changes its settings."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from django.db import transaction

from games import service
from lobby import conf, notifications
from lobby.models import Player, Table, TableSeat
from lobby.refusals import conflict
from lobby.tables.access import locked_for_host
from lobby.tables.settings import TableSettings


def open_table(host: Player, wanted: TableSettings, **more: Any) -> Table:
    """Open a table with its host at the first seat, and publish the commitment to the order of the bag."""
    wanted = wanted.checked()
    with transaction.atomic():
        # Locked, so that two requests at once can't exceed the limit.
        Player.objects.select_for_update(no_key=True).get(pk=host.pk)
        check_table_limit(host)
        table = Table.objects.create(host=host, match=service.open_match(), **asdict(wanted), **more)
        TableSeat.objects.create(table=table, index=0, player=host)
        notifications.table_changed(table.id)
        notifications.players_changed([host.pk])
    return table


def check_table_limit(player: Player) -> None:
    """Raise LobbyRefused if the player sits at the maximum number of open tables."""
    seats = TableSeat.objects.filter(player=player, table__status=Table.Status.OPEN)
    if seats.count() >= conf.tables_per_player():
        raise conflict("table.too_many", "You sit at too many open tables already. Leave or close one first.")


def change(table: Table, player: Player, changes: dict[str, Any]) -> Table:
    """Change some settings of a table; only the host may. Every seated player must still have a seat."""
    with transaction.atomic():
        table = locked_for_host(table, player)
        wanted = TableSettings(**{**table.settings_of(), **changes}).checked()
        _reseat(table, wanted.size)
        if wanted.private and not table.private:
            notifications.table_hidden(table.id)
        for key, value in asdict(wanted).items():
            setattr(table, key, value)
        table.save()
        notifications.table_changed(table.id)
    return table


def _reseat(table: Table, size: int) -> None:
    """Move seats beyond the new size to free places within it."""
    seats = list(table.seats.all())
    if len(seats) > size:
        raise conflict("table.size", f"{len(seats)} sit here already.")
    free = iter(sorted(set(range(size)) - {seat.index for seat in seats}))
    for seat in seats:
        if seat.index >= size:
            seat.index = next(free)
            seat.save(update_fields=["index"])
