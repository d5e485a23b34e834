"""`manage.py run_worker`: a worker of its own for clocks and bots, beside any number of web processes."""

from __future__ import annotations

import signal
from typing import Any

from django.core.management.base import BaseCommand

from games import conf
from games.scheduler.worker import Worker
from realtime import watchdog


class Command(BaseCommand):
    """Runs until SIGTERM; any number of them may run."""

    help = "Runs due tasks: clocks that ran out, bots' turns, matches that everybody left."

    def handle(self, *args: Any, **options: Any) -> None:
        """Run the worker until it is stopped."""
        worker = Worker(nice=True)
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: worker.stopping.set())
        watchdog.watch_process(conf.get("watchdog_s"), worker.stopping)
        worker.run()
