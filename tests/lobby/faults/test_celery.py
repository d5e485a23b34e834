"""The same tasks by Celery: sent after the commit, done by a real worker with Redis as its broker."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from django.conf import settings

from config.settings.tasks import CELERY_BACKEND
from tests.faults.server import Installation, fresh_installation
from tools import ROOT

PATIENCE_S = 180.0
WORDS = ("-m", "celery", "-A", "config.celery", "worker", "-Q", "default,analyses", "--concurrency", "1")
# Asks for a copy of a player's data twice, of which the second is rolled back; prints what the broker has.
ASK = """
import json, redis
from django.conf import settings
from django.db import transaction
from lobby.tasks import start_copy
from tests.games import play
store = redis.Redis.from_url(settings.CELERY_BROKER_URL)
ann, bob = play.player("Ann"), play.player("Bob")
waiting = [store.llen("default")]
with transaction.atomic():
    start_copy(ann)
    waiting.append(store.llen("default"))
waiting.append(store.llen("default"))
with transaction.atomic():
    start_copy(bob)
    transaction.set_rollback(True)
waiting.append(store.llen("default"))
print(json.dumps(waiting))
"""
READ = """
import json
from lobby.models import DataCopy
print(json.dumps([[copy.player.name, copy.state, copy.size > 0] for copy in DataCopy.objects.all()]))
"""
LATER = """
import json
from datetime import timedelta
from django.utils import timezone
from lobby.models import DataCopy, Player
from lobby.tasks import make_copy
DataCopy.objects.update(state=DataCopy.State.WAITING)
make_copy.using(run_after=timezone.now() + timedelta(seconds=3)).enqueue(Player.objects.get(name="Ann").pk)
print(json.dumps(None))
"""
READY = [["Ann", "ready", True]]


@pytest.fixture
def installation(tmp_path: Path) -> Iterator[Installation]:
    """An empty one whose tasks Celery has, in a database of Redis that no other test uses."""
    redis = urlsplit(os.environ["REDIS_URL"])
    with fresh_installation(tmp_path, os.environ["DATABASE_URL"], redis.geturl()) as fresh:
        broker = redis._replace(path="/15").geturl()
        fresh.environ |= {"TASKS_BACKEND": CELERY_BACKEND, "CELERY_BROKER_URL": broker}
        yield fresh


@contextmanager
def celery(installation: Installation) -> Iterator[subprocess.Popen[bytes]]:
    """A worker of Celery, ended at the end."""
    with (installation.folder / "celery.log").open("ab") as log:
        process = subprocess.Popen(
            [sys.executable, *WORDS], cwd=ROOT, env=installation.environ, stdout=log, stderr=log
        )
    try:
        yield process
    finally:
        process.terminate()
        process.wait(30)


def wait_until_ready(installation: Installation) -> None:
    """Return when Ann's copy is ready, and nobody else has one."""
    begun = time.monotonic()
    while (said := installation.python(READ)) != READY:
        assert time.monotonic() < begun + PATIENCE_S, (said, (installation.folder / "celery.log").read_text())
        time.sleep(0.5)


@pytest.mark.postgres
@pytest.mark.redis
@pytest.mark.slow
def test_a_worker_of_celery_does_our_tasks_now_and_later(installation: Installation) -> None:
    before, inside, after, rolled_back = installation.python(ASK)
    assert [inside - before, after - before, rolled_back - before] == [0, 1, 1]
    assert installation.python(READ) == [["Ann", "waiting", False]]
    with celery(installation) as process:
        wait_until_ready(installation)
        installation.python(LATER)
        wait_until_ready(installation)
        process.terminate()
        assert process.wait(30) == 0
    assert "Traceback" not in (installation.folder / "celery.log").read_text()


def _modules_with_tasks() -> set[str]:
    found = set()
    for room in ("games", "lobby", "realtime", "web"):
        for path in (ROOT / room).rglob("*.py"):
            for node in ast.parse(path.read_text()).body:
                marks = node.decorator_list if isinstance(node, ast.FunctionDef) else []
                names = [each.func if isinstance(each, ast.Call) else each for each in marks]
                if any(isinstance(name, ast.Name) and name.id == "task" for name in names):
                    found.add(".".join(path.relative_to(ROOT).with_suffix("").parts))
    return found


def test_celery_imports_every_module_that_has_tasks() -> None:
    assert set(settings.CELERY_IMPORTS) == _modules_with_tasks()


def test_nobody_imports_celery_where_the_database_has_the_tasks() -> None:
    script = "import django, sys; django.setup(); import config.asgi; print('celery' in sys.modules)"
    environ = {**os.environ, "DJANGO_SETTINGS_MODULE": "config.settings"}
    environ.pop("TASKS_BACKEND", None)
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, env=environ, capture_output=True, check=True
    )
    assert done.stdout.split() == [b"False"]
