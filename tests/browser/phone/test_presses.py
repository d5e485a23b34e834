"""Long presses and double taps of a finger: on the tile in hand and on the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.browser.accessible.test_fingers import game
from tests.browser.phone.fingers import Fingers, Point

UPRIGHT: ViewportSize = {"width": 390, "height": 844}
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
LONG = 600  # milliseconds
# Headless Chromium opens no menu after a long press, so the page is asked what it would do with one there.
KEPT = """([x, y]) => {
  const asked = { bubbles: true, cancelable: true, pointerType: "touch", clientX: x, clientY: y };
  return !document.elementFromPoint(x, y).dispatchEvent(new PointerEvent("contextmenu", asked));
}"""
# How the tile on the board was turned so far, one by one.
TURNS = """() => {
  window.turns = [];
  const note = (changes) => window.turns.push(...changes.map(({ target }) => target.dataset.rotation));
  new MutationObserver((changes) => note(changes.filter(({ target }) => target.dataset.rotation)))
    .observe(document.body, { subtree: true, attributeFilter: ["data-rotation"] });
}"""


@pytest.fixture(params=[UPRIGHT, ON_ITS_SIDE], ids=["upright", "on its side"])
def fingers(request: pytest.FixtureRequest, browser: Browser, base_url: str) -> Fingers:
    """Return a phone with a game against a bot, in which a tile is to be placed."""
    phone = Fingers(browser, base_url, request.param)
    game(phone.page)
    # Its drawing has come: until then only the ground of the tile is there.
    expect(phone.page.locator("[data-testid=hand] image[href]").first).to_be_attached()
    return phone


def middle(found: Locator) -> Point:
    """Return the middle of an element, in pixels of the window."""
    box = found.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drawn(page: Page) -> str:
    """Return the drawing of the tile in hand, which is another one for each quarter turn."""
    return str(page.get_by_test_id("hand").evaluate("found => found.innerHTML"))


def unmoved(page: Page) -> None:
    """The page has neither been scrolled nor zoomed."""
    assert page.evaluate("[scrollX, scrollY, visualViewport.scale]") == [0, 0, 1]


def test_long_press_shows_the_tile_in_hand_large_and_does_not_turn_it(fingers: Fingers) -> None:
    page, hand = fingers.page, fingers.page.get_by_test_id("hand")
    before = drawn(page)
    fingers.press(middle(hand))
    page.wait_for_timeout(LONG)
    large = page.get_by_test_id("floating-large")
    expect(large).to_be_in_viewport(ratio=1)
    box, small = large.bounding_box(), hand.bounding_box()
    assert box
    assert small
    assert box["width"] > 1.5 * small["width"]
    assert page.evaluate(KEPT, middle(hand))
    fingers.lift()
    expect(large).to_have_count(0)
    page.wait_for_timeout(100)
    assert drawn(page) == before
    unmoved(page)


def test_tap_turns_the_tile_in_hand_and_shows_nothing_large(fingers: Fingers) -> None:
    page, hand = fingers.page, fingers.page.get_by_test_id("hand")
    hand.wait_for()
    if page.locator(".turn-area").get_by_role("button", name="Turn clockwise").last.is_disabled():
        pytest.skip("this tile has one rotation only")
    before = drawn(page)
    fingers.tap(hand)
    page.wait_for_timeout(LONG)
    assert drawn(page) != before
    expect(page.get_by_test_id("floating-large")).to_have_count(0)


def test_long_press_on_the_board_opens_no_menu(fingers: Fingers) -> None:
    page = fingers.page
    tile = page.locator("[data-tile]").first
    fingers.rest(tile)
    fingers.press(middle(tile))
    page.wait_for_timeout(2 * LONG)
    assert page.evaluate(KEPT, middle(tile))
    fingers.lift()
    assert page.evaluate("String(getSelection())") == ""
    unmoved(page)


def test_double_tap_on_a_space_puts_the_tile_and_neither_turns_it_nor_zooms(fingers: Fingers) -> None:
    page = fingers.page
    several = page.locator("[data-cell][aria-label*=rotations]")
    cell = (several if several.count() else page.locator("[data-cell]")).first
    fingers.rest(cell)
    at, name = middle(cell), cell.get_attribute("data-cell")
    page.evaluate(f"({TURNS})()")
    page.touchscreen.tap(*at)
    page.touchscreen.tap(*at)
    expect(page.get_by_test_id("confirm").first).to_be_enabled()
    page.wait_for_timeout(LONG)
    chosen = page.locator("[data-cell][data-rotation]").first
    assert chosen.get_attribute("data-cell") == name
    assert len(page.evaluate("window.turns")) == 1
    unmoved(page)
    # A tap after a while does turn it.
    if several.count():
        page.touchscreen.tap(*middle(chosen))
        page.wait_for_timeout(100)
        assert len(page.evaluate("window.turns")) == 2
