"""Claims of rows by workers (`claimed_until`): each for a lease, one row in a transaction of its own."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from django.db import transaction
from django.db.models import Q, QuerySet

from games import conf

SPARE = 20  # rows that are read besides those wanted, because another worker may claim the same ones


def unclaimed(now: datetime) -> Q:
    """Return the condition that no worker has claimed a row, or that its lease is over."""
    return Q(claimed_until=None) | Q(claimed_until__lt=now)


def lease(now: datetime) -> datetime:
    """Return until when a claim made or renewed now is good."""
    return now + timedelta(seconds=conf.LEASE)


def claim(row: QuerySet[Any], now: datetime) -> bool:
    """Claim the only row of a query; return False if it is not there any more or another one writes it."""
    with transaction.atomic():
        key = row.select_for_update(skip_locked=True, no_key=True).values_list("pk", flat=True).first()
        if key is None:
            return False
        return bool(row.model._default_manager.filter(pk=key).update(claimed_until=lease(now)))
