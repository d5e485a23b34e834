"""axe-core finds nothing on any page, light and dark; text at 200 percent stays on the page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.screenplays.player import OWN_END
from tests.e2e_support.pictures import played, upload
from tools import ROOT

AXE = ROOT / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
RULES: Any = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# All that another light can change: the page is the same.
OF_COLOURS: Any = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
# Elements that are still fading in have another contrast for a moment.
STILL = """Promise.all(document.getAnimations().filter(a => a.effect.getComputedTiming().iterations < 9)
  .map(a => a.finished.catch(() => null)))"""

pytestmark = pytest.mark.skipif(not AXE.is_file(), reason="npm's packages are not installed")


def findings(page: Page, rules: Any = RULES) -> list[str]:
    """Return what axe says by these rules against the page as it is now."""
    page.evaluate(STILL)
    # Evaluated by the browser's tools: the content security policy of the page forbids scripts of others.
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    options = {"runOnly": rules, "resultTypes": ["violations"]}
    found: list[dict[str, Any]] = page.evaluate(
        "options => axe.run(document, options).then(result => result.violations)", options
    )
    return [
        f"{one['id']}: {node['target']} {node['html'][:120]} {node['failureSummary']}"
        for one in found
        for node in one["nodes"]
    ]


@pytest.fixture(params=["light", "dark"])
def visitor(request: pytest.FixtureRequest, browser: Browser, base_url: str) -> Iterator[Page]:
    """Open a page in each light."""
    context = browser.new_context(
        base_url=base_url, viewport={"width": 1280, "height": 800}, color_scheme=request.param
    )
    context.add_init_script(OWN_END)
    yield context.new_page()
    context.close()


@pytest.mark.parametrize(
    "address",
    [
        "/",
        "/me",
        "/puzzles",
        "/rules",
        "/rules/base",
        "/about",
        "/privacy",
        "/table/nothing",
        "/match/nothing",
    ],
)
def test_page_has_no_findings(visitor: Page, address: str) -> None:
    visitor.goto(address)
    visitor.locator("h1").first.wait_for()
    visitor.wait_for_load_state("networkidle")
    assert findings(visitor) == []


def test_table_and_turn_have_no_findings(visitor: Page) -> None:
    visitor.goto("/")
    visitor.get_by_label("Your name", exact=True).fill("Ann")
    visitor.get_by_role("button", name="Create a table").click()
    visitor.wait_for_url("**/table/*")
    visitor.get_by_role("button", name="Add a bot").click()
    expect(visitor.locator(".seat.taken")).to_have_count(2)
    assert findings(visitor) == []
    visitor.get_by_role("button", name="Start the game").click()
    visitor.wait_for_url("**/match/*")
    cell = visitor.locator("[data-cell]").first
    expect(cell).to_be_visible(timeout=30_000)
    assert findings(visitor) == []
    cell.focus()
    visitor.keyboard.press("Enter")
    expect(visitor.get_by_test_id("confirm").first).to_be_enabled()
    assert findings(visitor) == []
    visitor.get_by_test_id("confirm").first.click()
    expect(visitor.get_by_test_id("end-turn")).to_be_visible()
    assert findings(visitor) == []
    for tab in ("History", "Tiles", "Chat", "Game"):
        visitor.get_by_role("tab", name=tab).click()
        assert findings(visitor) == []


def test_result_and_replay_have_no_findings(visitor: Page) -> None:
    match = upload(visitor, played(["inns-and-cathedrals"], seed=5, seats=3))
    visitor.goto(f"/match/{match}")
    expect(visitor.get_by_test_id("statistics")).to_be_visible(timeout=30_000)
    assert findings(visitor) == []
    visitor.goto(f"/replay/{match}?n=40")
    visitor.locator("[data-tile]").nth(5).wait_for(state="attached", timeout=30_000)
    assert findings(visitor) == []


@pytest.mark.parametrize("address", ["/", "/me", "/rules/base", "/about", "result"])
def test_text_at_twice_its_size_needs_no_sideways_scrolling(
    browser: Browser, base_url: str, address: str
) -> None:
    """Show each page as a window of 1280 pixels at 200 percent does: 640 wide."""
    context = browser.new_context(
        base_url=base_url, viewport={"width": 640, "height": 400}, device_scale_factor=2
    )
    page = context.new_page()
    if address == "result":
        page.goto(f"/match/{upload(page, played([], seed=5, seats=3))}")
        page.get_by_test_id("statistics").wait_for(timeout=30_000)
        wide = page.evaluate("(d => d.scrollWidth > d.clientWidth)(document.querySelector('dialog'))")
    else:
        page.goto(address)
        page.locator("h1").first.wait_for()
        wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide
    context.close()
