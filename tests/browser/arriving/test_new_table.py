"""The page of a new table: how tall it is, its folded parts, and what a refused setting does."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.accessible.test_by_keys import FOCUSED
from tests.browser.test_accessibility import findings

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
NO_PART = "Choose at least one part of the expansion."


def new_table(page: Page, preset: str) -> None:
    page.goto("/")
    page.get_by_role("button", name="Create a table").click()
    page.wait_for_url("**/table/*")
    page.locator(f"[data-preset='{preset}']").click()
    expect(page.locator(f"[data-preset='{preset}']")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(("size", "most"), [(DESKTOP, 2500), (PHONE, 4500)])
def test_page_with_all_expansions_is_low_and_keeps_the_start_in_view(
    browser: Browser, base_url: str, size: ViewportSize, most: int
) -> None:
    context = browser.new_context(base_url=base_url, viewport=size)
    page = context.new_page()
    new_table(page, "all")
    summary = page.get_by_test_id("setup-summary")
    expect(summary.locator("summary")).to_contain_text(re.compile(r"18 expansions.*294 tiles.*\d+–\d+ min"))
    assert page.evaluate("document.documentElement.scrollHeight") <= most
    for scrolled in (0, 0.5, 1):
        page.evaluate("part => scrollTo(0, part * document.body.scrollHeight)", scrolled)
        expect(summary.locator("summary")).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("button", name="Start the game")).to_be_in_viewport(ratio=1)
    summary.locator("summary").click()
    expect(summary).to_contain_text("seconds a decision")
    expect(summary).to_contain_text("Can’t be played together")
    # The summary may lie over half a switch of the page, which is then scrolled to.
    assert [found for found in findings(page) if not found.startswith("target-size")] == []
    page.keyboard.press("Escape")
    expect(summary.get_by_text("seconds a decision")).to_be_hidden()
    context.close()


@pytest.mark.parametrize("light", ["light", "dark"])
def test_unfolded_card_counts_its_changes_and_has_no_findings(
    browser: Browser, base_url: str, light: str
) -> None:
    context = browser.new_context(base_url=base_url, viewport=DESKTOP, color_scheme=light)  # type: ignore[arg-type]
    page = context.new_page()
    new_table(page, "all")
    card = page.locator("[data-expansion='hills-and-sheep']")
    fold = card.locator("details").first
    expect(fold.locator("summary").first).to_have_text("Options")
    fold.locator("summary").first.press("Enter")
    card.get_by_role("checkbox", name=re.compile("^Vineyards")).uncheck()
    expect(fold.locator("summary").first).to_have_text("1 option changed")
    card.get_by_role("button", name=re.compile("^One more: Shepherd")).click()
    expect(fold.locator("summary").first).to_have_text("2 options changed")
    assert findings(page) == []
    context.close()


def test_refused_number_unfolds_its_card_and_takes_the_focus(browser: Browser, base_url: str) -> None:
    context = browser.new_context(base_url=base_url, viewport=PHONE)
    page = context.new_page()
    new_table(page, "all")
    card = page.locator("[data-expansion='river']")
    fold = card.locator("details").first
    fold.locator("summary").first.click()
    number = card.get_by_label("River I", exact=True).last
    number.fill("0")
    number.press("Tab")
    fold.locator("summary").first.click()  # folded again before the number is sent
    expect(fold).to_have_attribute("open", "")
    expect(card.get_by_role("alert")).to_have_text(NO_PART)
    expect(card.get_by_role("alert")).to_be_in_viewport()
    assert page.evaluate(FOCUSED, "[data-setting='sets river-1']")
    expect(number).to_have_value("1")
    expect(number).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_test_id("setup-summary")).to_contain_text("Your last change was not made.")
    context.close()
