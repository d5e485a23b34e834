"""When the players of a match that can be claimed were last there: kept at their seats, to ten minutes.

Each note raises `Match.answers`. A claim is stored only if that number is as it was when the claim read who
is away, so a player who comes back in that moment is never taken for absent.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta

from django.db import transaction
from django.db.models import F, Q
from django.db.models.functions import Coalesce

from games import conf
from games.models import Match, Seat


def note(match: Match, seats: Iterable[Seat], now: datetime) -> None:
    """Note that the players of these seats are there, unless that was done not long ago."""
    old = [seat.pk for seat in seats if seat.seen_at is None or seat.seen_at < _before(now)]
    if old:
        _store(match.pk, old, now)


def note_present(match_pk: int, indexes: Iterable[int], now: datetime) -> None:
    """Note the same of seats that are connected, by their indexes, in a match that can be claimed."""
    old = Q(seen_at=None) | Q(seen_at__lt=_before(now))
    rows = Seat.objects.filter(old, match_id=match_pk, index__in=list(indexes))
    if found := list(rows.values_list("pk", flat=True)):
        _store(match_pk, found, now)


def _before(now: datetime) -> datetime:
    return now - timedelta(seconds=conf.SEEN_EVERY)


def _store(match_pk: int, seats: list[int], now: datetime) -> None:
    with transaction.atomic():
        Match.objects.filter(pk=match_pk).update(answers=Coalesce(F("answers"), 0) + 1)
        Seat.objects.filter(pk__in=seats).update(seen_at=now)
