"""Sitting down, getting up, being sent away; and the bots."""

from __future__ import annotations

from django.db import transaction

from lobby import ids, names, notifications
from lobby.models import Invitation, Player, Table, TableSeat
from lobby.refusals import forbidden, missing, refused, wrong
from lobby.tables import access
from lobby.tables.creation import refuse_one_too_many
from rules import bots


def join(table: Table, player: Player, salt: str = "", invite: str = "") -> Table:
    """Takes the kept or the first free seat; one who sits already gives the salt that was missing."""
    with transaction.atomic():
        Player.objects.select_for_update(no_key=True).get(pk=player.pk)
        table = access.locked(table)
        seat = table.seats.filter(player=player).first() or _sit_down(table, player, invite)
        if salt and not seat.salt:
            seat.salt = salt
            seat.save(update_fields=["salt"])
        _changed(table)
        notifications.mine([player.pk])
    return table


def _sit_down(table: Table, player: Player, invite: str) -> TableSeat:
    if access.is_barred(table, player):
        raise forbidden("table.barred", "The host has sent you away from this table.")
    if not access.may_see(table, player, invite):
        raise missing()
    refuse_one_too_many(player)
    if other := names.same_looks(player.name, taken_names(table)):
        raise refused(
            "name.taken", f"Somebody called {other} sits here already. Change your name to sit down."
        )
    seat = TableSeat.objects.create(table=table, index=_place(table, player), player=player)
    table.invitations.filter(player=player).delete()
    return seat


def _place(table: Table, player: Player) -> int:
    """The seat kept for the player, or the first that is free and kept for nobody."""
    taken = set(table.seats.values_list("index", flat=True))
    kept = dict(table.invitations.filter(index__isnull=False).values_list("player_id", "index"))
    mine = kept.pop(player.pk, None)
    if mine is not None and mine not in taken and mine < table.size:
        return mine
    free = [index for index in range(table.size) if index not in taken and index not in kept.values()]
    if not free:
        raise refused("table.full", "Every seat at this table is taken.")
    return free[0]


def taken_names(table: Table) -> list[str]:
    """What those at the table are called, bots too."""
    return [seat.player.name if seat.player else seat.name for seat in table.seats.select_related("player")]


def leave(table: Table, player: Player) -> Table:
    """Gets up. A host's place goes to who stayed longest; without players the table closes."""
    with transaction.atomic():
        table = access.locked(table)
        seat = table.seats.filter(player=player).first()
        if seat is None:
            raise refused("table.not_seated", "You don't sit at this table.")
        seat.delete()
        _hand_over(table, player)
        notifications.mine([player.pk])
    return table


def _hand_over(table: Table, leaver: Player) -> None:
    heir = table.seats.filter(player__isnull=False).order_by("taken_at", "id").first()
    if heir is None:
        shut(table)
        return
    if table.host_id == leaver.pk and heir.player is not None:
        table.host = heir.player
    _changed(table)


def shut(table: Table) -> None:
    """Closes a locked table. A rematch that came to nothing may be asked for again."""
    table.status, table.rematch_of = Table.Status.CLOSED, None
    _changed(table)


def send_away(table: Table, host: Player, index: int) -> Table:
    """The host sends a player away, who can't come back; the invite link is renewed, since they know it."""
    with transaction.atomic():
        table = access.locked_for_host(table, host)
        seat = table.seats.filter(index=index, player__isnull=False).first()
        if seat is None or seat.player is None:
            raise refused("table.no_player", "No player sits at that seat.")
        if seat.player_id == host.pk:
            raise refused("table.self", "You can't send yourself away. Leave the table instead.")
        table.invitations.update_or_create(
            player=seat.player, defaults={"kind": Invitation.Kind.BARRED, "index": None}
        )
        table.invite = ids.invite()
        sent = seat.player_id
        seat.delete()
        _changed(table)
        notifications.mine([sent] if sent else [])
    return table


def seat_bot(table: Table, host: Player, level: str) -> Table:
    """The host seats a bot of a level at the first free place."""
    if level not in bots.BOTS:
        raise wrong(
            "bot.unknown", f"There is no bot called {level}. There are: {', '.join(sorted(bots.BOTS))}."
        )
    with transaction.atomic():
        table = access.locked_for_host(table, host)
        taken = set(table.seats.values_list("index", flat=True))
        free = [index for index in range(table.size) if index not in taken]
        if not free:
            raise refused("table.full", "Every seat at this table is taken.")
        add_bot(table, free[0], level)
        _changed(table)
    return table


def add_bot(table: Table, index: int, level: str) -> None:
    """A bot at that seat, named unlike the others; a place kept for somebody is the host's to give away."""
    table.invitations.filter(index=index).update(index=None)
    name = names.of_bot(taken_names(table))
    TableSeat.objects.create(table=table, index=index, bot=level, name=name)


def remove_bot(table: Table, host: Player, index: int) -> Table:
    """The host takes a bot away."""
    with transaction.atomic():
        table = access.locked_for_host(table, host)
        gone, _ = table.seats.filter(index=index, player__isnull=True).delete()
        if not gone:
            raise refused("table.no_bot", "No bot sits at that seat.")
        _changed(table)
    return table


def _changed(table: Table) -> None:
    table.save()  # touched_at
    notifications.table(table.id)
