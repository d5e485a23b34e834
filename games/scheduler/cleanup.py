"""Regular cleanup: matches that all players left, presence rows that expired."""

from __future__ import annotations

from datetime import datetime, timedelta

from django.utils import timezone

from games import conf, presence
from games.matches import status
from games.models import Match


def close_abandoned(now: datetime | None = None) -> int:
    """Close matches without a clock that nobody was at for ABANDONED seconds, and delete expired presence
    rows. Returns how many were closed.
    """
    presence.sweep()
    since = (now or timezone.now()) - timedelta(seconds=conf.ABANDONED)
    left = Match.objects.filter(status=Match.Status.RUNNING, clock__kind="none", touched_at__lt=since)
    return sum(status.close(match_id) for match_id in left.values_list("public_id", flat=True))
