"""A finger on a phone, upright and on its side: small cells come near, and what answers is in sight."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from rules import Setup
from tests.browser.screenplays.screenplay import EXPANSION, Screenplay
from tests.browser.screenplays.seating import put_on, stack_the_bag
from tests.e2e_support.server import RunningServer

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
    phone.get_by_test_id("map-more").click()
    while _width(cell) >= FINGER:
        before = _width(cell)
        phone.get_by_role("button", name="Zoom out").click()
        phone.wait_for_timeout(100)
        assert _width(cell) < before

    advice = phone.get_by_test_id("board-advice")
    expect(advice).to_have_count(0)
    _tap(phone, cell)
    expect(phone.locator("[data-cell][aria-pressed=true]")).to_have_count(0)
    expect(advice).to_have_text("Tap the space again.")
    expect(phone.get_by_test_id("announcer")).to_have_text("Tap the space again.")
    phone.wait_for_timeout(300)
    assert _width(cell) >= FINGER
    _tap(phone, cell)
    expect(phone.locator("[data-cell][aria-pressed=true]")).to_have_attribute("data-cell", str(name))
    expect(advice).to_have_count(0)
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


@pytest.fixture
def on_its_side(browser: Browser, base_url: str) -> Iterator[Page]:
    context = browser.new_context(
        base_url=base_url,
        viewport={"width": 844, "height": 390},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
    )
    yield context.new_page()
    context.close()


def _table(page: Page, expansions: list[str], bots: int) -> None:
    page.goto("/")
    page.get_by_label("Your name", exact=True).fill("Ann")
    page.get_by_role("button", name="Create a table").click()
    page.wait_for_url("**/table/*")
    put_on(page, expansions)
    for seated in range(bots):
        page.get_by_role("button", name="Add a bot").first.click()
        expect(page.locator(".seat.taken")).to_have_count(seated + 2)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/match/*")


def _height(found: Locator) -> float:
    box = found.bounding_box()
    assert box is not None
    return box["height"]


# Names of which fewer than five letters are seen.
CUT = """() => [...document.querySelectorAll("li.seat .name")].flatMap((name) => {
  const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode(), range = new Range();
  range.setStart(text, 0), range.setEnd(text, Math.min(5, text.length));
  return range.getBoundingClientRect().right > name.getBoundingClientRect().right ? [text.data] : [];
})"""


def test_six_with_everything_on_a_phone_have_names_a_board_and_the_way_on(phone: Page) -> None:
    phone.goto("/")
    phone.get_by_label("Players").select_option("6")
    phone.get_by_label("Game", exact=True).select_option(label="With all expansions")
    phone.get_by_role("button", name="Play against").click()
    phone.locator("[data-cell]").first.wait_for(timeout=60_000)
    board = phone.locator(".board-area")
    assert _height(board) >= 844 / 2
    _whole(phone, "hand", "confirm")
    assert phone.evaluate(CUT) == []
    for seat in phone.get_by_test_id("open-seat").all():
        expect(seat).to_be_in_viewport(ratio=1)
        assert _height(seat) >= 43
    phone.get_by_test_id("open-seat").last.tap()
    expect(phone.get_by_test_id("seat-details").locator("li")).not_to_have_count(0)
    phone.keyboard.press("Escape")

    phone.locator("[data-cell]").first.focus()
    phone.keyboard.press("Enter")
    phone.locator(".turn-area [data-testid=confirm]").click()
    _whole(phone, "end-turn")
    assert _height(board) >= 844 * 0.4


def _whole(page: Page, *handles: str) -> None:
    """Check that each of these is in the window with its whole height, and large enough for a finger."""
    for handle in handles:
        found = page.get_by_test_id(handle).last
        expect(found).to_be_in_viewport(ratio=0.99)
        box = found.bounding_box()
        assert box is not None
        assert box["height"] >= 43, handle


def test_turn_on_a_phone_on_its_side_is_answered_without_scrolling(on_its_side: Page) -> None:
    page = on_its_side
    _table(page, [], 3)
    page.locator("[data-cell]").first.wait_for(timeout=30_000)
    board = page.get_by_role("application").first.bounding_box()
    assert board is not None
    assert board["width"] >= 580
    assert board["height"] >= 380
    page.locator("[data-cell]").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("outcome").locator("li").first).to_be_visible()
    page.locator(".turn-area [data-testid=confirm]").click(trial=True)
    _whole(page, "hand", "confirm", "open-seat")
    for name in page.locator("li.seat .name").all():
        assert name.evaluate("(e) => e.scrollWidth <= e.clientWidth"), name.inner_text()
    page.get_by_test_id("open-seat").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("seat-details").locator("li")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("open-seat").first).to_be_focused()
    page.locator(".turn-area [data-testid=confirm]").click()
    _whole(page, "end-turn", "undo")


def test_on_its_side_map_buttons_fold_and_a_line_of_what_others_did_stays(on_its_side: Page) -> None:
    page = on_its_side
    _table(page, ["count"], 2)
    page.locator("[data-cell]").first.wait_for(timeout=30_000)
    more, folded = page.get_by_test_id("map-more"), page.get_by_test_id("show-fields")
    expect(folded).to_be_hidden()
    more.tap()
    expect(folded).to_be_visible()
    more.tap()
    expect(folded).to_be_hidden()

    page.locator("[data-cell]").first.focus()
    page.keyboard.press("Enter")
    page.locator(".turn-area [data-testid=confirm]").click()
    page.get_by_test_id("end-turn").click()
    page.locator("[data-cell]").first.wait_for(timeout=30_000)
    lines = page.get_by_test_id("last-moves")
    expect(page.get_by_test_id("last-move")).to_be_in_viewport(ratio=1)
    _whole(page, "hand", "confirm")
    assert _height(lines) < FINGER
    lines.tap()
    expect(lines.locator("li").nth(1)).to_be_in_viewport(ratio=1)
    assert _height(lines) > FINGER
    page.get_by_test_id("turn-title").tap()
    assert _height(lines) < FINGER


def test_bids_on_a_phone_on_its_side_are_in_the_window(on_its_side: Page, bastide: RunningServer) -> None:
    page = on_its_side
    _table(page, [EXPANSION], 1)
    setup = Setup.from_json({"seats": ["Ann", "Bot"], "edition": "new-2018", "expansions": [EXPANSION]})
    bazaars = {tile for tile in setup.bag() if ".b" in tile}
    draws = sorted(setup.bag(), key=lambda tile: tile not in bazaars)
    stack_the_bag(bastide, page.url.rpartition("/")[2], Screenplay(setup, draws))
    page.reload()
    for _ in range(6):
        page.locator("[data-cell], [data-testid=say-bid]").first.wait_for(timeout=30_000)
        if page.get_by_test_id("say-bid").count():
            break
        page.locator("[data-cell]").first.focus()
        page.keyboard.press("Enter")
        page.locator(".turn-area [data-testid=confirm]").click()
        page.get_by_test_id("end-turn").click()
        page.locator("[data-cell], [data-testid=say-bid]").first.wait_for(timeout=30_000)
    _whole(page, "say-bid", "bid-less", "bid-more")
    expect(page.locator(".auction .row")).to_be_in_viewport(ratio=0.3)
