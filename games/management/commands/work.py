"""`manage.py work`: a worker of its own for clocks and bots, beside any number of web processes."""

from __future__ import annotations

import signal
from typing import Any

from django.core.management.base import BaseCommand

from games.chores import Worker


class Command(BaseCommand):
    """Runs until SIGTERM; any number of them may run."""

    help = "Does what is due: clocks that ran out, bots' turns, matches that everybody left."

    def handle(self, *args: Any, **options: Any) -> None:
        """The loop."""
        worker = Worker()
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: worker.stopping.set())
        worker.run()
