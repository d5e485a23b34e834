"""Runs work that can wait (mail, cleanup): tasks of Django's interface, which the database keeps.

Clocks and bots are no tasks; they are columns of their match (`games/scheduler/due.py`).
"""

from __future__ import annotations

from datetime import timedelta

from django.db.models import Q
from django.utils import timezone
from django_tasks import task_backends
from django_tasks_db import DatabaseBackend
from django_tasks_db.management.commands.db_worker import Worker
from django_tasks_db.models import DBTaskResult

from games import conf
from games.analyses import making
from realtime.notifications import PROCESS

QUEUE = "default"  # of the tasks interface: the back end's name, and that of its first queue
LEASE = timedelta(minutes=10)  # a task that runs for longer was left by a worker that died
ATTEMPTS = 3  # workers that may die with a task before it is given up


class WorkerDiedError(Exception):
    """The workers that ran this task ended before it did."""


def run_ready(queue: str = QUEUE) -> int:
    """Run the tasks of a queue that are ready, one after the other; return their number.

    Of analyses, which take minutes, one is run. Any number of workers may do this at once: a task is claimed
    under a row lock.
    """
    if not isinstance(task_backends[QUEUE], DatabaseBackend):
        return 0  # another backend has workers of its own
    _take_back()
    if queue == making.QUEUE:
        _replace_lost()
    most = 1 if queue == making.QUEUE else None
    count = DBTaskResult.objects.ready().filter(backend_name=QUEUE, queue_name=queue).count()
    if count:
        _worker(queue, most).run()
    return count if most is None else min(count, most)


def delete_finished(kept: timedelta) -> int:
    """Delete tasks that finished longer ago than `kept`: their arguments may be private."""
    old = DBTaskResult.objects.finished().filter(finished_at__lt=timezone.now() - kept)
    return old.delete()[0]


def _worker(queue: str, most: int | None) -> Worker:
    """Return the library's worker, set to return when no task is ready, or after `most` of them."""
    return Worker(
        queue_names=[queue],
        interval=0,
        batch=True,
        backend_name=QUEUE,
        startup_delay=False,
        max_tasks=most,
        worker_id=PROCESS,
        excluded_queue_names=[],
    )


def _replace_lost() -> None:
    """Queue a task for each analysis that waits without one."""
    ready = DBTaskResult.objects.ready().filter(backend_name=QUEUE, queue_name=making.QUEUE).count()
    for _ in range(making.waiting() - ready):
        making.make_next.enqueue()


def _take_back() -> None:
    """Make tasks ready again whose worker has died; give up those that ended several workers."""
    now, longest = timezone.now(), timedelta(seconds=conf.get("analysis_s"))
    old = Q(started_at__lt=now - LEASE) & ~Q(queue_name=making.QUEUE) | Q(
        started_at__lt=now - LEASE - longest
    )
    for left in DBTaskResult.objects.running().filter(old):
        if len(left.worker_ids) >= ATTEMPTS:
            left.set_failed(WorkerDiedError())
        else:
            DBTaskResult.objects.filter(pk=left.pk, started_at=left.started_at).update(status="READY")
