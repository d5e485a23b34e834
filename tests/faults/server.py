"""An installation for fault tests: matches against a bot, on SQLite or on PostgreSQL and Redis."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from tests.empty_database import put_empty_database
from tools import ROOT

MAKE = """
import json, sys, uuid
from importlib import import_module
from django.conf import settings
from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY, get_user_model
from games import service
made = []
for number in range(int(sys.argv[1])):
    player = get_user_model().objects.create(username=f"ann-{uuid.uuid4().hex[:12]}", name="Ann")
    session = import_module(settings.SESSION_ENGINE).SessionStore()
    session[SESSION_KEY], session[BACKEND_SESSION_KEY] = str(player.pk), settings.AUTHENTICATION_BACKENDS[0]
    session[HASH_SESSION_KEY] = player.get_session_auth_hash()
    session.save()
    seats = [{"name": "Ann", "player": player, "bot": None, "salt": "ann"},
             {"name": "Bob", "player": None, "bot": "random", "salt": "bob"}]
    match = service.start(service.open_match(), setup={}, seats=seats, clock={"kind": "none"})
    made.append([match.public_id, f"{settings.SESSION_COOKIE_NAME}={session.session_key}"])
print(json.dumps(made))
"""
LOGS = """
import json
from games.models import LoggedAction, Match
found = {m.public_id: {"number": m.number, "status": m.status, "rows": []} for m in Match.objects.all()}
rows = LoggedAction.objects.order_by("match_id", "number")
for match, number, command, hash in rows.values_list("match__public_id", "number", "command_id", "hash"):
    found[match]["rows"].append([number, command, hash])
print(json.dumps(found))
"""


class Installation:
    """A folder and the environment variables that all processes of one experiment share."""

    def __init__(self, folder: Path, environ: dict[str, str]) -> None:
        self.folder, self.environ = folder, environ

    def python(self, script: str, *words: str) -> Any:
        """Run lines inside Django. Return the JSON that they print."""
        code = f"import django; django.setup()\n{script}"
        done = subprocess.run(
            [sys.executable, "-c", code, *words],
            env=self.environ,
            cwd=ROOT,
            stdout=subprocess.PIPE,
            check=True,
        )
        return json.loads(done.stdout)

    def manage(self, *words: str) -> int:
        """Run manage.py. Return its exit status."""
        command = [sys.executable, "manage.py", *words]
        return subprocess.run(command, env=self.environ, cwd=ROOT, check=False).returncode


@contextmanager
def fresh_installation(folder: Path, postgres: str, redis: str) -> Iterator[Installation]:
    """Yield an empty installation in `folder`; with a PostgreSQL address, in a database of its own there."""
    rates = {f"RATE_{what}": "1000000/min" for what in ("ANON", "USER")}
    environ = {
        **os.environ,
        **rates,
        "BASTIDE_VAR": str(folder),
        "BOT_PAUSE": "0",
        "SECRET_KEY": "for a test",
    }
    environ |= {
        "DJANGO_SETTINGS_MODULE": "config.settings",
        "SOCKETS_PER_ADDRESS": "0",
        "SOCKETS_PER_PLAYER": "0",
    }
    environ |= {"DATABASE_URL": postgres, "REDIS_URL": redis, "WORKER_INSIDE": "off" if postgres else "on"}
    name = f"bastide_fault_{os.getpid()}"
    if postgres:
        environ["DATABASE_URL"] = urlsplit(postgres)._replace(path=f"/{name}").geturl()
        ask(postgres, f'CREATE DATABASE "{name}"')
    try:
        made = Installation(folder, environ)
        if not postgres:
            put_empty_database(folder)
        elif made.manage("migrate", "-v", "0"):
            raise RuntimeError("the database could not be made")
        yield made
    finally:
        if postgres:
            ask(postgres, f'DROP DATABASE "{name}" WITH (FORCE)')


def ask(postgres: str, sql: str) -> None:
    """Run one SQL statement in a connection of its own."""
    import psycopg

    with psycopg.connect(postgres, autocommit=True) as link:
        link.execute(sql.encode())


def cut_connections(installation: Installation) -> None:
    """Close every connection of PostgreSQL and Redis from their side, as a restart of them does."""
    import redis

    # Only connections: the machine's own servers are not ours to stop.
    postgres = installation.environ["DATABASE_URL"]
    own = "datname = current_database() AND pid <> pg_backend_pid()"
    ask(postgres, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {own}")  # noqa: S608
    number = urlsplit(installation.environ["REDIS_URL"]).path.strip("/") or "0"
    store = redis.Redis.from_url(installation.environ["REDIS_URL"])
    clients: Any = store.client_list()
    for client in clients:
        if client["db"] == number:
            store.client_kill_filter(_id=client["id"], skipme=True)
    store.close()
