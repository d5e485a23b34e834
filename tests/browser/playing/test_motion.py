"""What moves when a move arrives, by what was set in motion and by where it ends."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.arriving.test_lessons import LESSONS, begin, play

# Keeps what was set in motion on the board, and every number that a total has shown.
KEEP = """(() => {
  window.__moved = [];
  window.__totals = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const of = this.closest("[data-drawbridge]") ? "drawbridge" : this.closest(".figure") ? "figure"
      : this.dataset.at ? "tile" : null;
    if (of) window.__moved.push({ of, last: [...frames].at(-1) });
    return animate.call(this, frames, options);
  };
  new MutationObserver(() => {
    const total = document.querySelector("li.seat .score");
    if (total && window.__totals.at(-1) !== +total.innerText) window.__totals.push(+total.innerText);
  }).observe(document, { subtree: true, childList: true, characterData: true });
})()"""


@pytest.mark.parametrize("wish", ["no-preference", "reduce"])
def test_lesson_of_drawbridges_moves_and_ends_alike(
    browser: Browser, base_url: str, wish: Literal["no-preference", "reduce"]
) -> None:
    context = browser.new_context(
        base_url=base_url, viewport={"width": 1280, "height": 900}, reduced_motion=wish
    )
    context.add_init_script(KEEP)
    page = context.new_page()
    begin(page, "drawbridges")
    play(page, LESSONS["drawbridges"])
    moved = page.evaluate("window.__moved")
    if wish == "reduce":
        assert moved == []
    else:
        assert {one["of"] for one in moved} == {"tile", "figure", "drawbridge"}
        folded = next(one["last"] for one in moved if one["of"] == "drawbridge")
        assert (folded["scale"], folded["opacity"]) == ("1 1", 1)
    # However it was shown, the end is the same.
    expect(page.locator("[data-drawbridge]")).not_to_have_count(0)
    total = page.locator("li.seat .score").first
    end = total.get_attribute("data-total") or ""
    expect(total).to_have_text(end)
    shown = page.evaluate("window.__totals")
    assert shown == sorted(shown)
    assert shown[-1] == int(end) > 0
