"""What tests of stored data share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.faults.migrating import migrate, newest_migrations


@pytest.fixture
def newest() -> Iterator[Any]:
    """Return the newest migrations; the database has them again afterwards."""
    targets = newest_migrations()
    yield targets
    migrate(targets)
