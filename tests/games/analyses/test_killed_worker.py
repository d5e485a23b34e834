"""A worker that is killed in the middle of an analysis: another one goes on, and nothing is made twice."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from rules import analysis
from tests.faults.server import Installation, fresh_installation
from tests.rules.analysis.conftest import finished
from tools import ROOT

pytestmark = pytest.mark.slow
PATIENCE_S = 600.0  # at the lowest priority, on a machine that does other things
ACTIONS = 36  # after which the game is ended: enough turns to be killed between two of them
ASK = """
import json, sys
from games import records
from games.analyses import asking
match = records.upload(json.loads(open(sys.argv[1]).read()))
asking.begin(match)
print(json.dumps(match.public_id))
"""
# Looks often: a fast machine judges the whole game within the second that another process needs to start.
KILL = """
import os, signal, sys, time
from games.models import AnalysedTurn
end = time.monotonic() + float(sys.argv[2])
while not AnalysedTurn.objects.exists():
    assert time.monotonic() < end, "no turn was judged"
    time.sleep(0.02)
os.kill(int(sys.argv[1]), signal.SIGKILL)
print("null")
"""
READ = """
import json
from games.analyses.payload import analysis_of
from games.models import Match
from django.contrib.auth.models import AnonymousUser
import msgspec
print(msgspec.json.encode(analysis_of(Match.objects.get(), AnonymousUser())).decode())
"""


@contextmanager
def worker(installation: Installation) -> Iterator[subprocess.Popen[bytes]]:
    """A worker in a process of its own, killed at the end if it still runs."""
    with (installation.folder / "worker.log").open("ab") as log:
        process = subprocess.Popen(
            [sys.executable, "manage.py", "run_worker"],
            cwd=ROOT,
            env=installation.environ,
            stdout=log,
            stderr=log,
        )
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def until(installation: Installation, done: Callable[[Any], object]) -> Any:
    """Return what is said of the match once it is as wanted."""
    end = time.monotonic() + PATIENCE_S
    while not done(said := installation.python(READ)):
        assert time.monotonic() < end, said
        time.sleep(0.5)  # each look is a process, and takes from the worker
    return said


@pytest.mark.parametrize(
    "stores",
    [
        pytest.param(False, id="sqlite"),
        pytest.param(True, id="postgresql", marks=[pytest.mark.postgres, pytest.mark.redis]),
    ],
)
def test_another_worker_goes_on_where_a_killed_one_stopped(tmp_path: Path, *, stores: bool) -> None:
    record = finished(3, ("greedy", "beginner"), stop=ACTIONS)
    file = tmp_path / "game.json"
    file.write_text(record, encoding="utf-8")
    addresses = [os.environ[name] if stores else "" for name in ("DATABASE_URL", "REDIS_URL")]
    with fresh_installation(tmp_path, *addresses) as installation:
        installation.python(ASK, str(file))
        with worker(installation) as first:
            installation.python(KILL, str(first.pid), str(PATIENCE_S))
            first.wait()
        before = installation.python(READ)
        assert before["state"] == "running"
        assert 1 <= before["turns_done"] < before["turns_total"]
        with worker(installation):
            after = until(installation, lambda said: said["state"] == "done")
    found = analysis.analyse(record)
    assert after["turns"] == [json.loads(json.dumps(turn.to_json())) for turn in found]
    assert after["graph"] == found.graph()
    assert after["turns"][: before["turns_done"]] == before["turns"]
