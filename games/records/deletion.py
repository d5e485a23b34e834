"""Deletion of uploaded game files. Nothing else ever deletes rows of the log; the database refuses it."""

from __future__ import annotations

from django.db import transaction
from django.db.models import QuerySet

from games.models import LoggedAction, Match

BATCH = 100  # matches deleted in one transaction


def delete_uploads(expired: QuerySet[Match]) -> int:
    """Delete those of these matches that were uploaded, with their logs; return their number."""
    deleted = 0
    while keys := list(expired.filter(uploaded=True).values_list("pk", flat=True)[:BATCH]):
        with transaction.atomic():
            LoggedAction.objects.filter(match__in=keys).delete()
            Match.objects.filter(pk__in=keys).delete()
        deleted += len(keys)
    return deleted
