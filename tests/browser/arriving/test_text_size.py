"""Large text on a phone, and the room of the seats on a tablet."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from pytest_playwright import CreateContextCallback

OUTSIDE = """() => [...document.querySelectorAll("header a")]
  .map(a => [a.textContent.trim(), a.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.left < 0 || box.right > innerWidth)).map(([name]) => name)"""


LANGUAGES = pytest.mark.parametrize("language", ["en-US", "de-DE", "pl-PL"])


@LANGUAGES
def test_header_with_text_twice_as_large_stays_in_the_window(
    language: str, new_context: CreateContextCallback
) -> None:
    page = new_context(locale=language, viewport={"width": 390, "height": 844}).new_page()
    page.goto("/")
    expect(page.locator("header a.me")).to_be_visible()
    assert page.evaluate("document.querySelector('header').offsetHeight") < 70  # one line, with usual text
    page.add_style_tag(content="html { font-size: 200% }")
    assert page.evaluate(OUTSIDE) == []


@LANGUAGES
def test_host_sees_seats_and_add_bot_above_the_start(
    language: str, new_context: CreateContextCallback
) -> None:
    page = new_context(locale=language, viewport={"width": 1024, "height": 768}).new_page()
    page.goto("/")
    page.locator("form .ways button[type=button]").last.click()
    page.wait_for_url("**/table/*")
    bot = page.get_by_test_id("add-bot")
    expect(bot).to_be_visible()
    assert page.locator("li.seat").count() == 4
    assert bottom(page, "[data-testid=add-bot]") <= top(page, "[data-testid=start-bar]")
    # The page scrolls to all that lies below; the section does not scroll by itself.
    assert (
        page.evaluate("getComputedStyle(document.querySelector('#seats').closest('section')).overflowY")
        == "visible"
    )
    page.evaluate("scrollTo(0, 400)")
    leave = page.locator("section:has(#seats) button.danger")
    expect(leave).to_be_in_viewport()


def top(page: Page, what: str) -> float:
    return float(page.evaluate("what => document.querySelector(what).getBoundingClientRect().top", what))


def bottom(page: Page, what: str) -> float:
    return float(page.evaluate("what => document.querySelector(what).getBoundingClientRect().bottom", what))
