"""The host removes a player from the table, and lets them come back."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect


def guest(browser: Browser, base_url: str, address: str, name: str) -> Page:
    """A browser of somebody new, at an address."""
    page = browser.new_context(base_url=base_url).new_page()
    page.goto(address)
    page.get_by_role("button", name="Sit down").first.click()
    page.get_by_label("Your name", exact=True).fill(name)
    page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    return page


def test_removed_player_comes_back_when_the_host_lets_them(browser: Browser, base_url: str) -> None:
    ann = browser.new_context(base_url=base_url).new_page()
    ann.goto("/")
    ann.get_by_label("Your name", exact=True).fill("Ann")
    ann.get_by_role("button", name="Create a table").click()
    ann.wait_for_url("**/table/*")
    bob = guest(browser, base_url, ann.url, "Bob")

    ann.get_by_role("button", name="Remove Bob").click()
    ann.get_by_test_id("remove-player").click()
    expect(bob.get_by_text("The host has removed you from this table.")).to_be_visible(timeout=15_000)
    again = ann.get_by_role("button", name="Let Bob come back")
    expect(again).to_be_visible(timeout=15_000)
    expect(ann.get_by_role("button", name="Remove Bob")).to_have_count(0)

    again.click()
    expect(again).to_have_count(0)
    bob.reload()
    bob.get_by_role("button", name="Sit down").first.click()
    expect(ann.get_by_role("button", name="Remove Bob")).to_be_visible(timeout=15_000)
