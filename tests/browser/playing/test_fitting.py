"""The tiles still to come that fit a free cell: pointed at, focused and held."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.screenplays.player import OWN_END, tiles_on


def begun(browser: Browser, base_url: str, **more: Any) -> Page:
    context = browser.new_context(base_url=base_url, **more)
    context.add_init_script(OWN_END)
    page = context.new_page()
    page.goto("/")
    page.get_by_label("Your name", exact=True).fill("Ann")
    page.get_by_role("button", name="Play against a bot").click()
    page.wait_for_url("**/match/*")
    expect(page.locator("[data-cell]").first).to_be_visible(timeout=30_000)
    return page


def fitting_there(page: Page, cell: str) -> dict[str, int]:
    """Count the tiles that lay in the bag at the start and fit a cell, by design."""
    api = f"/api/matches/{page.url.rpartition('/')[2]}"
    x, y = cell.split(",")
    bag = page.request.get(api).json()["bag"]
    designs = page.request.get(f"{api}/fitting?x={x}&y={y}").json()["tiles"]
    return {each["tile"]: bag[each["tile"]] for each in designs}


def names(card: Locator) -> set[str]:
    shown = card.locator("[data-fits]").evaluate_all("all => all.map(e => e.dataset.fits)")
    return set(shown)


def middle(cell: Locator) -> tuple[float, float]:
    box = cell.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_free_cell_under_the_pointer_or_the_focus_says_which_tiles_left_fit(
    browser: Browser, base_url: str
) -> None:
    page = begun(browser, base_url, viewport={"width": 1280, "height": 800})
    card, cell = page.get_by_test_id("fitting"), page.locator("[data-cell]").first
    expect(card).to_have_count(0)
    at = str(cell.get_attribute("data-cell"))
    page.mouse.move(*middle(cell))
    expect(card).to_have_attribute("data-at", at)
    fit, seen = fitting_there(page, at), tiles_on(page) + 1  # one in hand
    count = int(card.get_attribute("data-count") or 0)
    assert sum(fit.values()) - seen <= count <= sum(fit.values())
    expect(card.get_by_role("status")).to_contain_text(f"{count} of ")
    assert names(card) <= set(fit)
    assert min(len(fit) - seen, 12) <= len(names(card)) <= 12
    page.mouse.move(5, 5)
    expect(card).to_have_count(0)
    page.get_by_role("application").focus()
    page.keyboard.press("Tab")
    focused = page.locator("[data-cell]:focus")
    expect(card).to_have_attribute("data-at", str(focused.get_attribute("data-cell")))


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_finger_held_on_a_free_cell_asks_and_places_nothing(
    browser: Browser, base_url: str, size: tuple[int, int]
) -> None:
    viewport = {"width": size[0], "height": size[1]}
    page = begun(browser, base_url, viewport=viewport, has_touch=True, is_mobile=True)
    card, cell = page.get_by_test_id("fitting"), page.locator("[data-cell]").last
    at, (x, y) = str(cell.get_attribute("data-cell")), middle(cell)
    fingers = page.context.new_cdp_session(page)
    page.mouse.move(x, y)  # the first gesture loads what answers
    expect(card).to_have_attribute("data-at", at)
    page.mouse.move(5, 5)
    expect(card).to_have_count(0)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(card).to_have_attribute("data-at", at)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(card).to_have_attribute("data-at", at)
    expect(page.locator("[data-cell][aria-pressed=true]")).to_have_count(0)


def test_free_cells_are_reached_by_arrow_keys_and_read_out(browser: Browser, base_url: str) -> None:
    """Inspect the board with F: a free cell is named, says what fits, and takes the tile with Enter."""
    page = begun(browser, base_url, viewport={"width": 1280, "height": 800})
    card, said = page.get_by_test_id("fitting"), page.get_by_test_id("announcer")
    lay = {str(cell.get_attribute("data-cell")) for cell in page.locator("[data-cell]").all()}
    page.keyboard.press("f")
    visited = set[str]()
    for key in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        expect(said).to_contain_text(re.compile("Free space at .*tiles left fit|None of the tiles left| at "))
        if not said.inner_text().startswith("Free space"):
            continue
        expect(said).to_contain_text(re.compile(r"tiles? left fits? here"))
        at = str(card.get_attribute("data-at"))
        assert ("rotation" in said.inner_text()) == (at in lay)
        visited.add(at)
        if visited & lay:
            break
    chosen = (visited & lay).pop()
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-cell='{chosen}']")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(f"[data-cell='{chosen}']")).to_be_focused()
    expect(card).to_have_attribute("data-at", chosen)  # it has the focus now
