"""The task that makes analyses, in a queue of its own: mails and the like never wait for it.

A task is not bound to a match: it makes the analysis that was asked for first. So a task too many does no
harm, and one that was lost can be replaced.
"""

from __future__ import annotations

from datetime import timedelta

from django.db import transaction
from django.db.models import QuerySet
from django.utils import timezone
from django_tasks import task

from games import metrics
from games.analyses.run import Run
from games.models import Analysis
from rules.analysis import VERSION

QUEUE = "analyses"
LATER = timedelta(minutes=1)  # when another process looks for what this one is too old for


@task(queue_name=QUEUE)
def make_next() -> None:
    """Make the analysis that has waited for longest, if any waits."""
    for match_pk in _waiting().filter(version__lte=VERSION).values_list("pk", flat=True):
        outcome = Run(match_pk).work()
        if outcome is not None:
            metrics.ANALYSES.labels(outcome.value).inc()
            return
    if _waiting().filter(version__gt=VERSION).exists():  # while a server is updated
        make_next.using(run_after=timezone.now() + LATER).enqueue()


def waiting() -> int:
    """Return how many analyses wait that this process could make."""
    return _waiting().filter(version__lte=VERSION).count()


def take_back() -> int:
    """Let those wait again that were left by workers that ended; return how many analyses that were."""
    left = Analysis.objects.filter(state=Analysis.State.RUNNING).exclude(claimed_until__gt=timezone.now())
    count = 0
    for pk, until in left.values_list("pk", "claimed_until"):
        with transaction.atomic():
            if left.filter(pk=pk, claimed_until=until).update(
                state=Analysis.State.WAITING, claimed_by="", claimed_until=None
            ):
                make_next.enqueue()
                count += 1
    return count


def _waiting() -> QuerySet[Analysis]:
    return Analysis.objects.filter(state=Analysis.State.WAITING).order_by("asked_at", "pk")
