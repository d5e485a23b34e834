"""One worker's work on one analysis: it claims it, asks a process, and stores what that says turn by turn."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from enum import Enum
from typing import Any

import msgspec
import structlog

from games import conf, metrics
from games.analyses.claim import MOST, SKIPPING, Claim
from games.analyses.matches import Played, played
from games.models import AnalysedTurn, Analysis
from games.processes.parent import Thinker, ThinkerDiedError
from games.refusals import ANALYSIS_FAILED
from realtime.refusals import RefusalSchema, RequestRefused

log = structlog.get_logger("bastide.games")
WORDS = (sys.executable, "-m", "games.analyses.thinker")
# A turn may wait for the processor so many times as long as it may use it: its process comes last.
PATIENCE = 30
POLL_S = 0.5  # between looks whether it was cancelled, which renew the claim
# What says to the work in this thread or task that its worker ends.
_stopping: ContextVar[threading.Event | None] = ContextVar("stopping", default=None)


class Outcome(Enum):
    """How the work on an analysis ended."""

    DONE = "done"
    REFUSED = "refused"
    FAILED = "failed"
    LOST = "lost"  # cancelled, or another worker has it
    STOPPED = "stopped"  # the worker ends; another one goes on
    DIED = "died"
    LATE = "late"


class Run:
    """A claim on an analysis, and the process that makes it."""

    def __init__(self, match_pk: int) -> None:
        self.claim = Claim(match_pk)
        self.thinker = Thinker(WORDS)
        self.begun = time.monotonic()

    def work(self) -> Outcome | None:
        """Make what is left of the analysis. None if there is nothing to do, or another worker does it."""
        outcome = None
        while (analysis := self.claim.take()) is not None:
            if analysis.attempts > MOST:
                return self._fail()
            try:
                outcome = self._make(analysis)
            finally:
                self.thinker.stop()
            if outcome not in {Outcome.DIED, Outcome.LATE}:
                return outcome
            self._note(analysis, outcome.value)
            if outcome is Outcome.LATE:
                self.claim.skip()
        return None if outcome is None else Outcome.LOST

    def _make(self, analysis: Analysis) -> Outcome:
        try:
            asked = question(analysis, played(analysis.match))
            self.thinker.start()
        except RequestRefused as refused:
            return self._refuse(refused.refusal)
        except OSError:  # the machine has no room for a process
            return Outcome.DIED
        self.thinker.send(asked)
        return self._follow(analysis)

    def _follow(self, analysis: Analysis) -> Outcome:
        """Store what the process says until it has said all, or may not go on."""
        since = time.monotonic()
        while True:
            try:
                answer = self.thinker.answer(POLL_S)
            except ThinkerDiedError:
                return Outcome.DIED
            now = time.monotonic()
            outcome = self._wait(now - since) if answer is None else self._take(analysis, answer, now - since)
            if outcome is not None:
                return outcome
            if _stops():
                self.claim.let_go()
                return Outcome.STOPPED
            since = since if answer is None else now

    def _wait(self, thought_s: float) -> Outcome | None:
        """Keep the claim while the process thinks, within the bounds of time."""
        if thought_s > PATIENCE * conf.get("analysis_turn_s"):
            return Outcome.LATE
        if time.monotonic() - self.begun > conf.get("analysis_s"):
            return self._fail()
        return None if self.claim.renew() else Outcome.LOST

    def _take(self, analysis: Analysis, answer: dict[str, Any], spent_s: float) -> Outcome | None:
        """Store an answer; return how the work ended, if that was the last one."""
        if "refusal" in answer:
            return self._refuse(msgspec.convert(answer["refusal"], RefusalSchema))
        if "done" in answer:
            return Outcome.DONE if self.claim.finish() else Outcome.LOST
        if "graph" in answer:
            return None if self.claim.begin(answer["graph"]) else Outcome.LOST
        spent_ms = round(spent_s * 1000)
        if not self.claim.store(answer["place"], answer["turn"], answer["summary"], spent_ms):
            return Outcome.LOST
        if answer["fault"]:
            self._note(analysis, answer["fault"])
        return None

    def _refuse(self, refusal: RefusalSchema) -> Outcome:
        self.claim.fail(refusal)
        return Outcome.REFUSED

    def _fail(self) -> Outcome:
        self.claim.fail(RequestRefused(ANALYSIS_FAILED).refusal)
        return Outcome.FAILED

    def _note(self, analysis: Analysis, fault: str) -> None:
        """Log and count what went wrong; the analysis goes on as far as it can."""
        log.error("fault of an analysis", match=analysis.match.public_id, fault=fault)
        metrics.ANALYSIS_FAULTS.labels(fault).inc()


def question(analysis: Analysis, game: Played) -> dict[str, Any]:
    """Return what `games.analyses.thinker` is asked, given the turns that are stored."""
    rows = AnalysedTurn.objects.filter(analysis=analysis, place__lt=analysis.turns_done).order_by("place")
    return {
        "record": game.record,
        "numbers": game.numbers,
        "turns": [msgspec.json.decode(said) for said in rows.values_list("said", flat=True)],
        "skip": [analysis.turns_done] if analysis.attempts >= SKIPPING else [],
        "effort": conf.ANALYSIS_EFFORT,
        "most_s": conf.get("analysis_turn_s"),
    }


@contextmanager
def until(stopping: threading.Event) -> Iterator[None]:
    """Let what is made within stop soon after this event is set; the claim is given back."""
    token = _stopping.set(stopping)
    try:
        yield
    finally:
        _stopping.reset(token)


def _stops() -> bool:
    stopping = _stopping.get()
    return stopping is not None and stopping.is_set()
