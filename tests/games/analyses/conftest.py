"""Short finished matches, little effort, and the task queue of a running site."""

from __future__ import annotations

import sys
import textwrap
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from django.db import connection

from games import conf
from games.analyses import run
from games.models import Match
from tests.games.analyses import scene

# Little work for each turn: what is said is worth little, and everything is said.
EFFORT = {"candidates": 2, "options": 1, "draws": 2, "futures": 2, "ahead": 1, "total": 2000}

# A thinker with something wrong in it: `{}` is put in after the imports.
BROKEN = """
import sys, time, os
from games.analyses import thinker
from games.processes import child
from rules.analysis import Analysis
judged = Analysis.turn
def turn(self, place, *, search=True):
    {}
    return judged(self, place, search=search)
Analysis.turn = turn
child.run(thinker.answers)
"""


@pytest.fixture(autouse=True)
def queue(settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep tasks in the database until a test runs them."""
    settings.TASKS = {
        "default": {
            "BACKEND": "django_tasks_db.DatabaseBackend",
            "QUEUES": ["default", "analyses"],
        }
    }
    monkeypatch.setattr(conf, "ANALYSIS_EFFORT", EFFORT)


@pytest.fixture
def over() -> Match:
    """A short match that its players ended together."""
    return scene.finished()


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[str], None]:
    """Let processes do this before they judge a turn."""

    def put_in(code: str) -> None:
        file = tmp_path / "broken.py"
        file.write_text(BROKEN.format(textwrap.indent(code, "    ").strip()), encoding="utf-8")
        monkeypatch.setattr(run, "WORDS", (sys.executable, "-c", f"exec(open({str(file)!r}).read())"))

    return put_in


@pytest.fixture
def at_work() -> Iterator[Callable[[], threading.Thread]]:
    """Start a worker's look in a thread, as a worker does; it ends with the test."""
    stopping, threads = threading.Event(), list[threading.Thread]()

    def look() -> None:
        with run.until(stopping):
            scene.work()
        connection.close()

    def start() -> threading.Thread:
        threads.append(threading.Thread(target=look))
        threads[-1].start()
        return threads[-1]

    yield start
    stopping.set()
    for thread in threads:
        thread.join(scene.PATIENCE_S)
