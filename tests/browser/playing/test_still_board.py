"""The board stays where it is from the confirm of a tile to the choice of its figure."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Locator, Page, expect

from rules import Record
from tests.browser.screenplays.player import OWN_END
from tests.e2e_support.midgame import match_at
from tests.e2e_support.pictures import played
from tests.e2e_support.server import RunningServer

SIZES = {"desktop": (1440, 900), "phone": (390, 844), "landscape": (844, 390)}
REST = 600  # milliseconds until a zoom has ended and all is drawn
PLACEMENTS = (2, 8)  # after so many tiles: each makes the board larger


@cache
def early() -> Record:
    """Return a game of three whose first tiles lie in all directions."""
    return played([], seed=5, seats=3)


def at(tile: Locator) -> tuple[float, float, float]:
    """Return where a tile is on the page, and how large."""
    box = tile.bounding_box()
    assert box
    return (round(box["x"]), round(box["y"]), round(box["width"]))


@pytest.mark.parametrize("nth", PLACEMENTS)
@pytest.mark.parametrize("size", SIZES)
def test_board_stays_while_a_figure_is_chosen_and_is_fitted_afterwards(
    bastide: RunningServer, page: Page, size: str, nth: int
) -> None:
    record, (width, height) = early(), SIZES[size]
    moves = [n for n, action in enumerate(record.actions) if action["type"] == "place_tile"]
    action = record.actions[moves[nth]]
    cell = f"{action['x']},{action['y']}"
    page.add_init_script(OWN_END)
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"/match/{match_at(bastide, page, record, moves[nth])}")
    first = page.locator(".board [data-at='0,0']").first
    expect(first).to_be_attached(timeout=30_000)
    page.locator(f"[data-cell='{cell}']").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("outcome").locator("li").first).to_be_visible()
    page.wait_for_timeout(REST)
    before = at(first)
    page.get_by_test_id("confirm").first.click()
    page.get_by_test_id("end-turn").wait_for()
    page.wait_for_timeout(REST)
    assert at(first) == before
    page.get_by_test_id("end-turn").click()
    page.get_by_test_id("end-turn").wait_for(state="detached")
    page.wait_for_timeout(REST)
    board, tile = page.locator(".board").bounding_box(), page.locator(".last").first.bounding_box()
    assert board
    assert tile
    assert board["y"] <= tile["y"]
    assert tile["y"] + tile["height"] <= board["y"] + board["height"]
