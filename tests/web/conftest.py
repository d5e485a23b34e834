"""Fixtures of the site's tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from django.core.cache import cache


@pytest.fixture(autouse=True)
def clean_cache(settings: Any) -> Iterator[None]:
    """No throttle counts requests of another test, and no worker runs in this process."""
    settings.BASTIDE = {**settings.BASTIDE, "worker_inside": False}
    cache.clear()
    yield
    cache.clear()
