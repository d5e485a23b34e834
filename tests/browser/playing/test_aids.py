"""Aids as a setting of the table: said before one sits down, and gone from the page of a tournament."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.browser.playing.test_ending import pictures
from tests.browser.screenplays.seating import performers, sit_down


def as_tournament(page: Page) -> None:
    page.get_by_test_id("more-options").locator("summary").click()
    page.locator("#aids").select_option("tournament")
    expect(page.get_by_text("no marked spaces")).to_be_visible()
    pictures(page, "aids-host")


def reads_of_it(page: Page, table: str) -> None:
    """A guest meets the aids in the lobby, then at the table, before taking a seat."""
    page.goto("/")
    card = page.locator("article", has=page.locator(f"a[href='{table}']"))
    expect(card.get_by_text("Tournament")).to_be_visible()
    card.get_by_role("link").click()
    expect(page.get_by_test_id("table-aids")).to_contain_text("Tournament")
    expect(page.get_by_role("button", name="Sit down").first).to_be_visible()
    pictures(page, "aids-guest")


def test_tournament_says_so_and_shows_no_aids(browser: Browser, base_url: str) -> None:
    ann, bob = performers(browser, base_url, 2)

    def choose(page: Page) -> None:
        as_tournament(page)
        reads_of_it(bob.page, page.url.removeprefix(base_url))

    sit_down(ann, [bob], choose)
    for each in (ann, bob):
        expect(each.page.locator("svg [data-tile]").first).to_be_attached(timeout=30_000)
    headline = ann.headline()
    assert (headline["aids"], headline["bag"]) == ("tournament", {})
    mover = next(each for each in (ann, bob) if each.page.locator("[data-cell]").count())
    expect(mover.page.locator("[data-cell]")).to_have_count(4)
    expect(mover.page.get_by_test_id("projection")).to_have_count(0)
    expect(mover.page.get_by_role("tab", name="Tiles")).to_have_count(0)
    mover.page.get_by_role("tab", name="Game").click()
    expect(mover.page.get_by_text("Help during the game: Tournament")).to_be_visible()
    pictures(mover.page, "aids-match")
    assert ann.errors == bob.errors == []
