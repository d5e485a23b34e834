"""Fixtures for tests/browser (its conftest.py imports them)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.e2e_support import chromium
from tests.e2e_support.house import House, house


@pytest.fixture(scope="session")
def bastide() -> Iterator[House]:
    """A running Bastide with an empty database, for the whole session."""
    with house() as running:
        yield running


@pytest.fixture(scope="session")
def base_url(bastide: House) -> str:
    """So that `page.goto("/")` of pytest-playwright opens our server."""
    return bastide.address


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Chromium of the system. Skips where there is none; `make test` says so in its own line."""
    if not chromium.program():
        pytest.skip("no Chromium on this machine")
    return chromium.launch_arguments(browser_type_launch_args)
