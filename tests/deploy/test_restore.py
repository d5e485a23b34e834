"""A dump of a database with played matches is restored into an empty one, where every log replays."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psycopg
import pytest

from tests.deploy.deployment import DEPLOY
from tests.faults.server import LOGS, Installation
from tools import ROOT

PLAY = """
import json, sys
from games.models import Match
from tests.games import play
matches = [play.running() for _ in range(3)]
play.play_out(matches[0])
play.moves(matches[1], 40)
print(json.dumps([play.fresh(match).status for match in matches]))
"""


class Databases:
    """Databases of our own on the server of DATABASE_URL."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.names = folder, [f"bastide_{what}_{os.getpid()}" for what in ("before", "after")]
        self.server = os.environ["DATABASE_URL"]
        self.sets = [self._installation(name) for name in self.names]

    def _installation(self, name: str) -> Installation:
        self.say(f'CREATE DATABASE "{name}"')
        environ = {
            "DATABASE_URL": urlsplit(self.server)._replace(path=f"/{name}").geturl(),
            "SECRET_KEY": "test",
        }
        return Installation(
            self.folder, {**os.environ, **environ, "DJANGO_SETTINGS_MODULE": "config.settings"}
        )

    def say(self, words: str) -> None:
        """Run one statement outside a transaction."""
        with psycopg.connect(self.server, autocommit=True) as link:
            link.execute(words.encode())

    def drop(self) -> None:
        """Drop all."""
        for name in self.names:
            self.say(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')


@pytest.fixture(scope="module")
def dumped(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Installation, Installation, Path]]:
    """Yield a database with played matches, an empty one, and a dump of the first."""
    databases = Databases(tmp_path_factory.mktemp("restore"))
    try:
        before, after = databases.sets
        assert before.manage("migrate", "-v", "0") == 0
        assert before.python(PLAY) == ["over", "running", "running"]
        folder = databases.folder / "dumps"
        _script(before, "backup.sh", BACKUP_FOLDER=str(folder))
        (dump,) = folder.glob("bastide-*.dump")
        yield before, after, dump
    finally:
        databases.drop()


def _script(installation: Installation, name: str, *words: str, **more: str) -> str:
    done = subprocess.run(
        [str(DEPLOY / name), *words],
        env={**installation.environ, **more},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def _recheck(installation: Installation) -> str:
    done = subprocess.run(
        [sys.executable, "manage.py", "recheck"],
        cwd=ROOT, env=installation.environ, capture_output=True, text=True, check=False,
    )  # fmt: skip
    return done.stdout.splitlines()[-1]


def test_a_dump_restored_into_an_empty_database_replays_with_every_hash(
    dumped: tuple[Installation, Installation, Path],
) -> None:
    before, after, dump = dumped
    _script(after, "restore.sh", str(dump))
    assert _recheck(after) == "3 matches, 0 differ, 0 of newer rules not checked"
    assert after.python(LOGS) == before.python(LOGS)
    assert after.manage("migrate", "--check", "-v", "0") == 0


def test_a_restored_match_goes_on_and_its_log_stays_append_only(
    dumped: tuple[Installation, Installation, Path],
) -> None:
    _, after, _ = dumped
    more = """
import json
from games.models import Match
from tests.games import play
match = Match.objects.filter(status="running").order_by("pk").first()
play.moves(match, 5)
print(json.dumps([match.number, play.fresh(match).number]))
"""
    number, later = after.python(more)
    assert later == number + 5
    with (
        psycopg.connect(after.environ["DATABASE_URL"]) as link,
        pytest.raises(psycopg.errors.RestrictViolation),
    ):
        link.execute("DELETE FROM games_loggedaction")


def test_a_database_that_is_not_empty_is_left_alone(dumped: tuple[Installation, Installation, Path]) -> None:
    before, _, dump = dumped
    rows: Any = before.python(LOGS)
    done = subprocess.run(
        [str(DEPLOY / "restore.sh"), str(dump)],
        env=before.environ,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "empty database" in done.stderr
    assert before.python(LOGS) == rows


def test_old_dumps_are_deleted_and_a_failed_dump_leaves_none(
    dumped: tuple[Installation, Installation, Path], tmp_path: Path
) -> None:
    before, _, dump = dumped
    for day in range(4):
        (tmp_path / f"bastide-2020010{day}T000000Z.dump").write_bytes(dump.read_bytes())
    _script(before, "backup.sh", BACKUP_FOLDER=str(tmp_path), BACKUP_KEEP="2")
    kept = sorted(path.name for path in tmp_path.iterdir())
    assert len(kept) == 2
    assert kept[0] == "bastide-20200103T000000Z.dump"
    away = {
        **before.environ,
        "DATABASE_URL": "postgres://127.0.0.1:1/nowhere",
        "BACKUP_FOLDER": str(tmp_path / "new"),
    }
    assert (
        subprocess.run([str(DEPLOY / "backup.sh")], env=away, capture_output=True, check=False).returncode
        != 0
    )
    assert not list((tmp_path / "new").glob("*.dump"))
