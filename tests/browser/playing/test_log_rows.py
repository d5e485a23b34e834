"""Beside the board of a usual screen, the lists of scores and of moves show several rows below the turn."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing.test_room_to_choose import DESK, crowded
from tests.e2e_support.midgame import match_at
from tests.e2e_support.server import RunningServer

LEAST = {"Scores": 5, "History": 4}  # a move that scored has two lines
WHOLE = """rows => rows.filter((row) => {
  const [box, list] = [row, row.closest("[role=tabpanel]")].map((each) => each.getBoundingClientRect());
  return box.height > 0 && box.top >= list.top && box.bottom <= list.bottom;
}).length"""


@pytest.mark.parametrize("tab", LEAST)
def test_lists_beside_the_board_show_several_rows(bastide: RunningServer, page: Page, tab: str) -> None:
    record, number = crowded()
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    page.goto(f"/match/{match_at(bastide, page, record, number - 1)}")
    expect(page.locator("[data-cell]").first).to_be_attached(timeout=30_000)
    if page.get_by_role("button", name="No, thanks").count():
        page.get_by_role("button", name="No, thanks").click()
    page.get_by_role("tab", name=tab).click()
    rows = page.locator("ol.log li")
    expect(rows.nth(LEAST[tab])).to_be_attached()
    assert rows.evaluate_all(WHOLE) >= LEAST[tab]


def test_row_of_a_score_shows_its_parts_once_it_is_chosen(bastide: RunningServer, page: Page) -> None:
    record, number = crowded()
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    page.goto(f"/match/{match_at(bastide, page, record, number - 1)}")
    parts = page.locator("ol.log .parts")
    expect(parts.nth(2)).to_be_attached(timeout=30_000)
    heights = [each.evaluate("e => e.offsetHeight") for each in parts.all()[:3]]
    assert heights[0] > 10  # the newest one
    assert heights[1:] == [1, 1]  # only read out
    page.locator("ol.log .entry").nth(2).click()
    assert parts.nth(2).evaluate("e => e.offsetHeight") > 10
