"""What a page has shown stays where it is while the rest of it comes: a press meets what was aimed at."""

from __future__ import annotations

from time import sleep

import pytest
from playwright.sync_api import Browser, Page, Route, expect

# The browser's own measure of what moved, by how much of the window and how far: 0.1 is called good.
WATCH = """window.moved = []; new PerformanceObserver(list => { for (const entry of list.getEntries())
  window.moved.push([entry.value, ...entry.sources.map(source => source.node?.className ?? "")]); })
  .observe({ type: "layout-shift", buffered: true })"""
MOST = 0.05
ANSWER_S = 0.2  # what each call takes: what comes with it comes to a page that is shown


@pytest.fixture(params=[(1280, 800), (390, 844)], ids=["desktop", "phone"])
def page(request: pytest.FixtureRequest, browser: Browser, base_url: str) -> Page:
    """Return a page whose calls take their time."""
    width, height = request.param
    context = browser.new_context(base_url=base_url, viewport={"width": width, "height": height})
    context.add_init_script(WATCH)
    context.route("**/api/**", _later)
    return context.new_page()


def _later(route: Route) -> None:
    sleep(ANSWER_S)
    route.continue_()


def stays(page: Page, address: str) -> None:
    """Open an address; all that comes has its place from the start."""
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)  # the last answer is shown
    moved = page.evaluate("window.moved")
    assert sum(value for value, *_ in moved) < MOST, moved


@pytest.mark.parametrize("address", ["/", "/rules", "/lessons", "/me"])
def test_page_of_a_visitor_stays(page: Page, address: str) -> None:
    stays(page, address)


def test_pages_of_a_player_with_a_running_match_stay(page: Page) -> None:
    page.goto("/")
    page.locator("form .button.primary").click()
    page.wait_for_url("**/match/*")
    expect(page.locator("[data-cell]").first).to_be_visible()
    stays(page, "/")
    expect(page.get_by_test_id("my-turns").get_by_role("link")).to_have_count(1)
    stays(page, "/me")
