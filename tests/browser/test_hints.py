"""Ideas in a game against bots: asked with a button or a key, shown on the board, taken up and counted."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from rules import Setup
from tests.browser.screenplays.screenplay import Screenplay
from tests.browser.screenplays.seating import performers, sit_down, stack_the_bag
from tests.e2e_support.server import RunningServer

IDEAS_MS = 30_000
NARROWEST = 200  # pixels for the words of an idea
MONASTERY = "BA/L"
SCREENS = {"desktop": (1440, 900), "laptop": (1024, 768), "tablet": (820, 1180), "phone": (390, 844)}


@pytest.fixture(params=SCREENS)
def page_of(request: pytest.FixtureRequest, browser: Browser, base_url: str) -> Iterator[Page]:
    width, height = SCREENS[request.param]
    context = browser.new_context(
        base_url=base_url,
        viewport={"width": width, "height": height},
        has_touch=request.param != "desktop",
        reduced_motion="reduce",
    )
    yield context.new_page()
    context.close()


def begin(page: Page) -> None:
    """Begin a game against a bot and wait for the own turn."""
    page.goto("/")
    page.get_by_label("Your name", exact=True).fill("Ann")
    page.get_by_role("button", name="Play against a bot").click()
    page.wait_for_url("**/match/*")
    expect(page.locator("[data-cell]").first).to_be_attached(timeout=IDEAS_MS)


def inside(page: Page, selector: str) -> bool:
    """Whether something lies in the window from side to side, and begins above its foot."""
    box = page.locator(selector).first.bounding_box()
    size = page.viewport_size
    assert box is not None
    assert size is not None
    return box["x"] >= 0 and box["x"] + box["width"] <= size["width"] and box["y"] < size["height"]


def test_ideas_are_shown_on_the_board_taken_up_and_confirmed_by_hand(page_of: Page) -> None:
    page = page_of
    begin(page)
    page.get_by_test_id("hint-ask").click()
    ideas = page.get_by_test_id("idea")
    expect(ideas.first).to_be_visible(timeout=IDEAS_MS)
    assert 1 <= ideas.count() <= 3
    assert inside(page, "[data-testid=hints]")
    # The words of an idea have the width of the box: beside its numbers they would take a word a line.
    words = ideas.first.evaluate("idea => Math.max(...[...idea.children].map((part) => part.offsetWidth))")
    assert words >= NARROWEST
    expect(page.get_by_test_id("idea-marks").locator(".badge")).to_have_count(ideas.count())
    expect(ideas.first).to_be_focused()
    expect(ideas.first).to_contain_text(re.compile(r"Lay|Place|at "))
    before = page.get_by_test_id("turn-title").inner_text()
    ideas.first.click()
    confirm = page.get_by_test_id("confirm")
    expect(confirm).to_be_visible()
    assert page.get_by_test_id("turn-title").inner_text() == before  # nothing was played
    confirm.click()
    expect(page.get_by_test_id("turn-title")).not_to_have_text(before)


def test_ideas_by_key_are_counted_once_and_shown(page: Page, browser: Browser, base_url: str) -> None:
    begin(page)
    page.keyboard.press("h")
    expect(page.get_by_test_id("idea").first).to_be_focused(timeout=IDEAS_MS)
    expect(page.get_by_test_id("hints-taken").first).to_have_text("Asked so far: 1")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("hints")).to_have_count(0)
    page.keyboard.press("h")  # the same decision
    expect(page.get_by_test_id("idea").first).to_be_visible(timeout=IDEAS_MS)
    expect(page.get_by_test_id("hints-taken").first).to_have_text("Asked so far: 1")
    context = browser.new_context(base_url=base_url)
    spectator = context.new_page()
    spectator.goto(page.url)
    spectator.get_by_role("tab", name="Game").click()
    expect(spectator.get_by_test_id("hints-taken")).to_have_text("Ann asked for ideas: 1")
    expect(spectator.get_by_test_id("hint-ask")).to_have_count(0)
    context.close()


def test_idea_with_a_figure_goes_on_after_the_tile(
    browser: Browser, bastide: RunningServer, base_url: str
) -> None:
    """After the tile of an idea was placed, its figure is the idea that is left."""
    players = performers(browser, base_url, 1)
    sit_down(players[0], [], lambda page: page.get_by_role("button", name="Add a bot").first.click())
    setup = Setup.from_json(players[0].headline()["setup"])
    bag = setup.bag()
    bag.remove(MONASTERY)
    stack_the_bag(bastide, players[0].match_id, Screenplay(setup, [MONASTERY, *bag]))
    page = players[0].page
    page.reload()
    page.get_by_test_id("hint-ask").click()
    ideas = page.get_by_test_id("idea")
    expect(ideas.first).to_be_visible(timeout=IDEAS_MS)
    ideas.filter(has_text="Follower").first.click()
    page.get_by_test_id("confirm").click()
    expect(ideas).to_have_count(1)
    expect(ideas).to_contain_text("The idea goes on")
    ideas.click()
    page.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("hints")).to_have_count(0)
