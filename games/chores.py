"""What is done for somebody else when its moment has come: clocks that ran out, bots' turns, matches
nobody is at.

The moment is a row (Match.due), so any process may do it and a restart forgets nothing. Whoever finds
one claims it
for a while; what it then does goes through the same door as a player's action, under an id of its own,
so that two
workers at the same row write one action.
"""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass
from datetime import datetime, timedelta

import structlog
from django.db import connection, transaction
from django.db.models import Q
from django.utils import timezone

from games import conf, metrics, presence, service, thinking, timely
from games.models import Match
from games.writing import house_id
from realtime.refusals import RequestRefused

log = structlog.get_logger("bastide.chores")

AT_ONCE = 20
IDLE = 0.15  # seconds between looks when nothing was due
SWEEP = 60.0  # seconds between sweeps


@dataclass(frozen=True)
class Chore:
    """A match whose moment has come: what is due for the seat that decides after event `number`."""

    match_id: str
    what: str
    seat: int
    number: int


def claim(now: datetime, most: int = AT_ONCE) -> list[Chore]:
    """Takes what is due and not taken by another worker, the longest due first."""
    free = Q(claimed_until=None) | Q(claimed_until__lt=now)
    due = Match.objects.filter(free, status=Match.Status.RUNNING, due__lte=now, turn_seat__isnull=False)
    if (
        not due.exists()
    ):  # a plain look first: most looks find nothing, and SQLite locks the whole house for a claim
        return []
    with transaction.atomic():
        rows = list(due.select_for_update(skip_locked=True, no_key=True).order_by("due")[:most])
        Match.objects.filter(pk__in=[row.pk for row in rows]).update(
            claimed_until=now + timedelta(seconds=conf.LEASE)
        )
    return [
        Chore(row.public_id, row.due_what, row.turn_seat, row.number)
        for row in rows
        if row.turn_seat is not None
    ]


def do(chore: Chore) -> None:
    """Does one; that somebody moved meanwhile is no error, there is just nothing left to do."""
    metrics.CHORES.labels(chore.what).inc()
    try:
        if chore.what == "bot":
            _bot(chore)
        else:
            timely.ring(chore.match_id, chore.seat, chore.number)
    except RequestRefused as refused:
        if refused.refusal.code not in {"match.stale", "match.not_running", "match.frozen"}:
            log.error("chore refused", match=chore.match_id, what=chore.what, code=refused.refusal.code)


def _bot(chore: Chore) -> None:
    action = thinking.choose(chore.match_id, chore.seat, chore.number)
    if action is not None:
        command = house_id("bot", chore.match_id, chore.number)
        service.submit(chore.match_id, chore.seat, chore.number, command, action)


def tick(now: datetime | None = None) -> int:
    """Does everything that is due; how much that was."""
    chores = claim(now or timezone.now())
    for chore in chores:
        do(chore)
    return len(chores)


def sweep(now: datetime | None = None) -> int:
    """Closes matches without a clock at which nobody has been for a day; forgets faded presence. How
    many closed.
    """
    presence.sweep()
    since = (now or timezone.now()) - timedelta(seconds=conf.ABANDONED)
    left = Match.objects.filter(status=Match.Status.RUNNING, clock__kind="none", touched_at__lt=since)
    return sum(service.close(match_id) for match_id in left.values_list("public_id", flat=True))


class Worker:
    """Looks for chores until it is told to stop."""

    def __init__(self) -> None:
        self.stopping = threading.Event()

    def run(self) -> None:
        """The loop; whatever goes wrong is logged and tried again, with a fresh connection."""
        swept = 0.0
        while not self.stopping.is_set():
            try:
                done = tick()
                if time.monotonic() - swept > SWEEP:
                    swept = time.monotonic()
                    sweep()
            except Exception as error:  # noqa: BLE001 - the database restarts, the worker does not
                log.warning("worker tries again", error=type(error).__name__)
                connection.close()
                done = 0
                self.stopping.wait(1)
            if not done:
                self.stopping.wait(IDLE)
        connection.close()


class Inside:
    """The worker of the embedded house: one thread in its one web process."""

    _guard = threading.Lock()
    _worker: Worker | None = None

    @classmethod
    def start_once(cls) -> None:
        """Starts it unless it runs."""
        with cls._guard:
            if cls._worker is None:
                cls._worker = Worker()
                threading.Thread(target=cls._worker.run, name="chores", daemon=True).start()

    @classmethod
    def stop(cls) -> None:
        """Tells it to stop; for tests."""
        with cls._guard:
            if cls._worker is not None:
                cls._worker.stopping.set()
                cls._worker = None
