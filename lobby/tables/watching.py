"""Starts a match of bots alone, which everybody at the table watches."""

from __future__ import annotations

from django.db import transaction

from games.matches import bots_alone
from lobby import conf, notifications
from lobby.models import Invitation, Player, Table
from lobby.refusals import TABLE_BOTS_ALONE, TABLE_BOTS_BUSY
from lobby.tables import access, bots
from lobby.tables.starting import start_match
from realtime.refusals import RequestRefused


def watch_bots(table: Table, host: Player, level: str) -> Table:
    """Give the seats of people and free seats to bots of this level and start the match; only the host may.

    Raises RequestRefused if no bot has that level, or if the host or the server has too many such matches.
    """
    bots.check_level(level)
    with transaction.atomic():
        # Locked, so that two requests at once can't exceed the limit.
        Player.objects.select_for_update(no_key=True).get(pk=host.pk)
        table = access.locked_for_host(table, host)
        _check_limits(host)
        watching = _stand_up(table)
        for index in sorted(set(range(table.size)) - set(table.seats.values_list("index", flat=True))):
            bots.add_bot(table, index, level)
        start_match(table)
        notifications.players_changed(watching)
    return table


def _check_limits(host: Player) -> None:
    started = bots_alone.running().filter(lobby_table__host=host).count()
    if started >= conf.bots_alone_per_host():
        raise RequestRefused(TABLE_BOTS_ALONE, count=started)
    if not bots_alone.may_run_one_more():
        raise RequestRefused(TABLE_BOTS_BUSY, most=bots_alone.most())


def _stand_up(table: Table) -> set[int]:
    """Take the seats of all people and return their keys. They may still see a private table."""
    seats = table.seats.filter(player__isnull=False)
    people = {seat.player_id for seat in seats if seat.player_id}
    seats.delete()
    guests = people - {table.host_id} if table.private else set()
    for key in guests:
        invited = {"kind": Invitation.Kind.INVITED, "index": None}
        table.invitations.update_or_create(player_id=key, defaults=invited)
    return people
