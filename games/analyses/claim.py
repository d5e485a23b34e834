"""A worker's claim on an analysis. Everything is stored under it, so nothing is stored twice.

The claim is renewed while a process thinks. If the worker dies it expires, and another worker goes on after
the turns that are stored.
"""

from __future__ import annotations

import uuid
from datetime import timedelta
from typing import Any

import msgspec
from django.db import transaction
from django.db.models import F, Q, QuerySet
from django.utils import timezone

from games.models import AnalysedTurn, Analysis, leases
from realtime.refusals import RefusalSchema
from rules.analysis import VERSION

LEASE = timedelta(seconds=30)
# Begun so often at the same turn: then it is not searched, and then all is given up.
SKIPPING, MOST = 3, 5


class Claim:
    """A claim on the analysis of a match, and what may be done under it."""

    def __init__(self, match_pk: int) -> None:
        self.pk = match_pk
        self.name = uuid.uuid4().hex

    def take(self) -> Analysis | None:
        """Claim the analysis, or begin again under the claim. None if there is nothing to do.

        Turns that an older version has judged are dropped.
        """
        now = timezone.now()
        free = leases.unclaimed(now) | Q(claimed_by=self.name)
        mine = Analysis.objects.filter(free, pk=self.pk, state__in=Analysis.UNDER_WAY, version__lte=VERSION)
        taken = mine.update(
            state=Analysis.State.RUNNING,
            claimed_by=self.name,
            claimed_until=now + LEASE,
            attempts=F("attempts") + 1,
        )
        if not taken:
            return None
        self._drop_older()
        return Analysis.objects.select_related("match").get(pk=self.pk)

    def renew(self) -> bool:
        """Keep the claim for another lease. False if it is lost: cancelled, or another worker's by now."""
        return bool(self._held().update(claimed_until=timezone.now() + LEASE))

    def begin(self, graph: list[dict[str, Any]]) -> bool:
        """Store the chances, and with them how many turns will come. False if the claim is lost."""
        return bool(self._held().update(graph=graph, turns_total=len(graph) - 1))

    def store(self, place: int, turn: dict[str, Any], summary: dict[str, Any], spent_ms: int) -> bool:
        """Store what is said of a turn. False if the claim is lost."""
        said = msgspec.json.encode(turn).decode()
        with transaction.atomic():
            stored = (
                self._held()
                .filter(turns_done=place)
                .update(turns_done=place + 1, summary=summary, spent_ms=F("spent_ms") + spent_ms, attempts=1)
            )
            if stored:
                AnalysedTurn.objects.create(analysis_id=self.pk, place=place, said=said)
        return bool(stored)

    def skip(self) -> None:
        """Let the next attempt leave out the turn that it begins with."""
        self._held().update(attempts=SKIPPING - 1)

    def finish(self) -> bool:
        """Store that all turns are there. False if the claim is lost."""
        return bool(ended(self._held(), Analysis.State.DONE))

    def fail(self, refusal: RefusalSchema) -> None:
        """Store that it failed, and why."""
        if ended(self._held(), Analysis.State.FAILED):
            Analysis.objects.filter(pk=self.pk).update(refusal=msgspec.to_builtins(refusal))

    def let_go(self) -> None:
        """Give the claim back; another worker goes on."""
        self._held().update(claimed_by="", claimed_until=None, attempts=0)

    def _drop_older(self) -> None:
        with transaction.atomic():
            older = self._held().filter(version__lt=VERSION)
            if older.update(version=VERSION, turns_done=0, spent_ms=0, summary=None):
                AnalysedTurn.objects.filter(analysis=self.pk).delete()

    def _held(self) -> QuerySet[Analysis]:
        return Analysis.objects.filter(pk=self.pk, claimed_by=self.name, state=Analysis.State.RUNNING)


def ended(analyses: QuerySet[Analysis], state: str) -> int:
    """Store that nobody works on these any more; return their number. What is kept of an address goes."""
    return analyses.update(
        state=state, address="", claimed_by="", claimed_until=None, ended_at=timezone.now()
    )
