"""Two writers at once, with real threads and row locks; a kill -9 of a web process with matches going on."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from django.db import connection

from games import service
from games.game_cache import CACHE, CacheEntry
from games.models import LoggedAction, Match
from realtime.refusals import RequestRefused
from tests.games import play

ROOT = Path(__file__).resolve().parents[2]


def race(match: Match, writers: int) -> list[str]:
    """Let all writers send an action of their own after the same event; return their answers."""
    action = play.plain(play.legal(match)[0])
    number = play.fresh(match).number

    def write(index: int) -> str:
        try:
            service.submit(match.public_id, 0, number, f"writer-{index}", dict(action))
        except RequestRefused as refused:
            return refused.refusal.code
        finally:
            connection.close()
        return "taken"

    with ThreadPoolExecutor(writers) as pool:
        return sorted(pool.map(write, range(writers)))


@pytest.mark.django_db(transaction=True)
def test_one_of_many_writers_at_one_number_is_accepted() -> None:
    match = play.running()
    assert race(match, 6) == ["match.stale"] * 5 + ["taken"]
    assert LoggedAction.objects.filter(match=match).count() == 1


@pytest.mark.postgres
@pytest.mark.django_db(transaction=True)
def test_one_of_many_processes_at_one_number_is_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play.running()
    # Each thread its own cache, as if it were a process: only the database's locks are left between them.
    monkeypatch.setattr(CACHE, "_entry", lambda match_id: CacheEntry())
    assert race(match, 6) == ["match.stale"] * 5 + ["taken"]
    assert list(LoggedAction.objects.filter(match=match).values_list("number", flat=True)) == [1]


@pytest.mark.slow
def test_killed_web_process_loses_and_doubles_no_event() -> None:
    """The small version of tests/faults/kill_web.py."""
    words = [sys.executable, "-m", "tests.faults.kill_web", "--matches", "4", "--seconds", "8"]
    done = subprocess.run(
        words, cwd=ROOT, env=os.environ, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
