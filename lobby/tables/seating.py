"""Players join a table, leave it, or are removed by the host."""

from __future__ import annotations

from contextlib import suppress

from django.db import transaction

from lobby import ids, names, notifications, relations
from lobby.models import Invitation, Player, Table, TableSeat
from lobby.refusals import (
    NAME_TAKEN,
    TABLE_BARRED,
    TABLE_FULL,
    TABLE_MISSING,
    TABLE_NO_PLAYER,
    TABLE_NOT_REMOVED,
    TABLE_NOT_SEATED,
    TABLE_SELF,
)
from lobby.tables import access
from lobby.tables.closing import mark_closed
from lobby.tables.creation import check_table_limit
from realtime.refusals import RequestRefused


def join(table: Table, player: Player, salt: str = "", invite: str = "") -> Table:
    """Take the reserved seat or the first free one. A player who sits already may add the missing salt."""
    with transaction.atomic():
        Player.objects.select_for_update(no_key=True).get(pk=player.pk)
        table = access.locked(table)
        seat = table.seats.filter(player=player, companion=False).first() or _take_seat(table, player, invite)
        if salt and not seat.salt:
            seat.salt = salt
            seat.save(update_fields=["salt"])
        access.save_and_notify(table)
        notifications.players_changed([player.pk])
    return table


def _take_seat(table: Table, player: Player, invite: str) -> TableSeat:
    if access.is_barred(table, player):
        raise RequestRefused(TABLE_BARRED)
    if not access.may_see(table, player, invite):
        raise RequestRefused(TABLE_MISSING)
    relations.check_host(table, player)
    check_table_limit(player)
    if other := names.lookalike(player.name, access.taken_names(table)):
        raise RequestRefused(NAME_TAKEN, other=other)
    seat = TableSeat.objects.create(table=table, index=_seat_for(table, player), player=player)
    table.invitations.filter(player=player).delete()
    return seat


def _seat_for(table: Table, player: Player) -> int:
    """Return the seat reserved for the player, or the first that is neither taken nor reserved."""
    taken = set(table.seats.values_list("index", flat=True))
    reserved = dict(table.invitations.filter(index__isnull=False).values_list("player_id", "index"))
    own = reserved.pop(player.pk, None)
    if own is not None and own not in taken and own < table.size:
        return own
    free = [index for index in range(table.size) if index not in taken and index not in reserved.values()]
    if not free:
        raise RequestRefused(TABLE_FULL)
    return free[0]


def leave(table: Table, player: Player) -> Table:
    """Leave the table, with all persons at the player's device.

    The player who sat down first becomes host; without players the table closes.
    Raises RequestRefused if the player does not sit there or the table is not open.
    """
    with transaction.atomic():
        table = access.locked(table)
        left, _ = table.seats.filter(player=player).delete()
        if not left:
            raise RequestRefused(TABLE_NOT_SEATED)
        _hand_over(table, player)
        notifications.players_changed([player.pk])
    return table


def _hand_over(table: Table, leaver: Player) -> None:
    """Give the role of the host to the player who has sat here longest, if the host has left."""
    heir = table.seats.filter(player__isnull=False).order_by("taken_at", "id").first()
    if heir is None:
        mark_closed(table)
        return
    if table.host_id == leaver.pk and heir.player is not None:
        table.host = heir.player
    access.save_and_notify(table)


def send_away_blocked(host: Player, blocked: Player) -> None:
    """Remove a player from all open tables of the host, who has just blocked that player."""
    seats = TableSeat.objects.filter(
        player=blocked, companion=False, table__host=host, table__status=Table.Status.OPEN
    ).select_related("table")
    for seat in seats:
        # The table may have started, or the player may have left it, since the query.
        with suppress(RequestRefused):
            send_away(seat.table, host, seat.index)


def send_away(table: Table, host: Player, index: int) -> Table:
    """Remove and bar the player at this seat, and replace the invite link that the player knows.

    Raises RequestRefused unless `host` is the host and another player sits there.
    """
    with transaction.atomic():
        table = access.locked_for_host(table, host)
        seat = table.seats.filter(index=index, player__isnull=False).first()
        if seat is None or seat.player is None:
            raise RequestRefused(TABLE_NO_PLAYER)
        if seat.player_id == host.pk:
            raise RequestRefused(TABLE_SELF)
        table.invitations.update_or_create(
            player=seat.player, defaults={"kind": Invitation.Kind.BARRED, "index": None}
        )
        table.invite = ids.invite()
        removed = seat.player_id
        table.seats.filter(player=removed).delete()
        access.save_and_notify(table)
        notifications.players_changed([removed] if removed else [])
    return table


def readmit(table: Table, host: Player, public_id: str) -> Table:
    """Let a player in again whom the host has removed. The invite link stays the new one.

    Raises RequestRefused unless `host` is the host and has removed that player.
    """
    with transaction.atomic():
        table = access.locked_for_host(table, host)
        removed = table.invitations.filter(player__public_id=public_id, kind=Invitation.Kind.BARRED).first()
        if removed is None:
            raise RequestRefused(TABLE_NOT_REMOVED)
        removed.delete()
        access.save_and_notify(table)
        notifications.players_changed([removed.player_id])
    return table
