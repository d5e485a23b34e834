"""Opens a table and changes its settings."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from django.core.cache import cache
from django.db import transaction

from games import service
from lobby import conf, notifications
from lobby.models import Player, Table, TableSeat
from lobby.refusals import TABLE_ADDRESS, TABLE_SIZE, TABLE_TOO_MANY, TABLE_TOO_MANY_HOSTED
from lobby.tables.access import locked_for_host
from lobby.tables.settings import TableSettings
from realtime.networks import network_key
from realtime.refusals import RequestRefused


def open_table(host: Player, wanted: TableSettings, **more: Any) -> Table:
    """Open a table with its host at the first seat, and publish the commitment to the order of the bag."""
    wanted = wanted.checked()
    with transaction.atomic():
        # Locked, so that two requests at once can't exceed the limit.
        Player.objects.select_for_update(no_key=True).get(pk=host.pk)
        check_table_limit(host)
        if not wanted.private:
            check_host_limit(host)
        table = Table.objects.create(host=host, match=service.open_match(), **asdict(wanted), **more)
        TableSeat.objects.create(table=table, index=0, player=host)
        notifications.table_changed(table.id, private=table.private)
        notifications.players_changed([host.pk])
    return table


def check_host_limit(host: Player) -> None:
    """Raise LobbyRefused if the player hosts the maximum number of public open tables."""
    hosted = Table.objects.filter(host=host, status=Table.Status.OPEN, private=False)
    if hosted.count() >= conf.tables_per_host():
        raise RequestRefused(TABLE_TOO_MANY_HOSTED)


def check_address_limit(address: str) -> None:
    """Raise LobbyRefused if too many public tables that were opened from this network address are open."""
    known = cache.get(_address_key(address), [])
    listed = Table.objects.filter(pk__in=known, status=Table.Status.OPEN, private=False)
    if listed.count() >= (most := conf.tables_per_address()):
        raise RequestRefused(TABLE_ADDRESS, most=most)


def note_address(table: Table, address: str) -> None:
    """Remember in the cache from which network address a table was opened."""
    known = [*cache.get(_address_key(address), []), table.id][-200:]
    cache.set(_address_key(address), known, conf.table_lifetime().total_seconds())


def _address_key(address: str) -> str:
    return f"lobby.tables.{network_key(address)}"


def check_table_limit(player: Player) -> None:
    """Raise RequestRefused if the player sits at the maximum number of open tables."""
    seats = TableSeat.objects.filter(player=player, companion=False, table__status=Table.Status.OPEN)
    if seats.count() >= conf.tables_per_player():
        raise RequestRefused(TABLE_TOO_MANY)


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
        notifications.table_changed(table.id, private=table.private)
    return table


def _reseat(table: Table, size: int) -> None:
    """Move seats beyond the new size to free places within it."""
    seats = list(table.seats.all())
    if len(seats) > size:
        raise RequestRefused(TABLE_SIZE, count=len(seats))
    free = iter(sorted(set(range(size)) - {seat.index for seat in seats}))
    for seat in seats:
        if seat.index >= size:
            seat.index = next(free)
            seat.save(update_fields=["index"])
