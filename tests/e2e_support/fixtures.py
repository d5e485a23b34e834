"""Fixtures for tests/browser (its conftest.py imports them)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.e2e_support import chromium
from tests.e2e_support.server import RunningServer, running_server


@pytest.fixture(scope="session")
def bastide() -> Iterator[RunningServer]:
    """Yield a running Bastide with an empty database, for the whole session."""
    with running_server() as running:
        yield running


@pytest.fixture(scope="session")
def base_url(bastide: RunningServer) -> str:
    """So that `page.goto("/")` of pytest-playwright opens our server."""
    return bastide.address


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Chromium of the system. Tests marked `browser` are left out where there is none."""
    return chromium.launch_arguments(browser_type_launch_args)
