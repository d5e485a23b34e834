"""Matches of bots alone: they are played while somebody watches, and only so many at once.

Such a match needs no player to go on, so it would use the processor until its end with nobody there. It is
paused a minute or two after the last spectator has left, and goes on with the next one.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from django.db.models import Exists, OuterRef, Q
from django.utils import timezone

from games import conf, presence
from games.matches import status
from games.models import Match, Presence, Seat
from games.models.match import MatchQuerySet

OF_A_PERSON = Q(kind=Seat.Kind.HUMAN) | Q(player__isnull=False)


def running() -> MatchQuerySet:
    """Return the running matches in which no seat belongs to a person, or ever did."""
    return Match.objects.filter(
        ~Exists(Seat.objects.filter(OF_A_PERSON, match=OuterRef("pk"))),
        status=Match.Status.RUNNING,
        uploaded=False,
    )


def may_run_one_more() -> bool:
    """Return whether the server has room for one more of them."""
    return running().count() < most()


def most() -> int:
    """Return how many of them may be running at once."""
    return int(conf.get("bots_alone"))


def resume(match: Match) -> bool:
    """Go on with such a match that is paused, for a spectator who has come; return whether it goes on.

    It stays paused while the server has no room for it.
    """
    paused = match.status == Match.Status.PAUSED and match.playable
    if not paused or match.seats.filter(OF_A_PERSON).exists() or not may_run_one_more():
        return False
    # Before it runs, so that no worker finds it without spectators; the hub writes the true number soon.
    presence.store(match.pk, [], 1)
    return status.reopen(match.public_id)


def pause_unwatched(now: datetime | None = None) -> int:
    """Pause those that nobody watches, once they have had time to be opened; return their number.

    A spectator whose process has died counts until its presence row is deleted.
    """
    since = (now or timezone.now()) - timedelta(seconds=conf.UNWATCHED)
    watched = Presence.objects.filter(match=OuterRef("pk"), spectators__gt=0)
    left = running().filter(~Exists(watched), started_at__lt=since)
    return sum(status.pause(match_id) for match_id in left.values_list("public_id", flat=True))
