"""Before the match: all tiles of the game with their numbers, for whoever comes to the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect


@pytest.fixture
def table(browser: Browser, base_url: str) -> str:
    """Return the address of a table that plays with a river."""
    page = browser.new_context(base_url=base_url).new_page()
    page.goto("/")
    page.get_by_role("button", name="Create a table").click()
    page.wait_for_url("**/table/*")
    page.get_by_role("checkbox", name=re.compile("^The River")).check()
    # The table has taken it when its tiles are counted.
    expect(page.get_by_test_id("setup-summary").locator("summary")).to_contain_text("84 tiles")
    return page.url


@pytest.mark.parametrize(
    ("language", "title", "all_of_them", "monastery"),
    [
        ("en", "Tiles of this game", "84 tiles in all", "monastery, 4 of it"),
        ("de", "Plättchen dieser Partie", "84 Plättchen insgesamt", "Kloster, 4-mal"),
        ("pl", "Płytki tej partii", "Razem 84 płytki", "klasztor, sztuk: 4"),
    ],
)
def test_tiles_of_the_game_with_their_numbers(
    browser: Browser, base_url: str, table: str, language: str, title: str, all_of_them: str, monastery: str
) -> None:
    context = browser.new_context(base_url=base_url, locale=language, viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.goto(table)
    page.get_by_text(title).click()
    tiles = page.get_by_test_id("tiles-in-play")
    expect(tiles.get_by_text(all_of_them)).to_be_visible()
    expect(tiles.get_by_role("listitem").filter(has_text=monastery)).to_have_count(1)
    expect(tiles.locator("h3")).to_have_count(2)
    assert _widest(page) <= 390
    context.close()


def _widest(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollWidth"))
