"""What is forgotten in time: abandoned tables, silent waiters, matches that never began, passing guests."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta

from django.db import transaction
from django.db.models import Exists, OuterRef, Q
from django.utils import timezone

from games.models import Match
from games.models import Seat as MatchSeat
from lobby import conf, matchmaking, tables
from lobby.models import Player, QuickPool, Table, TableSeat

CLOSED_KEPT = timedelta(days=1)


@dataclass(frozen=True)
class Tidied:
    """How many of each were closed or forgotten."""

    expired: int
    waiters: int
    closed: int
    unplayed: int
    guests: int


def tidy() -> Tidied:
    """Closes and forgets what nobody will miss. Safe to run at any time, twice at once too."""
    return Tidied(tables.expire(), matchmaking.expire(), _closed(), _unplayed(), _guests())


def _closed() -> int:
    """Closed tables of yesterday, on which no match hangs; their browsers have been told."""
    old = Table.objects.filter(status=Table.Status.CLOSED, touched_at__lt=timezone.now() - CLOSED_KEPT)
    count = old.count()
    old.delete()
    return count


def _unplayed() -> int:
    """Matches opened for a commitment that no table and no pool needs any more."""
    needed = Q(Exists(Table.objects.filter(match=OuterRef("pk")))) | Q(
        Exists(QuickPool.objects.filter(match=OuterRef("pk")))
    )
    old = timezone.now() - CLOSED_KEPT
    return Match.objects.filter(~needed, status=Match.Status.WAITING, created_at__lt=old).delete()[0]


def _guests() -> int:
    """Guests long unseen whom no match and no table remembers."""
    old = timezone.now() - conf.guest_life()
    unseen = Q(seen_at__lt=old) | Q(seen_at=None, date_joined__lt=old)
    traces = (
        Exists(MatchSeat.objects.filter(player=OuterRef("pk"))),
        Exists(TableSeat.objects.filter(player=OuterRef("pk"))),
        Exists(Table.objects.filter(host=OuterRef("pk"))),
    )
    found = Player.objects.filter(unseen, is_guest=True)
    for trace in traces:
        found = found.filter(~trace)
    with transaction.atomic():
        keys = list(found.values_list("pk", flat=True))
        Player.objects.filter(pk__in=keys).delete()
    return len(keys)
