"""A hot standby of PostgreSQL that follows, waits and stops: readers get the same each time."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from pathlib import Path
from urllib.parse import urlsplit

import psycopg
import pytest
from django.db import connections

from bench.server import free_port
from bench.stores import FAST
from config.settings import backends
from tests import machine
from tests.games.replica.scene import Counted, finished, get, replica

pytestmark = [
    pytest.mark.postgres,
    pytest.mark.usefixtures("with_replica"),
    pytest.mark.django_db(transaction=True, databases=["default", "replica"]),
]


class Standby:
    """A standby of the server of the tests, in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder / "standby", free_port()
        self._url = urlsplit(os.environ["DATABASE_URL"])

    def pg_ctl(self, *words: str) -> None:
        program = machine.pg_ctl_for_this_user() or ""
        subprocess.run([program, "--pgdata", str(self.folder), "-w", *words], check=True, capture_output=True)

    def start(self) -> None:
        address = self._url._replace(path="").geturl()
        copy = machine.postgres_program("pg_basebackup") or ""
        words = [copy, "-d", address, "-D", str(self.folder), "-R", "-X", "stream", "-c", "fast"]
        subprocess.run(words, check=True, capture_output=True)
        self.pg_ctl("-o", f"{FAST} -p {self.port} -k /tmp", "-l", f"{self.folder}.log", "start")

    def ask(self, sql: str) -> object:
        own = f"{self._url.username}@127.0.0.1:{self.port}"
        with psycopg.connect(f"postgres://{own}/postgres", autocommit=True) as link:
            row = link.execute(sql.encode()).fetchone()
        return row and row[0]

    def follow(self) -> None:
        """Wait until the standby has all that is committed now."""
        with connections["default"].cursor() as cursor:
            cursor.execute("SELECT pg_current_wal_lsn()::text")
            (here,) = cursor.fetchone()
        until = time.monotonic() + 10
        while not self.ask(f"SELECT pg_last_wal_replay_lsn() >= '{here}'"):
            assert time.monotonic() < until
            time.sleep(0.02)


@pytest.fixture(scope="module")
def standby(tmp_path_factory: pytest.TempPathFactory, django_db_setup: None) -> Iterator[Standby]:
    """A standby that has begun."""
    found = Standby(tmp_path_factory.mktemp("standby"))
    found.start()
    yield found
    if (found.folder / "postmaster.pid").exists():
        found.pg_ctl("-m", "immediate", "stop")


@contextmanager
def read_from(standby: Standby) -> Iterator[Counted]:
    """Name the standby as replica, with the wait that the settings give it."""
    options = deepcopy(connections["default"].settings_dict["OPTIONS"])
    options["pool"]["timeout"] = backends.REPLICA_WAIT_S
    with replica(HOST="127.0.0.1", PORT=standby.port, OPTIONS=options), Counted() as counted:
        yield counted


def test_standby_that_follows_is_read_and_one_that_waits_or_is_away_is_not(standby: Standby) -> None:
    match = finished()
    standby.follow()
    with read_from(standby) as counted:
        followed = get(match, "events?after=0")
    assert counted.outcomes == {"answered": 1}
    assert counted.of_the_log() == (0, 2)
    assert len(followed.json()["events"]) == match.number

    standby.ask("SELECT pg_wal_replay_pause()")
    later = finished()
    with read_from(standby) as counted:
        assert len(get(later, "record").json()["actions"]) == later.number
        assert get(match, "events?after=0").content == followed.content
    assert counted.outcomes == {"late": 1, "answered": 1}

    standby.ask("SELECT pg_wal_replay_resume()")
    with read_from(standby) as counted:
        get(match, "events?after=0")  # connected before it stops
        standby.pg_ctl("-m", "immediate", "stop")
        assert get(match, "events?after=0").content == followed.content
        assert get(match, "events?after=0").content == followed.content
    assert counted.outcomes == {"answered": 1, "failed": 1, "left_alone": 1}

    with read_from(standby) as counted:  # by a process that has no connection to it yet
        begun = time.monotonic()
        assert get(match, "events?after=0").content == followed.content
    assert counted.outcomes == {"failed": 1}
    assert time.monotonic() - begun < 4 * backends.REPLICA_WAIT_S
