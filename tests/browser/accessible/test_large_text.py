"""A match with text twice as large: all that is asked is whole, and the page scrolls to it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing.test_room_to_choose import DESK, PHONE, shown
from tests.e2e_support.server import RunningServer

TWICE = "html { font-size: 200% }"
LEAST_BOARD = 400  # pixels of height
# Buttons and words of the turn that can't be scrolled to, lie under another element or outside the window.
HIDDEN = """async () => {
  const found = [];
  const asked = ".turn-area button:not([aria-hidden]), .turn-area p";
  for (const each of document.querySelectorAll(asked)) {
    if (!each.checkVisibility()) continue;
    each.scrollIntoView({ block: "center", behavior: "instant" });
    await new Promise(requestAnimationFrame);
    const box = each.getBoundingClientRect();
    if (box.width <= 1) continue;  // only read out
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const near = (one) => one.closest("li, button");
    const met = at && (each.contains(at) || at.contains(each) || near(at) === near(each));
    const cut = box.left < 0 || box.right > innerWidth || each.scrollWidth > each.clientWidth + 1;
    if (!met || cut) found.push([each.innerText, met ? "cut off" : `under ${at?.outerHTML.slice(0, 60)}`]);
  }
  return found;
}"""


@pytest.mark.parametrize("placed", [False, True], ids=["tile", "figure"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desktop", "phone"])
def test_turn_with_text_twice_as_large_is_whole(
    bastide: RunningServer, page: Page, size: tuple[int, int], *, placed: bool
) -> None:
    shown(bastide, page, size, placed=placed)
    page.add_style_tag(content=TWICE)
    expect(page.locator("main.large")).to_be_visible()
    board = page.locator(".board-area").bounding_box()
    assert board
    assert board["height"] >= LEAST_BOARD
    assert page.evaluate(HIDDEN) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if size == PHONE:
        page.locator("button.handle").click()
    page.get_by_role("tab", name="History").click()
    expect(page.locator("ol.log li").first).to_be_in_viewport()
