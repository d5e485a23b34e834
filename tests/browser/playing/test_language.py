"""The language is chosen within a match, and the rules are a press away."""

from __future__ import annotations

from playwright.sync_api import Browser, expect


def test_language_of_a_match_changes_at_once_and_is_kept(browser: Browser, base_url: str) -> None:
    page = browser.new_context(base_url=base_url, locale="en").new_page()
    page.goto("/")
    page.get_by_role("button", name="Play against a bot").click()
    page.wait_for_url("**/match/*")
    page.locator("svg [data-tile]").first.wait_for()
    page.get_by_role("tab", name="Game").click()
    panel = page.get_by_role("tabpanel")
    expect(panel.get_by_role("link", name="How to play")).to_have_attribute("href", "/about")
    expect(panel.get_by_role("link", name="Learn")).to_have_attribute("href", "/lessons")
    panel.get_by_label("Language").select_option("de")
    expect(panel.get_by_role("link", name="So wird gespielt")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.reload()
    expect(page.get_by_role("tab", name="Partie")).to_be_visible(timeout=30_000)
