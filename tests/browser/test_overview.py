"""A board larger than the view has an overview; seats and the final table find room on small windows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e_support.pictures import page as page_of
from tests.e2e_support.pictures import played, upload

LARGE = 60  # tiles


@pytest.fixture
def phone(browser: Browser, base_url: str) -> Iterator[Page]:
    with page_of(browser, base_url, "phone", "light") as opened:
        yield opened


def _seen(page: Page, address: str) -> None:
    page.goto(address)
    page.locator("[data-tile]").nth(LARGE).wait_for(state="attached")


def _x(page: Page) -> float:
    box = page.locator("[data-tile]").first.bounding_box()
    assert box is not None
    return box["x"]


def test_overview_moves_the_board_and_can_be_hidden(phone: Page) -> None:
    record = played([])
    _seen(phone, f"/replay/{upload(phone, record)}?n={len(record.actions) - 20}")
    overview, toggle = phone.get_by_test_id("overview"), phone.get_by_test_id("toggle-overview")
    expect(overview).to_have_count(0)  # all of the board is seen
    zoom = phone.get_by_role("button", name="Zoom in")
    expect(zoom).to_be_hidden()  # folded away: fingers zoom
    phone.get_by_test_id("map-more").click()
    for _ in range(4):
        zoom.click()
    expect(overview).to_be_visible()

    box = overview.bounding_box()
    assert box is not None
    phone.mouse.click(box["x"] + 6, box["y"] + box["height"] / 2)
    west = _x(phone)
    overview.focus()
    phone.keyboard.press("ArrowRight")
    phone.wait_for_function(
        "x => document.querySelector('[data-tile]').getBoundingClientRect().x < x", arg=west
    )

    toggle.click()
    expect(overview).to_have_count(0)
    expect(toggle).to_have_attribute("aria-pressed", "false")
    toggle.click()
    expect(overview).to_be_visible()
    phone.get_by_role("button", name="Show the whole board").click()
    expect(overview).to_have_count(0)


def test_final_scores_fit_without_sideways_scrolling(phone: Page) -> None:
    _seen(phone, f"/match/{upload(phone, played([]))}")
    table = phone.locator("section.result div.wide")
    expect(table.locator("thead th")).to_have_count(6)
    assert table.evaluate("e => e.scrollWidth <= e.clientWidth")
    phone.get_by_test_id("see-board").click()
    board = phone.get_by_role("application").bounding_box()
    tiles = [tile.bounding_box() for tile in phone.locator("[role=application] [data-tile]").all()]
    assert board is not None
    assert all(one and one["y"] >= board["y"] for one in tiles)
    assert all(one and one["y"] + one["height"] <= board["y"] + board["height"] for one in tiles)


def test_four_seats_are_all_visible(phone: Page) -> None:
    _seen(phone, f"/match/{upload(phone, played([], seats=4))}")
    for seat in phone.locator("li.seat .score").all():
        expect(seat).to_be_in_viewport(ratio=1)
    phone.set_viewport_size({"width": 1024, "height": 768})
    boxes = [seat.bounding_box() for seat in phone.locator("li.seat").all()]
    assert len({box["y"] for box in boxes if box}) == 2  # two in a row: the height is for the decision
