"""Regular cleanup: matches that all players or spectators left, presence rows that expired."""

from __future__ import annotations

from datetime import datetime, timedelta

from django.utils import timezone

from games import conf, presence
from games.matches import bots_alone, status
from games.models import Match


def pause_abandoned(now: datetime | None = None) -> int:
    """Pause matches without a clock and without a player for ABANDONED seconds; return their number.

    Matches of bots alone that nobody watches are paused as well. Expired presence rows are deleted first.
    """
    presence.sweep()
    unwatched = bots_alone.pause_unwatched(now)
    since = (now or timezone.now()) - timedelta(seconds=conf.ABANDONED)
    left = Match.objects.filter(status=Match.Status.RUNNING, clock__kind="none", touched_at__lt=since)
    return unwatched + sum(status.pause(match_id) for match_id in left.values_list("public_id", flat=True))
