"""What all tests share: tests without their program are left out and counted; the log's triggers let a test
clean up.
"""

from __future__ import annotations

import itertools
import os
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from importlib import import_module
from random import Random
from typing import Any

import pytest

from tests import machine

# Tests with these marks need an address in the environment, not only a program.
ADDRESSES = {"postgres": ("DATABASE_URL", "postgres"), "redis": ("REDIS_URL", "redis")}
# The migrations that make rows of a table unchangeable.
TRIGGERS = (
    "games.migrations.0003_append_only",
    "games.migrations.0012_uploads_expire",
    "games.migrations.0013_derived_columns",
    "lobby.migrations.0007_moderation_log",
)
# Each builds a copy of the project for all of its tests. They come first, all on one process: at the end each
# of the two processes built a copy of its own, and one waited for the other.
COPIES = frozenset({"test_expansion_guide.py", "test_new_expansion.py"})
LEFT_OUT = pytest.StashKey[Counter[str]]()


def _why_not(item: pytest.Item, missing: dict[str, str]) -> str | None:
    """Return why a test can't run here, or None."""
    for mark in item.iter_markers():
        variable, scheme = ADDRESSES.get(mark.name, ("", ""))
        if variable and not os.environ.get(variable, "").startswith(scheme):
            return (
                missing.get(mark.name)
                or f"{variable} names no server (`-p tests.stores` starts private ones)"
            )
        if mark.name in missing:
            return missing[mark.name]
    return None


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out tests that can't run here; sort the rest. Raises UsageError with BASTIDE_REQUIRE_ALL=1."""
    missing = machine.missing()
    reasons = {item: reason for item in items if (reason := _why_not(item, missing))}
    if reasons and machine.REQUIRE_ALL:
        raise pytest.UsageError(
            f"BASTIDE_REQUIRE_ALL=1, and {len(reasons)} tests can't run: {set(reasons.values())}"
        )
    config.stash[LEFT_OUT] = Counter(reasons.values())
    config.hook.pytest_deselected(items=list(reasons))
    items[:] = [item for item in items if item not in reasons]
    if not any("tests/browser" in item.path.as_posix() for item in items):  # whole games are first there
        items.sort(key=lambda item: item.path.name not in COPIES)


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    """Say in one line for each reason how many tests were left out."""
    for reason, count in config.stash.get(LEFT_OUT, Counter()).items():
        terminalreporter.write_line(f"NOT TESTED: {count} tests: {reason}", yellow=True)


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


@pytest.fixture(autouse=True)
def same_games_each_time(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test of the service meets the same tiles and the same choices of bots in every run: what passes
    once passes again, and what fails can be looked at. Random games have tests of their own with seeds named.
    """
    numbers = itertools.count()

    def digits(size: int = 32) -> str:
        return sha256(f"{request.node.nodeid} {next(numbers)}".encode()).hexdigest()[: 2 * size]

    monkeypatch.setattr("secrets.token_hex", digits)  # the seeds of matches and the salts of seats
    for module in ("thinker", "runner"):
        monkeypatch.setattr(f"games.bots.{module}.SystemRandom", lambda: Random(digits()))


def _without_triggers(flush: Any) -> Any:
    """SQLite empties tables with DELETE, which the triggers of logs refuse: they step aside while a test is
    cleaned up.
    """
    modules = [import_module(name) for name in TRIGGERS]
    down = [*modules[0].DOWN["sqlite"], *modules[-1].DOWN["sqlite"]]
    up = [statement for module in modules for statement in module.UP["sqlite"]]

    def sql_flush(*args: Any, **kwargs: Any) -> list[str]:
        statements: list[str] = flush(*args, **kwargs)
        return [*down, *statements, *up] if statements else []

    return sql_flush
