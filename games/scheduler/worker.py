"""The worker: runs due tasks until it is stopped, in its own process or in a thread of the web process.

It has threads, so that none waits for another: clocks and cleanup, bots, work that can wait, and one for
each analysis of a finished match. Bots that search think in processes of their own
(`games.scheduler.thinking`), and so do analyses (`games.analyses`).
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable

import structlog
from django.db import connection
from django.utils import timezone

from games import conf, signals
from games.analyses import making, run
from games.answers.playing import play_due
from games.hints import jobs as hints
from games.scheduler import tasks
from games.scheduler.cleanup import pause_abandoned
from games.scheduler.due import BOT, CLOCK, bring_forward, run_due
from games.scheduler.looks import Looks
from games.scheduler.thinking import Thinking
from games.statistics import summaries

log = structlog.get_logger("bastide.scheduler")

ANALYSES_S = 1.0  # between looks for analyses
TASKS_S = 1.0  # between looks for work that can wait
TURNS_S = 15.0  # between calls to look for turns that wait for players who are away
COUNTED_S = 5.0  # between looks for matches that ended, to count them for statistics
FORWARD_S = 3.0  # between searches for bots whose time lies too far ahead
CLEANUP_S = 60.0  # between searches for abandoned matches
EXPIRY_S = 3600.0  # between cleanups of all applications; the first is right at the start
NICE = 10  # of the thread of bots in a process of its own: people's processes come first


class Worker:
    """Looks for due tasks until it is stopped. `nice`: bots give way to other processes of the machine.

    `bots` is the number of processes in which bots that search think; with 0 they think in a thread.
    `analyses` is how many analyses are made at once, each in a process; with 0 none is made here.
    """

    def __init__(self, *, nice: bool = False, bots: int = 1, analyses: int = 0) -> None:
        self.stopping = threading.Event()
        self.nice = nice
        self.thinking = Thinking(bots) if bots else None
        self.analyses = analyses
        self._cleaned = self._expired = self._brought_forward = self._announced = self._counted = -EXPIRY_S

    def run(self) -> None:
        """Run due tasks until stopped."""
        threads = [
            threading.Thread(target=self._run_bots, name="worker-bots", daemon=True),
            threading.Thread(
                target=self._repeat, args=(self._run_tasks, TASKS_S), name="worker-tasks", daemon=True
            ),
            *(self._analyst(number) for number in range(self.analyses)),
        ]
        for thread in threads:
            thread.start()
        self._repeat(self._run_clocks)
        for thread in threads:
            thread.join(10)

    def _analyst(self, number: int) -> threading.Thread:
        return threading.Thread(
            target=self._repeat,
            args=(self._run_analyses, ANALYSES_S),
            name=f"worker-analyses-{number}",
            daemon=True,
        )

    def _run_analyses(self) -> int:
        with run.until(self.stopping):
            making.take_back()
            return tasks.run_ready(making.QUEUE)

    def _run_clocks(self) -> int:
        done = run_due(what=CLOCK) + play_due()
        now = time.monotonic()
        if now - self._cleaned > CLEANUP_S:
            self._cleaned = now
            pause_abandoned()
        if now - self._expired > EXPIRY_S:
            self._expired = now
            signals.cleanup_due.announce()
        return done

    def _run_tasks(self) -> int:
        now = time.monotonic()
        if now - self._announced > TURNS_S:
            self._announced = now
            signals.turns_due.announce()
        if now - self._counted > COUNTED_S:
            self._counted = now
            summaries.write_due()
        return tasks.run_ready()

    def _run_bots(self) -> None:
        if self.nice and hasattr(os, "setpriority"):
            # On Linux this lowers this thread only. A web process would wait for the interpreter it holds.
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
        self._repeat(self._run_due_bots)
        if self.thinking is not None:
            self.thinking.stop()

    def _run_due_bots(self) -> int:
        now = time.monotonic()
        if now - self._brought_forward > FORWARD_S:
            self._brought_forward = now
            bring_forward(timezone.now())
        if self.thinking is None:
            return run_due(what=BOT) + hints.run_here()
        return run_due(what=BOT, searching=False) + self.thinking.step()

    def _repeat(self, work: Callable[[], int], every_s: float | None = None) -> None:
        """Do some work until stopped. An exception is logged, and the work retried with a new connection."""
        looks = Looks(every_s)
        while not self.stopping.is_set():
            try:
                done = work()
            except Exception as error:  # noqa: BLE001 - the database restarts, the worker does not
                log.warning("worker failed, retrying", error=type(error).__name__)
                connection.close()
                done = 0
                self.stopping.wait(1)
            self.stopping.wait(looks.next_in_s(done))
        connection.close()


class EmbeddedWorker:
    """The worker of the single-process mode: threads in the web process."""

    _guard = threading.Lock()
    _worker: Worker | None = None

    @classmethod
    def start_once(cls) -> None:
        """Start it unless it runs."""
        with cls._guard:
            if cls._worker is None:
                cls._worker = Worker(analyses=conf.get("analyses"))
                threading.Thread(target=cls._worker.run, name="worker", daemon=True).start()

    @classmethod
    def stop(cls) -> None:
        """Stop it; for tests."""
        with cls._guard:
            if cls._worker is not None:
                cls._worker.stopping.set()
                cls._worker = None
