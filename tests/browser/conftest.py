"""Browser tests: every test here is marked `browser` and gets `page` on a running Bastide."""

from __future__ import annotations

import pytest

from tests.e2e_support.fixtures import base_url, bastide, browser_type_launch_args

__all__ = ["base_url", "bastide", "browser_type_launch_args"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what is collected below this folder."""
    for item in items:
        if "tests/browser" in item.path.as_posix():
            item.add_marker("browser")
