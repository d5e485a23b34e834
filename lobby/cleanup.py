"""Deletes what nobody needs any more: abandoned tables, expired queue entries, old guests."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from django.contrib.sessions.models import Session
from django.core.cache import cache
from django.db import transaction
from django.db.models import Exists, OuterRef, Q
from django.utils import timezone

from games import records
from games.models import Match, Seat
from games.scheduler.tasks import delete_finished
from lobby import alerts, conf, moderation, privacy
from lobby.matchmaking.queue import expire
from lobby.models import Player, QuickPool, Table, TableSeat
from lobby.tables.closing import close_abandoned

EXPIRE_INTERVAL_S = 60


@dataclass(frozen=True)
class CleanupReport:
    """How many rows of each kind were closed or deleted."""

    expired: int
    waiters: int
    closed: int
    unplayed: int
    uploads: int
    guests: int
    sessions: int
    tasks: int
    chat: int
    reports: int
    copies: int
    renamed: int
    bars: int
    alerts: int
    browsers: int


def clean_up() -> CleanupReport:
    """Close or delete everything that has expired. Several processes may run this at once."""
    return CleanupReport(
        expired=close_abandoned(),
        waiters=expire(),
        closed=_delete_closed_tables(),
        unplayed=_delete_unplayed_matches(),
        uploads=_delete_uploads(),
        guests=_delete_guests(),
        sessions=_delete_sessions(),
        tasks=delete_finished(conf.task_lifetime()),
        bars=moderation.lift_expired(),
        alerts=alerts.delete_old_alerts(),
        browsers=alerts.delete_old_subscriptions(),
        **asdict(privacy.delete_expired()),
    )


def expire_if_due() -> None:
    """Close abandoned tables and delete expired queue entries, once a minute in all processes."""
    if cache.add("lobby.sweep", True, EXPIRE_INTERVAL_S):
        close_abandoned()
        expire()
        moderation.lift_expired()


def _delete_sessions() -> int:
    """Delete the sessions that have expired."""
    old = Session.objects.filter(expire_date__lt=timezone.now())
    return old.delete()[0]


def _delete_closed_tables() -> int:
    """Delete tables without a match that were closed long enough ago."""
    old = Table.objects.filter(
        status=Table.Status.CLOSED, touched_at__lt=timezone.now() - conf.closed_table_lifetime()
    )
    count = old.count()
    old.delete()
    return count


def _delete_unplayed_matches() -> int:
    """Delete matches that were created for a commitment and belong to no table and no pool any more."""
    needed = Q(Exists(Table.objects.filter(match=OuterRef("pk")))) | Q(
        Exists(QuickPool.objects.filter(match=OuterRef("pk")))
    )
    old = timezone.now() - conf.closed_table_lifetime()
    return Match.objects.filter(~needed, status=Match.Status.WAITING, created_at__lt=old).delete()[0]


def _delete_uploads() -> int:
    """Delete old records that were uploaded by guests, or by players whose account is deleted."""
    orphans = Q(uploader=None) | Q(uploader__is_guest=True)
    old = timezone.now() - conf.upload_lifetime()
    return records.delete_uploads(Match.objects.filter(orphans, uploaded=True, created_at__lt=old))


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
