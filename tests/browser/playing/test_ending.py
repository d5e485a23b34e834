"""Ending a match together: one offers, the other keeps playing, then agrees, and the count begins."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.accessible.in_sight import out_of_sight
from tests.browser.screenplays.seating import performers, sit_down

COLOURS_MS = 500  # in which the colours change from light to dark
SIZES = ((1440, 900), (1024, 768), (390, 844), (844, 390))


def offer(page: Page) -> None:
    page.get_by_role("tab", name="Game").click()
    page.get_by_role("button", name="Offer to end together").click()
    page.get_by_role("dialog").get_by_role("button", name="Offer it").click()


def pictures(page: Page, name: str) -> None:
    """Keep pictures of the page where BASTIDE_PICTURES names a folder, to look at."""
    folder = os.environ.get("BASTIDE_PICTURES")
    if not folder:
        return
    before = page.viewport_size
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        page.wait_for_timeout(COLOURS_MS)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.screenshot(path=Path(folder) / f"{name}-{width}x{height}-{scheme}.png")
    page.emulate_media(color_scheme="light")
    if before:
        page.set_viewport_size(before)


def in_sight_in_low_windows(page: Page) -> None:
    """Check that an open offer hides nothing of what the turn asks, and is whole itself."""
    before = page.viewport_size
    for width, height in ((844, 390),):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.get_by_test_id("ending").get_by_role("button", name="Agree")).to_be_in_viewport(ratio=1)
        assert out_of_sight(page) == [], (width, height)
    if before:
        page.set_viewport_size(before)


def test_two_players_end_a_match_as_it_stands(browser: Browser, base_url: str) -> None:
    ann, bob = performers(browser, base_url, 2)
    sit_down(ann, [bob], lambda _page: None)
    for each in (ann, bob):
        expect(each.page.locator("svg [data-tile]").first).to_be_attached(timeout=30_000)
    offer(bob.page)
    note = ann.page.get_by_test_id("ending")
    expect(note).to_contain_text("offers to end the game now")
    pictures(ann.page, "asked")
    in_sight_in_low_windows(ann.page)
    expect(bob.page.get_by_test_id("ending")).to_contain_text("Still asked")
    pictures(bob.page, "waiting")
    ann.page.reload()
    note.get_by_role("button", name="Keep playing").click()
    expect(note).to_be_empty()
    expect(bob.page.get_by_test_id("ending")).to_be_empty()

    offer(bob.page)  # too soon
    expect(bob.page.get_by_role("alert")).to_contain_text("not long ago")
    offer(ann.page)
    bob.page.get_by_test_id("ending").get_by_role("button", name="Agree").click()
    for each in (ann, bob):
        expect(each.page.locator("#result-title")).to_be_visible(timeout=30_000)
    headline = ann.headline()
    assert headline["status"] == "over"
    assert [seat["left"] for seat in headline["seats"]] == [False, False]
    assert ann.errors == bob.errors == []
