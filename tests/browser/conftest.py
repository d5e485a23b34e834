"""Browser tests: every test here is marked `browser` and gets `page` on a running Bastide."""

from __future__ import annotations

from collections.abc import Generator, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e_support.fixtures import base_url, bastide, browser_type_launch_args
from tests.e2e_support.server import RunningServer

LINES = 40  # of the server's log that a failure shows
# Two run at once on two cores: what takes half a second alone may take some.
expect.set_options(timeout=15_000)
__all__ = ["base_url", "bastide", "browser_type_launch_args"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what is collected below this folder. Whole games come first: no process ends with one alone."""
    for item in items:
        if "tests/browser" in item.path.as_posix():
            item.add_marker("browser")
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Show what the server wrote last with a test that failed."""
    report = yield
    server = getattr(item, "funcargs", {}).get("bastide")
    if report.failed and isinstance(server, RunningServer):
        report.sections.append(("Server", "\n".join(server.words().splitlines()[-LINES:])))
    return report


@pytest.fixture(autouse=True)
def _close_pages(request: pytest.FixtureRequest) -> Iterator[None]:
    """Close the pages that a test leaves open: each takes time from all later tests."""
    browser: Browser | None = (
        request.getfixturevalue("browser") if "browser" in request.fixturenames else None
    )
    earlier = list(browser.contexts) if browser else []
    yield
    for context in browser.contexts if browser else []:
        if context not in earlier:
            context.close()
