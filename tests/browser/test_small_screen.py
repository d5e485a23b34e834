"""A finger on a phone: cells too small to meet are brought near first, and stay near for the figure."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

FINGER = 32  # pixels


@pytest.fixture
def phone(browser: Browser, base_url: str) -> Iterator[Page]:
    context = browser.new_context(
        base_url=base_url,
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
    )
    yield context.new_page()
    context.close()


def _tap(page: Page, cell: Locator) -> None:
    box = cell.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def _width(cell: Locator) -> float:
    box = cell.bounding_box()
    assert box is not None
    return box["width"]


def test_small_cell_is_zoomed_by_first_tap_and_chosen_by_second(phone: Page) -> None:
    phone.goto("/")
    phone.get_by_label("Your name", exact=True).fill("Ann")
    phone.get_by_role("button", name="Play against a bot").click()
    phone.wait_for_url("**/match/*")
    cell = phone.locator("[data-cell]").first
    cell.wait_for(timeout=30_000)
    name = cell.get_attribute("data-cell")
    assert _width(cell) >= FINGER
    while _width(cell) >= FINGER:
        before = _width(cell)
        phone.get_by_role("button", name="Zoom out").click()
        phone.wait_for_timeout(100)
        assert _width(cell) < before

    _tap(phone, cell)
    expect(phone.locator("[data-cell][aria-pressed=true]")).to_have_count(0)
    phone.wait_for_timeout(300)
    assert _width(cell) >= FINGER
    _tap(phone, cell)
    expect(phone.locator("[data-cell][aria-pressed=true]")).to_have_attribute("data-cell", str(name))
    near = _width(cell)

    phone.get_by_test_id("confirm").first.click()
    expect(phone.get_by_test_id("end-turn")).to_be_visible()
    newest = phone.locator("[data-tile]").last
    assert _width(newest) == pytest.approx(near, rel=0.4)  # still near, for the figure


def test_open_drawer_shows_your_turn_and_closes_for_the_result(phone: Page) -> None:
    phone.goto("/")
    phone.get_by_label("Your name", exact=True).fill("Ann")
    phone.get_by_role("button", name="Play against a bot").click()
    phone.wait_for_url("**/match/*")
    expect(phone.locator("[data-cell]").first).to_be_visible(timeout=30_000)
    phone.get_by_role("button", name="Show scores").click()
    expect(phone.get_by_role("button", name="Your turn · Hide")).to_be_visible()

    phone.get_by_role("tab", name="Game").click()
    phone.get_by_role("button", name="Leave the game").click()
    phone.get_by_role("button", name="Leave for good").click()
    expect(phone.locator("section.result")).to_be_visible()
