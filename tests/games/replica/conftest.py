"""An entry `replica` of DATABASES, added before Django looks which databases a test may use."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.replica.scene import replica


@pytest.fixture(scope="module")
def with_replica(django_db_setup: None) -> Iterator[None]:
    """The replica is a mirror of the primary, unless a test names another one."""
    with replica():
        yield
