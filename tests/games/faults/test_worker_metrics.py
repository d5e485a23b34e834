"""A worker of its own process says what happened in it: a match that a bot's turn froze is counted there."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command
from django.core.management.base import CommandError
from prometheus_client.parser import text_string_to_metric_families

from bench.server import free_port
from games.management.commands import run_worker
from games.scheduler.worker import Worker
from tests.faults.server import Installation, fresh_installation
from tools import ROOT

PATIENCE_S = 60.0
# The bot decides first, in a match of which no game can be made.
BROKEN = """
import json
from games.models import Match
from tests.games import play
match = play.running([play.seat("Bob", bot="random"), play.seat("Ann")])
Match.objects.filter(pk=match.pk).update(setup={"no": "setup"})
print(json.dumps(match.public_id))
"""
STATUS = """
import json
from games.models import Match
print(json.dumps(Match.objects.get().status))
"""


@contextmanager
def worker(installation: Installation, **environ: str) -> Iterator[None]:
    """A worker in a process of its own, ended at the end."""
    words = [sys.executable, "manage.py", "run_worker"]
    process = subprocess.Popen(words, cwd=ROOT, env={**installation.environ, **environ})
    try:
        yield
    finally:
        process.terminate()
        process.wait(30)


@pytest.fixture
def installation(tmp_path: Path) -> Iterator[Installation]:
    """An empty one, on the stores of this session."""
    stores = [os.environ.get(name, "") for name in ("DATABASE_URL", "REDIS_URL")]
    with fresh_installation(tmp_path, *stores) as fresh:
        yield fresh


def samples(port: int) -> dict[tuple[str, ...], float]:
    """Return what the worker answers, by the name and the labels' values; nothing if it does not answer."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=5) as answer:
            text = answer.read().decode()
    except OSError:
        return {}
    families = text_string_to_metric_families(text)
    return {(each.name, *each.labels.values()): each.value for family in families for each in family.samples}


@pytest.mark.slow
def test_a_match_that_a_bot_froze_in_the_worker_is_counted_at_its_port(installation: Installation) -> None:
    port = free_port()
    with worker(installation, WORKER_METRICS_PORT=str(port)):
        until = time.monotonic() + PATIENCE_S
        while not (before := samples(port)):
            assert time.monotonic() < until
            time.sleep(0.1)
        assert before["bastide_frozen_total",] == 0
        installation.python(BROKEN)
        while samples(port)["bastide_frozen_total",] == 0:
            assert time.monotonic() < until
            time.sleep(0.1)
        found = samples(port)
    assert found["bastide_frozen_total",] == 1
    assert found["bastide_due_tasks_total", "bot"] == 1
    assert found["process_cpu_seconds_total",] > 0
    assert installation.python(STATUS) == "frozen"


def test_a_port_that_is_taken_ends_the_worker_with_a_sentence(settings: Any) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        settings.BASTIDE = {**settings.BASTIDE, "worker_metrics_port": port}
        with pytest.raises(CommandError, match=rf"WORKER_METRICS_PORT: .* 127\.0\.0\.1:{port}"):
            call_command("run_worker")


def test_a_worker_listens_nowhere_unless_a_port_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[int] = []
    monkeypatch.setattr(run_worker, "start_http_server", lambda port, addr: opened.append(port))
    monkeypatch.setattr(Worker, "run", lambda _: None)
    handlers = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}
    try:
        call_command("run_worker")
    finally:
        for number, handler in handlers.items():
            signal.signal(number, handler)
    assert opened == []
