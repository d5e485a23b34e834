"""Starting and cancelling analyses, within the limits of players, addresses and the whole queue."""

from __future__ import annotations

from typing import Any

from django.db import transaction
from django.db.models import QuerySet
from django.utils import timezone

from games import conf
from games.analyses import making, queue
from games.analyses.claim import ended
from games.analyses.matches import must_replay
from games.models import Analysis, Match
from games.refusals import ANALYSIS_ADDRESS, ANALYSIS_FULL, ANALYSIS_NOT_YOURS, ANALYSIS_YOURS
from realtime.networks import network_key
from realtime.refusals import NOBODY, RequestRefused
from rules.analysis import VERSION


def start(match: Match, player: Any, address: str) -> None:
    """Put the analysis of a match into the queue, unless it is there, under way or made already.

    One that was cancelled or failed goes on after the turns that it has; one of another version begins anew.
    Raises RequestRefused without a player, for a match that can't be analysed, and above the limits.
    """
    if there(match):
        return
    if not player.is_authenticated:
        raise RequestRefused(NOBODY)
    must_replay(match)
    with transaction.atomic():
        Match.objects.locked(match.public_id)  # two requests at once begin one
        if there(match):
            return
        _within_limits(player, network_key(address))
        begin(match, player, network_key(address))
        transaction.on_commit(making.make_next.enqueue)


def cancel(match: Match, player: Any) -> None:
    """Cancel an analysis that waits or is being made; its turns stay. Raises RequestRefused to others."""
    with transaction.atomic():
        analysis = (
            Analysis.objects.select_for_update().filter(match=match, state__in=Analysis.UNDER_WAY).first()
        )
        if analysis is None:
            return
        if not may_cancel(analysis, player):
            raise RequestRefused(ANALYSIS_NOT_YOURS)
        ended(Analysis.objects.filter(pk=analysis.pk), Analysis.State.CANCELLED)


def may_cancel(analysis: Analysis | None, player: Any) -> bool:
    """Return whether this player may cancel it: who asked for it, or staff."""
    if analysis is None or analysis.state not in Analysis.UNDER_WAY or not player.is_authenticated:
        return False
    return bool(analysis.asked_by_id == player.pk or player.is_staff)


def begin(match: Match, player: Any = None, address: str = "") -> None:
    """Store that the analysis of a match waits. One of this version that stopped keeps its turns."""
    Analysis.objects.filter(match=match).exclude(version=VERSION).delete()
    analysis = queue.of(match) or Analysis(match=match, version=VERSION)
    analysis.state, analysis.asked_by, analysis.address = Analysis.State.WAITING, player, address
    analysis.asked_at, analysis.ended_at, analysis.refusal = timezone.now(), None, None
    analysis.claimed_by, analysis.claimed_until, analysis.attempts = "", None, 0
    analysis.save()


def there(match: Match) -> bool:
    """Return whether the analysis of a match is under way or made already."""
    known = queue.of(match)
    return known is not None and known.state in (*Analysis.UNDER_WAY, Analysis.State.DONE)


def _within_limits(player: Any, address: str) -> None:
    """Raise RequestRefused if too many analyses are under way: says when the first of them will be done."""
    pending = Analysis.objects.filter(state__in=Analysis.UNDER_WAY)
    own, near = pending.filter(asked_by=player), pending.filter(address=address).exclude(address="")
    for refusal, limit, found in (
        (ANALYSIS_YOURS, "analyses_per_player", own),
        (ANALYSIS_ADDRESS, "analyses_per_address", near),
    ):
        if found.count() >= (most := conf.get(limit)):
            place, seconds = _first(found)
            raise RequestRefused(refusal, most=most, place=place, seconds=seconds)
    if pending.count() >= (most := conf.get("analyses_waiting")):
        raise RequestRefused(ANALYSIS_FULL, most=most, seconds=_first(pending)[1])


def _first(pending: QuerySet[Analysis]) -> tuple[int, int]:
    """Return the place of the first of these in the queue (0: it is being made), and when it will be done."""
    first = pending.order_by("asked_at", "pk").first()
    place = queue.place(first) or 0 if first else 0
    left = queue.seconds_left(first) if first else None
    return place, max(1, round(left or queue.USUAL_S * max(1, place)))
