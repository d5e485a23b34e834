"""axe-core finds nothing on what the expansions ask, nor on the pages around a match; in both lights."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from rules.lessons.lesson import Lesson
from tests.browser.arriving.test_lessons import OF_EXPANSIONS, begin, do
from tests.browser.arriving.test_one_device import one_turn, table_of
from tests.browser.arriving.test_sharing import shown
from tests.browser.screenplays.player import OWN_END
from tests.browser.test_accessibility import OF_COLOURS, RULES, findings
from tests.e2e_support.decided import firsts
from tests.e2e_support.pictures import played, upload
from tests.e2e_support.server import RunningServer

pytestmark = pytest.mark.slow

LANDSCAPE: ViewportSize = {"width": 844, "height": 390}
# High enough for a lesson's task and all choices: what lies half under the end of the turn is to be scrolled.
DESK: ViewportSize = {"width": 1280, "height": 1100}


def settled(page: Page, rules: Any) -> list[str]:
    """Return what axe-core finds once the page has followed the light; the board's palette comes last."""
    for _ in range(10):
        page.wait_for_timeout(50)
        if not (found := findings(page, rules)):
            break
    return found


def nothing_found(page: Page) -> None:
    """Look at the page as it is in both lights."""
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    assert settled(page, RULES) == []
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    assert settled(page, OF_COLOURS) == []


@pytest.mark.parametrize("lesson", OF_EXPANSIONS, ids=lambda lesson: lesson.name)
def test_each_decision_of_an_expansion_has_no_findings(page: Page, lesson: Lesson) -> None:
    """Look at each kind of action that a lesson asks for; test_midgame.py has those that none asks for."""
    page.set_viewport_size(DESK)
    begin(page, lesson.name)
    at, first = 0, dict(firsts(lesson))
    while lesson.wanted(at) is not None:
        if at in first:
            nothing_found(page)
        at = do(page, lesson, at)
    expect(page.get_by_test_id("lesson-done")).to_be_visible(timeout=20_000)
    nothing_found(page)


def test_list_of_lessons_has_no_findings(page: Page) -> None:
    page.goto("/lessons")
    expect(page.get_by_role("link", name="Cities").first).to_be_visible()
    nothing_found(page)


def test_embedded_replay_has_no_findings(page: Page, bastide: RunningServer) -> None:
    match = shown(bastide, page, played([], seed=5, seats=3))
    page.goto(f"/embed/match/{match}")
    expect(page.get_by_test_id("embed")).to_be_visible(timeout=30_000)
    nothing_found(page)


def test_result_has_no_findings_on_a_phone_on_its_side(page: Page) -> None:
    page.set_viewport_size(LANDSCAPE)
    match = upload(page, played([], seed=5, seats=3))
    page.goto(f"/match/{match}")
    expect(page.get_by_test_id("statistics")).to_be_visible(timeout=30_000)
    nothing_found(page)


def test_sharing_has_no_findings(page: Page) -> None:
    match = upload(page, played([], seed=5, seats=3))
    page.goto(f"/replay/{match}?n=12")
    page.get_by_role("tab", name="Game").click()
    expect(page.get_by_test_id("animation")).to_be_visible(timeout=30_000)
    nothing_found(page)


def test_hand_over_and_screen_have_no_findings(browser: Browser, base_url: str) -> None:
    page = browser.new_context(base_url=base_url).new_page()
    page.add_init_script(OWN_END)
    table_of(page, "Ann", ["Ben"])
    nothing_found(page)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/match/*")
    one_turn(page)
    expect(page.get_by_test_id("hand-over")).to_be_visible()
    nothing_found(page)
    page.get_by_role("tab", name="Game").click()
    page.get_by_label("Cover the table while the device goes to the next player").check()
    one_turn(page)
    expect(page.get_by_role("dialog", name="Pass the device to Ann")).to_be_visible()
    nothing_found(page)
    address = page.url
    television = browser.new_context(base_url=base_url).new_page()
    television.goto(f"{address}/screen")
    expect(television.get_by_test_id("screen")).to_be_visible(timeout=30_000)
    nothing_found(television)
