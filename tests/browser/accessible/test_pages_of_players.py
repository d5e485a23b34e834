"""axe-core finds nothing on pages of players and accounts, on a puzzle, in dialogs; in both lights."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from rules.puzzles.reading import puzzles
from tests.browser.accessible.test_decisions import nothing_found
from tests.e2e_support.accounts import ACCOUNTS
from tests.e2e_support.dialogs import DIALOGS
from tests.e2e_support.players import players
from tests.e2e_support.scene import Scene
from tests.e2e_support.server import RunningServer

PHONE: ViewportSize = {"width": 390, "height": 844}


@pytest.mark.parametrize("scene", ACCOUNTS, ids=lambda scene: scene.name)
def test_page_of_an_account_has_no_findings(page: Page, scene: Scene) -> None:
    page.goto("/")
    scene.open(page)
    nothing_found(page)


@pytest.mark.parametrize("scene", DIALOGS, ids=lambda scene: scene.name)
def test_dialog_has_no_findings(page: Page, scene: Scene) -> None:
    page.set_viewport_size(PHONE)  # all of them are there only on a narrow page
    page.goto("/")
    scene.open(page)
    expect(page.get_by_role("dialog").first).to_be_visible()
    nothing_found(page)


def test_pages_of_players_have_no_findings(bastide: RunningServer, page: Page) -> None:
    for scene in players(bastide, page):
        scene.open(page)
        nothing_found(page)


def test_puzzle_has_no_findings(page: Page) -> None:
    page.goto(f"/puzzles/{next(iter(puzzles()))}")
    page.locator("[data-cell]").first.wait_for()
    nothing_found(page)
    page.get_by_test_id("give-up").click()
    page.get_by_test_id("verdict").wait_for()
    nothing_found(page)
