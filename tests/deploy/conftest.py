"""One deployment for all tests here; each test leaves it running."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.deploy.deployment import Database, Deployment

FOLDER = Path(__file__).parent.as_posix()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests here need both stores and nginx."""
    for item in items:
        if item.path.as_posix().startswith(FOLDER):
            for mark in ("postgres", "redis", "nginx", "slow"):
                item.add_marker(mark)


@pytest.fixture(scope="session")
def deployment(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Deployment]:
    """docker-compose.yml's services, running without containers."""
    database = Database(os.environ["DATABASE_URL"])
    running = Deployment(tmp_path_factory.mktemp("deployment"), database, os.environ["REDIS_URL"])
    try:
        running.up()
        yield running
    finally:
        running.down()
        database.drop()
