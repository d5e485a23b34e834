"""A pytest plugin, `python -m pytest -p tests.stores`: tests run on a private PostgreSQL and a private Redis.

pytest-postgresql and pytest-redis start the servers before the first test. Their addresses are in the
environment earlier, before Django reads its settings. DATABASE_URL and REDIS_URL name other servers.
Each worker of pytest-xdist has servers of its own, since tests look at the statistics of a whole server.
"""

from __future__ import annotations

import os

import pytest
from pytest_postgresql import factories as postgresql
from pytest_redis import factories as redis

from bench.server import free_port
from bench.stores import FAST
from tests import machine

POSTGRES_PORT, REDIS_PORT = free_port(), free_port()

# Addresses that this plugin put into the environment; a worker inherits them from the first process.
PRIVATE = "BASTIDE_PRIVATE_STORES"
STARTED: list[str] = []


def private(variable: str, address: str, fixture: str) -> None:
    """Let the tests use the server of this fixture, unless somebody named another one."""
    inherited = os.environ.get(PRIVATE, "").split()
    if os.environ.get(variable) and variable not in inherited:
        return
    os.environ[variable] = address
    os.environ[PRIVATE] = " ".join({*inherited, variable})
    STARTED.append(fixture)


os.environ.setdefault("SECRET_KEY", "only for tests")
if machine.pg_ctl():
    os.environ["PG_CTL"] = str(machine.pg_ctl())
    private("DATABASE_URL", f"postgres://postgres@127.0.0.1:{POSTGRES_PORT}/postgres", "bastide_postgresql")
if machine.redis_server():
    private("REDIS_URL", f"redis://127.0.0.1:{REDIS_PORT}/0", "bastide_redis")

bastide_postgresql = postgresql.postgresql_proc(
    executable=machine.pg_ctl_for_this_user(), port=POSTGRES_PORT, user="postgres", postgres_options=FAST
)
bastide_redis = redis.redis_proc(executable=machine.redis_server(), port=REDIS_PORT, db_count=16)


@pytest.fixture(scope="session", autouse=True)
def private_stores(request: pytest.FixtureRequest) -> None:
    """Start what the environment did not name."""
    for name in STARTED:
        request.getfixturevalue(name)
