"""The worker: runs due tasks until it is stopped, in its own process or in a thread of the web process."""

from __future__ import annotations

import threading
import time

import structlog
from django.db import connection

from games.scheduler.cleanup import close_abandoned
from games.scheduler.due import run_due

log = structlog.get_logger("bastide.scheduler")

IDLE_S = 0.15  # between looks if nothing was due
CLEANUP_S = 60.0  # between cleanups


class Worker:
    """Looks for due tasks until it is stopped."""

    def __init__(self) -> None:
        self.stopping = threading.Event()

    def run(self) -> None:
        """The loop. An exception is logged, and the work tried again with a fresh connection."""
        cleaned = 0.0
        while not self.stopping.is_set():
            try:
                done = run_due()
                if time.monotonic() - cleaned > CLEANUP_S:
                    cleaned = time.monotonic()
                    close_abandoned()
            except Exception as error:  # noqa: BLE001 - the database restarts, the worker does not
                log.warning("worker failed, retrying", error=type(error).__name__)
                connection.close()
                done = 0
                self.stopping.wait(1)
            if not done:
                self.stopping.wait(IDLE_S)
        connection.close()


class EmbeddedWorker:
    """The worker of the single-process mode: one thread in the web process."""

    _guard = threading.Lock()
    _worker: Worker | None = None

    @classmethod
    def start_once(cls) -> None:
        """Start it unless it runs."""
        with cls._guard:
            if cls._worker is None:
                cls._worker = Worker()
                threading.Thread(target=cls._worker.run, name="worker", daemon=True).start()

    @classmethod
    def stop(cls) -> None:
        """Stop it; for tests."""
        with cls._guard:
            if cls._worker is not None:
                cls._worker.stopping.set()
                cls._worker = None
