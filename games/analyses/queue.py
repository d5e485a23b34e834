"""The queue of analyses: what is stored of a match's, its place, and how long it may take."""

from __future__ import annotations

from django.db.models import Avg

from games.models import Analysis, Match
from rules.analysis import VERSION

USUAL_S = 60.0  # for an analysis, while none of this server's says how long one takes
LATEST = 20  # analyses whose times are averaged


def of(match: Match) -> Analysis | None:
    """Return the stored analysis of a match, unless it is of another version."""
    return Analysis.objects.filter(match=match, version=VERSION).first()


def place(analysis: Analysis) -> int | None:
    """Return the place in the queue from 1, None for an analysis that does not wait."""
    if analysis.state != Analysis.State.WAITING:
        return None
    waiting = Analysis.objects.filter(state=Analysis.State.WAITING)
    return waiting.filter(asked_at__lt=analysis.asked_at).count() + 1


def seconds_left(analysis: Analysis) -> float | None:
    """Return an estimate for one that waits or is being made; None while nothing can be said."""
    if analysis.state == Analysis.State.WAITING:
        return None if (usual := _usual()) is None else usual * (place(analysis) or 1)
    if analysis.state != Analysis.State.RUNNING or not analysis.turns_done:
        return None
    mean = analysis.spent_ms / 1000 / analysis.turns_done
    return round(mean * max(0, analysis.turns_total - analysis.turns_done), 1)


def _usual() -> float | None:
    """Return the mean seconds of the newest analyses that are done."""
    done = Analysis.objects.filter(state=Analysis.State.DONE).order_by("-ended_at")
    newest = list(done.values_list("pk", flat=True)[:LATEST])
    found = Analysis.objects.filter(pk__in=newest).aggregate(mean=Avg("spent_ms"))["mean"]
    return None if found is None else round(float(found) / 1000, 1)
