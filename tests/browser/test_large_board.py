"""A board with every expansion stays light: few elements and few documents, whatever is on show."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e_support.pictures import page as page_of
from tests.e2e_support.pictures import played_with_everything, upload

pytestmark = pytest.mark.slow

MOST = 6000  # elements of SVG in the whole page
DRAWN = "n => document.querySelectorAll('svg.world image[href]').length === n"
# Chromium keeps a document for each of these, and looks into all of them after every task of the page.
PATHS = "document.querySelectorAll('svg.world image[href^=\"data:\"]').length"
PATIENCE = 60_000  # milliseconds: more than 600 drawings, on a machine that is busy


def _elements(page: Page) -> int:
    return int(page.evaluate("document.querySelectorAll('svg *').length"))


def test_a_board_of_all_tiles_has_few_elements_and_no_picture_of_paths_at_every_level_of_detail(
    browser: Browser, base_url: str
) -> None:
    record = played_with_everything()
    tiles = len(record.game().state.board.tiles)
    assert tiles >= 170
    with page_of(browser, base_url, "desktop", "light") as page:
        page.goto(f"/replay/{upload(page, record)}?n={len(record.actions)}")
        page.wait_for_function(DRAWN, arg=2 * tiles, timeout=PATIENCE)
        found = [_elements(page)]
        for _ in range(3):  # far, middle, near
            for _ in range(3):
                page.get_by_role("button", name="Zoom in").click()
            page.wait_for_function(DRAWN, arg=2 * tiles, timeout=PATIENCE)
            found.append(_elements(page))
            assert page.evaluate(PATHS) == 0
    print(tiles, found)
    assert max(found) < MOST
