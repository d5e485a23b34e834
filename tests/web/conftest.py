"""Fixtures of the site's tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.core.cache import cache

from tools import ROOT


@pytest.fixture(autouse=True)
def clean_cache(settings: Any) -> Iterator[None]:
    """No throttle counts requests of another test, and no worker runs in this process."""
    settings.BASTIDE = {**settings.BASTIDE, "worker_inside": False}
    cache.clear()
    yield
    cache.clear()


@pytest.fixture
def built(settings: Any, tmp_path: Path) -> None:
    """A front end of one file, so that pages need no build, and an empty data folder."""
    settings.FRONTEND = tmp_path
    settings.VAR = tmp_path / "var"
    source = (ROOT / "frontend" / "index.html").read_text(encoding="utf-8")
    (tmp_path / "index.html").write_text(source, encoding="utf-8")
