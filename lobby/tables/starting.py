"""What ends the gathering: the start of the match, closing, being forgotten; and the table after a match."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from django.db import IntegrityError, transaction
from django.db.models import Exists, OuterRef
from django.utils import timezone

from games import service
from games.models import Match
from games.problems import Refused
from lobby import conf, names, notifications
from lobby.models import Invitation, Player, Table, TableSeat
from lobby.refusals import refused
from lobby.tables import settings
from lobby.tables.access import is_member, locked, locked_for_host
from lobby.tables.creation import open_table
from lobby.tables.seating import add_bot, join, shut

# Stands for the salt of a bot, and of a player whose browser gave none; it is published like the others.
NO_SALT = "00"


def start(table: Table, host: Player) -> Table:
    """Makes the match of those who sit here and begins it, once; empty seats are left out."""
    with transaction.atomic():
        table = locked_for_host(table, host)
        begin(table)
    return table


def begin(table: Table) -> None:
    """Hands the seats over to the games; within the caller's transaction and lock."""
    seats = list(table.seats.select_related("player"))
    match = table.match
    if len(seats) < 2 or match is None:
        raise refused("table.too_few", "It takes at least two to play. Invite somebody or add a bot.")
    names_of = [_name(seat) for seat in seats]
    law = settings.setup(names_of, table.edition, table.expansions, table.options, table.sets)
    table.status, table.size = Table.Status.STARTED, len(seats)
    table.save()
    for index, seat in enumerate(seats):
        TableSeat.objects.filter(pk=seat.pk).update(index=index)
    service.start(
        match,
        setup=law.to_json(),
        seats=[_seat(seat) for seat in seats],
        clock=table.clock,
        table=table.id,
        listed=not table.private,
    )
    notifications.table(table.id)
    notifications.mine([seat.player_id for seat in seats if seat.player_id])


def _name(seat: TableSeat) -> str:
    return seat.name or (seat.player.name if seat.player else "")


def _seat(seat: TableSeat) -> dict[str, object]:
    return {"name": _name(seat), "player": seat.player, "bot": seat.bot or None, "salt": seat.salt or NO_SALT}


def close(table: Table, host: Player) -> Table:
    """The host closes the table; everybody goes home."""
    with transaction.atomic():
        table = locked_for_host(table, host)
        shut(table)
    return table


def expire() -> int:
    """Closes open tables where nothing has happened and nobody was here for their whole life; how many."""
    cutoff = timezone.now() - conf.table_life()
    somebody = TableSeat.objects.filter(table=OuterRef("pk"), player__seen_at__gt=cutoff)
    stale = Table.objects.filter(~Exists(somebody), status=Table.Status.OPEN, touched_at__lte=cutoff)
    count = 0
    for table in stale:
        # Who was quicker has closed it, started it, or forgotten it altogether.
        with suppress(Refused, Table.DoesNotExist), transaction.atomic():
            fresh = locked(table)
            if fresh.touched_at <= cutoff:
                shut(fresh)
                count += 1
    return count


def rematch(match: Match, player: Player) -> Table:
    """The table after a match, made by the first who asks and joined by the others. Bots sit down at once."""
    if table := Table.objects.filter(rematch_of=match).first():
        return _come_back(table, player)
    try:
        with transaction.atomic():
            return _set_again(match, player)
    except IntegrityError:  # two asked at the same moment, and the other was first
        return _come_back(Table.objects.get(rematch_of=match), player)


def _come_back(table: Table, player: Player) -> Table:
    if table.status == Table.Status.OPEN and not is_member(table, player):
        return join(table, player)
    return table


def _set_again(match: Match, player: Player) -> Table:
    """A private table with the settings of the match, its players invited to their seats."""
    seats = list(match.seats.select_related("player"))
    old = Table.objects.filter(match=match).first()
    wanted = replace(settings.of(old) if old else _settings_of(match, player), private=True, size=len(seats))
    table = open_table(player, wanted, rematch_of=match)
    others = [seat for seat in seats if seat.player_id != player.pk]
    mine = next((seat.index for seat in seats if seat.player_id == player.pk), 0)
    table.seats.update(index=mine)
    for seat in others:
        if seat.kind == seat.Kind.BOT:
            add_bot(table, seat.index, seat.bot)
        elif seat.player is not None:
            Invitation.objects.create(
                table=table, player=seat.player, kind=Invitation.Kind.INVITED, index=seat.index
            )
    notifications.mine([seat.player_id for seat in others if seat.player_id])
    return table


def _settings_of(match: Match, player: Player) -> settings.TableSettings:
    """Settings for a match that came from no table of ours (an uploaded record)."""
    setup = match.setup
    return settings.TableSettings(
        name=f"{player.name}’s table"[: names.LONGEST_TABLE],
        size=len(setup["seats"]),
        edition=setup["edition"],
        expansions=setup["expansions"],
        options=setup["options"],
        sets=settings.played(setup),
        clock={"kind": "none"},
    )
