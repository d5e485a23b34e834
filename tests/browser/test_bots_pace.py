"""The pace of bots: what a player skips comes at once, and the wish holds for later turns."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from tests.browser.screenplays.player import Player


def test_player_skips_the_turns_of_the_bots_and_sets_their_pace(page: Page) -> None:
    ann = Player(page, Random(5))
    page.goto("/")
    page.get_by_role("button", name="Play against a bot").click()
    page.wait_for_url("**/match/*")
    expect(page.locator("svg [data-tile]").first).to_be_attached(timeout=30_000)
    while not page.get_by_role("button", name="Skip to my turn").is_visible():
        ann.move()
    page.get_by_role("button", name="Skip to my turn").click()
    expect(page.get_by_role("button", name="Skip to my turn")).to_be_hidden()
    page.get_by_role("tab", name="Game").click()
    page.get_by_role("radio", name="At once").check()
    expect(page.get_by_text("If players choose differently, the slowest pace counts.")).to_be_visible()
    page.reload()
    page.get_by_role("tab", name="Game").click()
    expect(page.get_by_role("radio", name="At once")).to_be_checked()
    assert ann.errors == []
