"""What the tests of matches share: bots that do not wait, clean throttles, quick passwords."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from django.core.cache import cache


@pytest.fixture(autouse=True)
def at_once(settings: Any) -> Iterator[None]:
    """Bots act at once, and no test is slowed down by what another did."""
    settings.STAFF_NEED_SECOND_FACTOR = False
    settings.BASTIDE = {**settings.BASTIDE, "bot_pause": 0, "worker_inside": False}
    cache.clear()
    yield
    cache.clear()
