"""Due tasks: a clock that ran out, a bot's turn.

The due time is a column (`Match.due`), so any process may do the task and a restart loses none. A worker
claims a task for a lease of LEASE seconds. What it does then is an ordinary command with a fixed id, so two
workers at the same row append one action.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import islice
from typing import Any

import structlog
from django.db.models import Exists, OuterRef, Q, QuerySet
from django.utils import timezone

from games import conf, metrics
from games.bots import runner
from games.commands import apply_timeout, submit, system_command_id
from games.models import Match, Seat, leases
from realtime.refusals import RequestRefused
from rules.bots import SEARCHING

log = structlog.get_logger("bastide.scheduler")

BATCH = 20
AHEAD_S = 3.0  # by so much may clocks of two machines differ
CLOCK, BOT = "clock", "bot"


@dataclass(frozen=True)
class DueTask:
    """A match whose due time has come: `what` is due for the seat that decides after event `number`."""

    match_id: str
    what: str
    seat: int
    number: int


def claim_due(
    now: datetime, what: str | None = None, most: int = BATCH, *, searching: bool | None = None
) -> list[DueTask]:
    """Claim due tasks that no other worker has claimed, the longest due first.

    `what` is "clock" or "bot"; None means both. A match has one due time, so matches with bots take turns.
    `searching` picks the turns of bots that search, or all others. A worker leaves matches of newer rules to
    the worker that replaces it.
    """
    due = _free(now).filter(turn_seat__isnull=False, due__lte=now)
    if what:
        due = due.filter(due_what=what)
    if searching is not None:
        searches = Exists(
            Seat.objects.filter(match=OuterRef("pk"), index=OuterRef("turn_seat"), bot__in=SEARCHING)
        )
        due = due.filter(searches if searching else ~searches)
    # Read without a lock: most looks find nothing, and SQLite locks the whole database for a claim.
    found = due.order_by("due").only("public_id", "due_what", "turn_seat", "number")[: most + leases.SPARE]
    claimed = islice((match for match in found if _claim(match, now)), most)
    return [
        DueTask(match.public_id, match.due_what, match.turn_seat, match.number)
        for match in claimed
        if match.turn_seat is not None
    ]


def _free(now: datetime) -> QuerySet[Match]:
    """Return the running matches that no worker has claimed and whose rules this process knows."""
    return Match.objects.known().filter(leases.unclaimed(now), status=Match.Status.RUNNING)


def _claim(match: Match, now: datetime) -> bool:
    """Claim a match in a transaction of its own; return False if it has moved on or is being written."""
    return leases.claim(_free(now).filter(pk=match.pk, number=match.number), now)


def bring_forward(now: datetime) -> int:
    """Make bots due now whose time, or whose claim, lies further ahead than any can; return their number.

    A process whose clock was ahead for a moment wrote it. Their matches would stand still until then.
    """
    ahead = now + timedelta(seconds=AHEAD_S)
    late_due = Q(due__gt=ahead + timedelta(seconds=conf.get("bot_pause")))
    late_claim = Q(claimed_until__gt=leases.lease(ahead))
    waiting = Match.objects.filter(late_due | late_claim, status=Match.Status.RUNNING, due_what=BOT)
    found = waiting.values_list("pk", flat=True)[:BATCH]  # looked for without a lock, which SQLite has one of
    return waiting.filter(pk__in=list(found)).update(due=now, claimed_until=None) if found else 0


def run_task(task: DueTask) -> None:
    """Run one task. If a player acted meanwhile, there is nothing left to do; that is no error."""
    metrics.DUE_TASKS.labels(task.what).inc()
    with refusals_logged(task):
        if task.what == CLOCK:
            apply_timeout(task.match_id, task.seat, task.number)
        elif (action := runner.choose(task.match_id, task.seat, task.number)) is not None:
            play(task, action)


@contextmanager
def refusals_logged(task: DueTask) -> Iterator[None]:
    """Log a refusal of what a task does, unless it only says that the match has moved on."""
    try:
        yield
    except RequestRefused as refused:
        if refused.refusal.code not in {"match.stale", "match.not_running", "match.frozen", "match.updating"}:
            log.error("task refused", match=task.match_id, what=task.what, code=refused.refusal.code)


def play(task: DueTask, action: dict[str, Any]) -> None:
    """Submit the action of a bot. Its id follows from the task, so it is played once."""
    command_id = system_command_id("bot", task.match_id, task.number)
    submit(task.match_id, task.seat, task.number, command_id, action)


def run_due(now: datetime | None = None, what: str | None = None, *, searching: bool | None = None) -> int:
    """Run every task of a kind (`claim_due`) that is due; returns how many there were.

    Bots think in this thread.
    """
    tasks = claim_due(now or timezone.now(), what, searching=searching)
    for task in tasks:
        run_task(task)
    return len(tasks)
