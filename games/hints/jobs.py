"""Ideas that wait for a worker: claimed, thought about in a process of the bots, stored and counted."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import islice
from typing import Any

import structlog
from django.db import transaction
from django.db.models import F, QuerySet
from django.utils import timezone

from games import conf, metrics, notifications
from games.bots import runner
from games.bots.questions import question
from games.bots.thinker import Thinker
from games.models import Hint, Seat, leases
from realtime.refusals import RequestRefused

log = structlog.get_logger("bastide.games")
LEVEL = "hint"  # in the metrics of bots, whose processes think here


@dataclass(frozen=True)
class HintJob:
    """One player's question for ideas, claimed by this worker."""

    pk: int
    match_id: str
    seat: int
    number: int

    def question(self, known: int | None, drop: list[str]) -> dict[str, Any] | None:
        """Return what the process is asked; None when the match has moved on."""
        found = question(self.match_id, self.seat, self.number, known, drop)
        return None if found is None else {**found, "hint": True}

    def finish(self, answer: dict[str, Any]) -> bool:
        """Store what the process answered. Returns False if its game must not be used again."""
        ideas, fault = answer.get("ideas"), str(answer["fault"])
        if fault:
            log.error("fault of a hint", match=self.match_id, fault=fault)
            metrics.BOT_FAULTS.labels(LEVEL, fault.partition(":")[0]).inc()
        self._store(ideas or self._solid(), fault)
        return ideas is not None

    def _solid(self) -> list[dict[str, Any]]:
        """Return what the solid bot would do as the only idea; empty when the match has moved on."""
        action = runner.choose_solid(self.match_id, self.seat, self.number)
        return (
            [] if action is None else [{"actions": [action], "points": None, "chance": None, "reason": None}]
        )

    def renew(self) -> None:
        """Keep the claim for another lease."""
        mine = Hint.objects.filter(pk=self.pk, done_at=None)
        mine.update(claimed_until=leases.lease(timezone.now()))

    def _store(self, ideas: list[dict[str, Any]], fault: str) -> None:
        """Store the ideas and count them, once, whoever comes to it."""
        with transaction.atomic():
            waiting = Hint.objects.filter(pk=self.pk, done_at=None)
            if not waiting.update(ideas=ideas, fault=fault[:40], done_at=timezone.now()) or not ideas:
                return
            Seat.objects.filter(match__public_id=self.match_id, index=self.seat).update(hints=F("hints") + 1)
        notifications.notify(self.match_id, "status")


def claim(now: datetime, most: int) -> list[HintJob]:
    """Claim questions that no other worker has claimed, the longest waiting first."""
    # Read without a lock: most looks find nothing, and SQLite locks the whole database for a claim.
    waiting = _waiting(now).order_by("asked_at", "pk")
    found = waiting.values_list("pk", "match__public_id", "seat", "number")[: most + leases.SPARE]
    jobs = (HintJob(*row) for row in found)
    return list(islice((job for job in jobs if _claim(job.pk, now)), most))


def _waiting(now: datetime) -> QuerySet[Hint]:
    """Return the questions that wait and that no worker has claimed."""
    since = now - timedelta(seconds=conf.HINT_LIFE)
    return Hint.objects.filter(leases.unclaimed(now), done_at=None, asked_at__gte=since)


def _claim(pk: int, now: datetime) -> bool:
    """Claim a question in a transaction of its own; return False if it is answered or being claimed."""
    return leases.claim(_waiting(now).filter(pk=pk), now)


def run_here() -> int:
    """Think about one question in this thread, for a worker without processes; return how many there were."""
    jobs = claim(timezone.now(), 1)
    for job in jobs:
        try:
            asked = job.question(None, [])
        except RequestRefused:  # a match of newer rules
            asked = None
        if asked is not None:
            job.finish(Thinker().answer(asked))
    return len(jobs)
