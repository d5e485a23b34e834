"""Deletes what nobody needs any more: abandoned tables, expired queue entries, old guests."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta

from django.core.cache import cache
from django.db import transaction
from django.db.models import Exists, OuterRef, Q
from django.utils import timezone

from games.models import Match, Seat
from lobby import conf
from lobby.matchmaking.queue import expire
from lobby.models import Player, QuickPool, Table, TableSeat
from lobby.tables.closing import close_abandoned

CLOSED_KEPT = timedelta(days=1)
EXPIRE_INTERVAL_S = 60


@dataclass(frozen=True)
class CleanupReport:
    """How many rows of each kind were closed or deleted."""

    expired: int
    waiters: int
    closed: int
    unplayed: int
    guests: int


def clean_up() -> CleanupReport:
    """Close or delete everything that has expired. Several processes may run this at once."""
    return CleanupReport(
        expired=close_abandoned(),
        waiters=expire(),
        closed=_delete_closed_tables(),
        unplayed=_delete_unplayed_matches(),
        guests=_delete_guests(),
    )


def expire_if_due() -> None:
    """Close abandoned tables and delete expired queue entries, once a minute in all processes."""
    if cache.add("lobby.sweep", True, EXPIRE_INTERVAL_S):
        close_abandoned()
        expire()


def _delete_closed_tables() -> int:
    """Delete tables without a match that were closed more than a day ago."""
    old = Table.objects.filter(status=Table.Status.CLOSED, touched_at__lt=timezone.now() - CLOSED_KEPT)
    count = old.count()
    old.delete()
    return count


def _delete_unplayed_matches() -> int:
    """Delete matches that were created for a commitment and belong to no table and no pool any more."""
    needed = Q(Exists(Table.objects.filter(match=OuterRef("pk")))) | Q(
        Exists(QuickPool.objects.filter(match=OuterRef("pk")))
    )
    old = timezone.now() - CLOSED_KEPT
    return Match.objects.filter(~needed, status=Match.Status.WAITING, created_at__lt=old).delete()[0]


def _delete_guests() -> int:
    """Delete guests without a recent request to whom no match and no table refers."""
    old = timezone.now() - conf.guest_lifetime()
    unseen = Q(seen_at__lt=old) | Q(seen_at=None, date_joined__lt=old)
    references = (
        Exists(Seat.objects.filter(player=OuterRef("pk"))),
        Exists(TableSeat.objects.filter(player=OuterRef("pk"))),
        Exists(Table.objects.filter(host=OuterRef("pk"))),
    )
    found = Player.objects.filter(unseen, is_guest=True)
    for reference in references:
        found = found.filter(~reference)
    with transaction.atomic():
        keys = list(found.values_list("pk", flat=True))
        Player.objects.filter(pk__in=keys).delete()
    return len(keys)
