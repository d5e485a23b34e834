"""Forced colours: what a person must distinguish on a board and beside it keeps a mark of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.arriving.test_lessons import LESSONS, begin, do
from tests.browser.test_accessibility import findings

# The colour that the system gives for a name.
SYSTEM = """(name) => {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = name;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}"""


@pytest.fixture(params=["light", "dark"])
def forced(request: pytest.FixtureRequest, browser: Browser, base_url: str) -> Iterator[Page]:
    """Open a page whose colours the system decides, in each light."""
    context = browser.new_context(
        base_url=base_url,
        viewport={"width": 1280, "height": 900},
        forced_colors="active",
        color_scheme=request.param,
        reduced_motion="reduce",
    )
    yield context.new_page()
    context.close()


def style(found: Locator, name: str) -> str:
    """Return what is in force of a style."""
    return str(found.evaluate("(e, name) => getComputedStyle(e)[name]", name))


def system(page: Page, name: str) -> str:
    """Return the colour that the system has under this name."""
    return str(page.evaluate(SYSTEM, name))


def test_board_and_turn_keep_their_marks(forced: Page) -> None:
    page, lesson = forced, LESSONS["roads"]
    begin(page, "roads")
    cells = page.locator("[data-cell]")
    cells.first.wait_for()
    highlight, link = system(page, "Highlight"), system(page, "LinkText")
    assert len({highlight, link, system(page, "Canvas")}) == 3

    free = cells.last.locator("rect").first
    assert style(free, "stroke") == link
    turn = page.locator("li.seat[aria-current=true]")
    assert (style(turn, "outlineStyle"), style(turn, "outlineColor")) == ("solid", highlight)
    waiting = page.locator("li.seat:not([aria-current=true])").first
    assert style(waiting, "outlineStyle") == "none"
    paths = {each.get_attribute("d") for each in page.locator("li.seat .seat-mark path").all()}
    assert len(paths) == page.locator("li.seat").count()  # shapes, where colours are the system's

    cells.first.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    focused = page.locator("[data-cell]:focus")
    expect(focused).to_have_count(1)
    assert style(focused.locator("rect").first, "stroke") == highlight
    assert style(focused.locator(".focus"), "display") == "block"
    page.keyboard.press("Enter")
    assert style(page.locator(".ghost.pinned .rim").last, "stroke") == highlight
    confirm = page.locator(".turn-area [data-testid=confirm]")
    # The button was disabled a moment ago; its colours pass over.
    expect(confirm).to_have_css("background-color", system(page, "ButtonText"))
    assert style(confirm, "color") == system(page, "ButtonFace")
    assert findings(page) == []

    page.reload()
    at = do(page, lesson, 0)
    for button in page.locator(".turn-area button:visible").all():
        assert style(button, "borderTopStyle") == "solid", button.inner_text()
    last = page.locator(".last .line")
    assert style(last, "stroke") == highlight
    assert at > 0


def test_chosen_tile_of_a_sale_and_focus_keep_their_marks(forced: Page) -> None:
    page, lesson, at = forced, LESSONS["bazaars"], 0
    begin(page, "bazaars")
    while (lesson.wanted(at) or {})["type"] != "auction_bid":
        at = do(page, lesson, at)
    button = page.get_by_test_id("say-bid")
    button.wait_for()
    button.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    assert style(page.locator(":focus"), "outlineStyle") == "solid"
    assert float(style(page.locator(":focus"), "outlineWidth").removesuffix("px")) >= 2
    chosen = page.locator(".auction li:is(.sale, .chosen) .try").first
    assert style(chosen, "outlineStyle") == "solid"
    assert findings(page) == []
