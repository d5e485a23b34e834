"""The table for a rematch: a private table with the settings and the players of a match."""

from __future__ import annotations

from dataclasses import replace

from django.db import IntegrityError, transaction

from games.models import Match
from lobby import names, notifications, relations
from lobby.models import Invitation, Player, Table
from lobby.tables import numbers, settings
from lobby.tables.access import is_member, locked, save_and_notify
from lobby.tables.bots import add_bot
from lobby.tables.companions import add_companion
from lobby.tables.creation import open_table
from lobby.tables.seating import join
from realtime.limits import spend


def rematch(match: Match, player: Player, address: str = "") -> Table:
    """Return the table for a rematch. The first request opens it, later ones join. Bots sit down at once.

    Raises RequestRefused above the limits of new tables or of seats, counted for the player and the address.
    """
    if table := Table.objects.filter(rematch_of=match).first():
        return _join_again(table, player, address)
    spend("table", player, address)
    try:
        with transaction.atomic():
            return _open_again(match, player)
    except IntegrityError:  # another request has opened it at the same moment
        return _join_again(Table.objects.get(rematch_of=match), player, address)


def _join_again(table: Table, player: Player, address: str) -> Table:
    if table.status == Table.Status.OPEN and not is_member(table, player):
        spend("seat", player, address)
        table = join(table, player)
        _bring_companions(table, player)
    return table


def _bring_companions(table: Table, player: Player) -> None:
    """Seat the persons at the player's device again, where their seats are free."""
    with transaction.atomic():
        table = locked(table)
        taken = set(table.seats.values_list("index", flat=True))
        match = table.rematch_of
        for seat in match.seats.filter(player=player, companion=True) if match else []:
            if seat.index not in taken and seat.index < table.size:
                add_companion(table, player, seat.index, seat.name)
        save_and_notify(table)


def _open_again(match: Match, player: Player) -> Table:
    """Open the table and invite the other players to their seats."""
    seats = list(match.seats.select_related("player"))
    old = Table.objects.filter(match=match).first()
    wanted = settings.of(old) if old else _settings_of(match, player)
    table = open_table(player, replace(wanted, private=True, size=len(seats)), rematch_of=match)
    others = [seat for seat in seats if seat.player_id != player.pk]
    keys = [seat.player_id for seat in seats if seat.player_id is not None]
    apart = {key for pair in relations.blocked_pairs(keys) if player.pk in pair for key in pair}
    own = next((seat.index for seat in seats if seat.player_id == player.pk and not seat.companion), 0)
    table.seats.update(index=own)
    _bring_companions(table, player)
    for seat in others:
        if seat.kind == seat.Kind.BOT:
            add_bot(table, seat.index, seat.bot)
        elif seat.player is not None and not seat.companion and seat.player_id not in apart:
            Invitation.objects.create(
                table=table, player=seat.player, kind=Invitation.Kind.INVITED, index=seat.index
            )
    notifications.players_changed(set(keys) - apart - {player.pk})
    return table


def _settings_of(match: Match, player: Player) -> settings.TableSettings:
    """Return settings for a match that was not started from a table (an uploaded record)."""
    setup = match.setup
    return settings.TableSettings(
        name=names.table_name(player.name),
        size=len(setup["seats"]),
        edition=setup["edition"],
        expansions=setup["expansions"],
        options=setup["options"],
        sets=numbers.sets_played(setup),
        supply=setup["supply"],
        clock={"kind": "none"},
        aids=match.aids,
        claim_days=match.claim_days,
    )
