"""What all tests share: tests that need a service say so when it is not there; the log's triggers let a
test clean up.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

NEEDS = {
    "postgres": ("DATABASE_URL", "postgres", "PostgreSQL (DATABASE_URL=postgres://...)"),
    "redis": ("REDIS_URL", "redis", "Redis (REDIS_URL=redis://...)"),
}


def _missing(item: pytest.Item) -> str | None:
    """The service that a test is marked to need and the environment does not name."""
    for mark, (variable, scheme, words) in NEEDS.items():
        if item.get_closest_marker(mark) and not os.environ.get(variable, "").startswith(scheme):
            return words
    return None


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skips (and, since we run with -ra, reports) tests without their service; BASTIDE_REQUIRE_ALL=1
    makes it a failure.

    `make test` finds or starts PostgreSQL and Redis, and says in one line what it could not find.
    """
    if words := _missing(item):
        if os.environ.get("BASTIDE_REQUIRE_ALL") == "1":
            pytest.fail(f"needs {words}", pytrace=False)
        pytest.skip(f"needs {words}")


@pytest.fixture(scope="session")
def django_db_setup(django_db_setup: None) -> Iterator[None]:
    """pytest-django's, with the sockets' own connections given back before the database goes."""
    from realtime import db_threads

    # By way of the backend: its operations cannot be imported first (they import each other).
    operations = import_module("django.db.backends.sqlite3.base").DatabaseOperations
    flush = operations.sql_flush
    operations.sql_flush = _without_triggers(flush)
    yield
    operations.sql_flush = flush
    db_threads.close_connections()


def _without_triggers(flush: Any) -> Any:
    """SQLite empties tables with DELETE, which the log's trigger refuses: it steps aside while a test is
    cleaned up.
    """
    triggers = import_module("games.migrations.0003_append_only")

    def sql_flush(*args: Any, **kwargs: Any) -> list[str]:
        statements: list[str] = flush(*args, **kwargs)
        return [*triggers.DOWN["sqlite"], *statements, *triggers.UP["sqlite"]] if statements else []

    return sql_flush
