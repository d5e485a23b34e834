"""Deletes a player: all that is the player's own, and the name from what belongs to others, too.

Games of others stay whole. A seat keeps its actions, score and rank under the name DELETED; setups and logs
follow (games/records/renaming.py), at once for matches that are over, and for others when they are.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any
from uuid import uuid4

import structlog
from allauth.usersessions.models import UserSession
from django.contrib.admin.models import LogEntry
from django.contrib.contenttypes.models import ContentType
from django.db import transaction

from games import records, service
from games.models import DELETED_NAME, ChatMessage, Seat
from lobby import matchmaking, notifications, tables
from lobby.models import Player, Report, Table
from lobby.refusals import ACCOUNT_STAFF
from realtime.refusals import RequestRefused

log = structlog.get_logger("bastide.lobby")
DELETED = DELETED_NAME


def delete_player(player: Player) -> None:
    """Delete a guest or an account for good. Raises RequestRefused for an operator's.

    The steps before the last one may be repeated after a failure.
    """
    if player.is_staff or player.is_superuser:
        raise RequestRefused(ACCOUNT_STAFF)
    key = player.pk
    _leave_matches(player)
    _leave_tables(player)
    _leave_seats(player)
    with transaction.atomic():
        _hand_over_tables(player)
        ChatMessage.objects.filter(player=player).delete()
        Report.objects.filter(reporter=player).update(words="")
        _forget_in_admin_log(player)
        for session in UserSession.objects.filter(user=player):
            session.end()
        player.delete()
    notifications.session_revoked(key)
    notifications.names_removed()
    log.info("player deleted")


def _leave_matches(player: Player) -> None:
    """Leave the matches that are being played, as the player could: the rules say what follows."""
    seats = Seat.objects.filter(player=player, kind=Seat.Kind.HUMAN, left=False).select_related("match")
    for seat in seats:
        match = seat.match
        if not match.playable:
            continue
        service.reopen(match.public_id)
        action: dict[str, Any] = {"seat": seat.index, "type": "forfeit"}
        for _ in range(3):  # another player may move in between
            match.refresh_from_db(fields=["number"])
            with suppress(RequestRefused):
                service.submit(match.public_id, seat.index, match.number, str(uuid4()), action)
                break


def _leave_tables(player: Player) -> None:
    matchmaking.leave(player)
    for seat in player.table_seats.filter(table__status=Table.Status.OPEN).select_related("table"):
        with suppress(RequestRefused):
            _name_anew(tables.leave(seat.table, player), player)


def _leave_seats(player: Player) -> None:
    """Take the name out of matches: of the player's seats, and of own uploads with that name."""
    wanted: dict[str, dict[int, str]] = {}
    for match_id, index in Seat.objects.filter(player=player).values_list("match__public_id", "index"):
        wanted.setdefault(match_id, {})[index] = DELETED
    uploads = Seat.objects.filter(match__uploader=player, name=player.name)
    for match_id, index in uploads.values_list("match__public_id", "index"):
        wanted.setdefault(match_id, {})[index] = DELETED
    for match_id, names in wanted.items():
        records.rename_seats(match_id, names)


def _hand_over_tables(player: Player) -> None:
    """Give the tables that the player hosted to another player who sat there; delete those without one."""
    for table in Table.objects.filter(host=player):
        heir = table.seats.filter(player__isnull=False).exclude(player=player).order_by("index").first()
        if heir is None or heir.player is None:
            table.delete()
            continue
        table.host = heir.player
        table.save(update_fields=["host"])
        _name_anew(table, player)


def _name_anew(table: Table, player: Player) -> None:
    """Give a table that is named after the player the usual name of its new host."""
    if player.name in table.name and table.host_id != player.pk:
        table.name = tables.settings.default_for(table.host).name
        table.save(update_fields=["name"])
        notifications.table_changed(table.id, private=table.private)


def _forget_in_admin_log(player: Player) -> None:
    """Take the name out of Django's log of the admin site; the number of the row stays."""
    about = LogEntry.objects.filter(
        content_type=ContentType.objects.get_for_model(Player), object_id=str(player.pk)
    )
    about.update(object_repr=DELETED)
