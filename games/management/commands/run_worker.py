"""`manage.py run_worker`: a worker of its own for clocks and bots, beside any number of web processes."""

from __future__ import annotations

import signal
from argparse import ArgumentTypeError
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser
from prometheus_client import start_http_server

from games import conf
from games.scheduler.worker import Worker
from realtime import watchdog

MOST = 64  # processes of one worker


def _processes(text: str) -> int:
    if not text.isdecimal() or int(text) > MOST:
        raise ArgumentTypeError(f"{text!r} is not a number from 0 to {MOST}")
    return int(text)


def _serve_metrics() -> None:
    """Answer Prometheus, where a port is set. Raises CommandError if the port is taken."""
    host, port = settings.WORKER_METRICS_HOST, conf.get("worker_metrics_port")
    if not port:
        return
    try:
        start_http_server(port, addr=host)
    except OSError as error:
        raise CommandError(f"WORKER_METRICS_PORT: nobody can listen on {host}:{port}: {error}") from error


class Command(BaseCommand):
    """Runs until SIGTERM; any number of them may run."""

    help = "Runs due tasks: clocks that ran out, bots' turns, matches that everybody left."

    def add_arguments(self, parser: CommandParser) -> None:
        """Add how many processes think for bots and for analyses."""
        parser.add_argument(
            "--bots",
            type=_processes,
            default=1,
            metavar="N",
            help="processes in which bots that search think (1); 0: in a thread of the worker",
        )

        parser.add_argument(
            "--analyses",
            type=_processes,
            default=conf.get("analyses"),
            metavar="N",
            help="analyses of finished games that are made at once, each in a process (ANALYSES, 1)",
        )

    def handle(self, *args: Any, **options: Any) -> None:
        """Run the worker until it is stopped."""
        _serve_metrics()
        worker = Worker(nice=True, bots=options["bots"], analyses=options["analyses"])
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: worker.stopping.set())
        watchdog.watch_process(conf.get("watchdog_s"), worker.stopping)
        worker.run()
