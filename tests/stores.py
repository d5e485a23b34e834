"""A pytest plugin, `python -m pytest -p tests.stores`: tests run on a private PostgreSQL and a private Redis.

pytest-postgresql and pytest-redis start the servers before the first test. Their addresses are in the
environment earlier, before Django reads its settings. DATABASE_URL and REDIS_URL name other servers.
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

os.environ.setdefault("SECRET_KEY", "only for tests")
STARTED = []
if machine.pg_ctl() and not os.environ.get("DATABASE_URL"):
    os.environ["DATABASE_URL"] = f"postgres://postgres@127.0.0.1:{POSTGRES_PORT}/postgres"
    os.environ["PG_CTL"] = str(machine.pg_ctl())
    STARTED.append("bastide_postgresql")
if machine.redis_server() and not os.environ.get("REDIS_URL"):
    os.environ["REDIS_URL"] = f"redis://127.0.0.1:{REDIS_PORT}/0"
    STARTED.append("bastide_redis")

bastide_postgresql = postgresql.postgresql_proc(
    executable=machine.pg_ctl_for_this_user(), port=POSTGRES_PORT, user="postgres", postgres_options=FAST
)
bastide_redis = redis.redis_proc(executable=machine.redis_server(), port=REDIS_PORT, db_count=16)


@pytest.fixture(scope="session", autouse=True)
def private_stores(request: pytest.FixtureRequest) -> None:
    """Start what the environment did not name."""
    for name in STARTED:
        request.getfixturevalue(name)
