"""Before the match: which chosen expansions affect each other, with the clauses to be read in place."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect


def test_clauses_of_two_expansions_are_read_at_the_table(browser: Browser, base_url: str) -> None:
    context = browser.new_context(base_url=base_url, viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button", name="Create a table").click()
    page.wait_for_url("**/table/*")
    found = page.get_by_test_id("interactions")
    expect(page.get_by_test_id("tiles-in-play")).to_be_visible()
    expect(found).to_have_count(0)
    page.get_by_role("checkbox", name=re.compile("^The Drawbridges")).check()
    found.get_by_text("How the expansions affect each other").click()
    expect(found.get_by_text("do not affect each other")).to_be_visible()
    page.get_by_role("checkbox", name=re.compile("^Bridges, Castles")).check()
    found.get_by_text("The Drawbridges: 3").click()
    line = found.get_by_role("listitem").filter(has_text="DRAW-37")
    expect(line).to_contain_text("Bridges:")
    line.get_by_role("link", name="INT-15").click()
    expect(page.get_by_role("dialog")).to_contain_text("INT-15")
    page.keyboard.press("Escape")
    expect(page).to_have_url(re.compile("/table/"))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    context.close()
