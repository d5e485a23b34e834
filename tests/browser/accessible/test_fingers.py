"""On a phone what is touched is 44 pixels high and wide, upright and on its side."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.screenplays.player import OWN_END

# Not the board with its cells, where a magnifier helps, and not what is hidden.
SMALL = """() => [...document.querySelectorAll("button, summary, select, input")].flatMap((found) => {
  if (found.closest("[role=application], .visually-hidden, [inert]")) return [];
  const shown = found.closest("label") ?? found.labels?.[0] ?? found;
  const areas = [found, shown].map((e) => e.getBoundingClientRect()).filter((box) => box.width && box.height);
  if (areas.length === 0) return [];
  const [wide, high] = [Math.max(...areas.map((b) => b.width)), Math.max(...areas.map((b) => b.height))];
  return wide >= 43.5 && high >= 43.5 ? [] : [
    `${found.outerHTML.slice(0, 140)} ${Math.round(wide)} by ${Math.round(high)}`];
})"""
PHONES = {"upright": (390, 844), "on its side": (844, 390)}


def small(page: Page) -> list[str]:
    """Return what is smaller than a finger."""
    found: list[str] = page.evaluate(SMALL)
    return found


def game(page: Page) -> None:
    """Begin a game against a bot."""
    page.add_init_script(OWN_END)
    page.goto("/")
    page.get_by_label("Your name", exact=True).fill("Ann")
    page.get_by_role("button", name="Play against a bot").click()
    page.wait_for_url("**/match/*")
    expect(page.locator("[data-cell]").first).to_be_attached(timeout=30_000)


def context_of(browser: Browser, base_url: str, size: tuple[int, int], **more: Any) -> Page:
    """Open a page on a phone."""
    width, height = size
    context = browser.new_context(
        base_url=base_url, viewport={"width": width, "height": height}, reduced_motion="reduce", **more
    )
    return context.new_page()


@pytest.mark.parametrize("held", PHONES)
def test_targets_are_large_enough_for_a_finger(browser: Browser, base_url: str, held: str) -> None:
    page = context_of(browser, base_url, PHONES[held], has_touch=True, is_mobile=True)
    found: dict[str, list[str]] = {}
    for address in ("/", "/me", "/lessons", "/puzzles", "/rules/base"):
        page.goto(address, wait_until="networkidle")
        found[address] = small(page)
    game(page)
    found["match"] = small(page)
    page.locator("[data-cell]").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_timeout(750)
    found["tile on the board"] = small(page)
    page.locator(".turn-area [data-testid=confirm]").click()
    page.get_by_test_id("end-turn").wait_for()
    found["figures"] = small(page)
    page.get_by_role("button", name="Show scores").click()
    for tab in ("Scores", "History", "Tiles", "Chat", "Game"):
        page.get_by_role("tab", name=tab).click()
        found[tab] = small(page)
    assert {where: each for where, each in found.items() if each} == {}
