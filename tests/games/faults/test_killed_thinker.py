"""A worker killed while a bot that searches thinks: another one takes over, and nothing is played twice."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.faults.server import Installation, fresh_installation
from tools import ROOT

pytestmark = pytest.mark.slow
PATIENCE_S = 120.0  # for an action, on a machine that does other things
FIRST, MORE = 4, 6  # actions before the worker is killed, and after that
BEGIN = """
import json
from tests.games import play
play.running([play.seat("Ann", bot="patient"), play.seat("Bob", bot="patient")])
print("null")
"""
# Stops the worker first, so that it plays nothing between the look and the kill.
KILL = """
import json, os, signal, sys, time
from django.utils import timezone
from games.models import Match
worker, first, end = int(sys.argv[1]), int(sys.argv[2]), time.monotonic() + float(sys.argv[3])
while True:
    assert time.monotonic() < end, "no bot thought"
    time.sleep(0.02)
    if Match.objects.filter(number__gte=first, claimed_until__gt=timezone.now()).exists():
        os.kill(worker, signal.SIGSTOP)
        match = Match.objects.get()
        if match.claimed_until and match.claimed_until > timezone.now():
            break
        os.kill(worker, signal.SIGCONT)
os.kill(worker, signal.SIGKILL)
print(match.number)
"""
READ = """
import json
from games.models import LoggedAction, Match
rows = LoggedAction.objects.order_by("number").values_list("number", "command_id")
print(json.dumps({"status": Match.objects.get().status, "rows": list(rows)}))
"""


@contextmanager
def worker(installation: Installation) -> Iterator[subprocess.Popen[bytes]]:
    """A worker in a process of its own, killed at the end if it still runs."""
    with (installation.folder / "worker.log").open("ab") as log:
        words = [sys.executable, "manage.py", "run_worker", "--bots", "1"]
        process = subprocess.Popen(words, cwd=ROOT, env=installation.environ, stdout=log, stderr=log)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def rows_once(installation: Installation, number: int) -> list[tuple[int, str]]:
    """Return the numbers and commands of the log once it has so many rows."""
    end = time.monotonic() + PATIENCE_S
    while len((found := installation.python(READ))["rows"]) < number:
        assert time.monotonic() < end, found
        time.sleep(0.5)
    assert found["status"] == "running"
    return [(row[0], row[1]) for row in found["rows"]]


@pytest.mark.parametrize(
    "stores",
    [
        pytest.param(False, id="sqlite"),
        pytest.param(True, id="postgresql", marks=[pytest.mark.postgres, pytest.mark.redis]),
    ],
)
def test_another_worker_plays_what_a_killed_one_thought_about_and_once(
    tmp_path: Path, *, stores: bool
) -> None:
    addresses: list[Any] = [os.environ[name] if stores else "" for name in ("DATABASE_URL", "REDIS_URL")]
    with fresh_installation(tmp_path, *addresses) as installation:
        installation.python(BEGIN)
        with worker(installation) as first:
            killed_at = installation.python(KILL, str(first.pid), str(FIRST), str(PATIENCE_S))
            first.wait()
        before = rows_once(installation, killed_at)
        assert len(before) == killed_at
        with worker(installation):
            after = rows_once(installation, killed_at + MORE)
        assert after[:killed_at] == before
        assert [number for number, _ in after] == list(range(1, len(after) + 1))
        assert len({command for _, command in after}) == len(after)
        assert installation.manage("recheck") == 0
