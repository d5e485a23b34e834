"""A process that is stopped as a whole is killed by the guard beside it, and nothing else is."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tools import ROOT

PATIENCE_S = 1.5
LIVES = f"""
import sys, time
from realtime.guard import Guard
guard = Guard({PATIENCE_S})
print(guard.process.pid, flush=True)
while True:
    guard.beat()
    time.sleep(0.1)
"""
WORKER = f"""
import sys, threading
from realtime import watchdog
stopping = threading.Event()
watchdog.watch_process({PATIENCE_S + 1}, stopping)
print("watched", flush=True)
stopping.wait(float(sys.argv[1]))
stopping.set()
"""


@contextmanager
def _living() -> Iterator[tuple[subprocess.Popen[str], int]]:
    """Yield a process with a guard, and the guard's id."""
    words = [sys.executable, "-c", LIVES]
    process = subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        yield process, int(process.stdout.readline())
    finally:
        process.kill()
        process.communicate()


def _gone(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return True
    return False


def _soon(number: int) -> bool:
    """Return whether a process is gone, or goes within some seconds."""
    until = time.monotonic() + 5
    while not (gone := _gone(number)) and time.monotonic() < until:
        time.sleep(0.05)
    return gone


def test_a_stopped_process_is_killed() -> None:
    with _living() as (process, _):
        process.send_signal(signal.SIGSTOP)
        assert process.wait(10) == -signal.SIGKILL
        assert "was killed" in process.communicate()[1]


def test_a_process_that_beats_is_left_alone_and_its_guard_ends_with_it() -> None:
    with _living() as (process, guard):
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(2 * PATIENCE_S)
        process.kill()
        assert _soon(guard)


def test_a_guard_that_was_stopped_itself_gives_the_process_another_chance() -> None:
    with _living() as (process, guard):
        for number in (process.pid, guard):
            os.kill(number, signal.SIGSTOP)
        time.sleep(2 * PATIENCE_S + 1)
        for number in (guard, process.pid):
            os.kill(number, signal.SIGCONT)
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(2 * PATIENCE_S)


def test_a_worker_is_guarded_until_it_stops() -> None:
    words = [sys.executable, "-c", WORKER]
    assert subprocess.run([*words, "4"], cwd=ROOT, timeout=20, check=False).returncode == 0
    with subprocess.Popen([*words, "60"], cwd=ROOT, stdout=subprocess.PIPE, text=True) as hung:
        assert hung.stdout is not None
        while "watched" not in (line := hung.stdout.readline()):
            assert line
        hung.send_signal(signal.SIGSTOP)
        try:
            assert hung.wait(15) == -signal.SIGKILL
        finally:
            hung.kill()
