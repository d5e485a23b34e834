"""Players join a table, leave it, or are removed by the host."""

from __future__ import annotations

from django.db import transaction

from lobby import ids, names, notifications
from lobby.models import Invitation, Player, Table, TableSeat
from lobby.refusals import conflict, forbidden, table_not_found
from lobby.tables import access
from lobby.tables.closing import mark_closed
from lobby.tables.creation import check_table_limit


def join(table: Table, player: Player, salt: str = "", invite: str = "") -> Table:
    """Take the reserved seat or the first free one. A player who sits already may add the missing salt."""
    with transaction.atomic():
        Player.objects.select_for_update(no_key=True).get(pk=player.pk)
        table = access.locked(table)
        seat = table.seats.filter(player=player).first() or _take_seat(table, player, invite)
        if salt and not seat.salt:
            seat.salt = salt
            seat.save(update_fields=["salt"])
        access.save_and_notify(table)
        notifications.players_changed([player.pk])
    return table


def _take_seat(table: Table, player: Player, invite: str) -> TableSeat:
    if access.is_barred(table, player):
        raise forbidden("table.barred", "The host has sent you away from this table.")
    if not access.may_see(table, player, invite):
        raise table_not_found()
    check_table_limit(player)
    if other := names.lookalike(player.name, access.taken_names(table)):
        raise conflict(
            "name.taken", f"Somebody called {other} sits here already. Change your name to sit down."
        )
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
        raise conflict("table.full", "Every seat at this table is taken.")
    return free[0]


def leave(table: Table, player: Player) -> Table:
    """Leave the table. The player who sat down first becomes host; without players the table closes."""
    with transaction.atomic():
        table = access.locked(table)
        seat = table.seats.filter(player=player).first()
        if seat is None:
            raise conflict("table.not_seated", "You don't sit at this table.")
        seat.delete()
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


def send_away(table: Table, host: Player, index: int) -> Table:
    """Remove and bar the player at this seat; only the host may. The known invite link is replaced."""
    with transaction.atomic():
        table = access.locked_for_host(table, host)
        seat = table.seats.filter(index=index, player__isnull=False).first()
        if seat is None or seat.player is None:
            raise conflict("table.no_player", "No player sits at that seat.")
        if seat.player_id == host.pk:
            raise conflict("table.self", "You can't send yourself away. Leave the table instead.")
        table.invitations.update_or_create(
            player=seat.player, defaults={"kind": Invitation.Kind.BARRED, "index": None}
        )
        table.invite = ids.invite()
        removed = seat.player_id
        seat.delete()
        access.save_and_notify(table)
        notifications.players_changed([removed] if removed else [])
    return table
