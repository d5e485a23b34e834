"""What is chosen has room: no mark lies on another, no button on a tile, and nothing jumps."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from rules import Record
from tests.browser.screenplays.player import OWN_END
from tests.e2e_support.midgame import match_at
from tests.e2e_support.pictures import played
from tests.e2e_support.server import RunningServer

DESK, PHONE, ON_ITS_SIDE = (1440, 900), (390, 844), (844, 390)
REST = 600  # milliseconds until a zoom has ended and all is drawn
BOARD = ".board"
# The diameter of the smallest target, and the least gap between two, in pixels.
ROOM = f"""() => {{
  const marks = [...document.querySelectorAll("{BOARD} .choice .room")];
  const targets = marks.map((e) => e.getBoundingClientRect());
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const off = ([ax, ay], [bx, by]) => Math.hypot(ax - bx, ay - by);
  const gap = (a, b) => off(middle(a), middle(b)) - (a.width + b.width) / 2;
  const gaps = targets.flatMap((one, nth) => targets.slice(nth + 1).map((other) => gap(one, other)));
  return [Math.min(...targets.map((box) => box.width)), Math.min(...gaps)];
}}"""
NUMBERS = f"""() => Object.fromEntries([...document.querySelectorAll("{BOARD} .choice")].map((mark) =>
  [mark.dataset.action, mark.querySelector(".digit text").textContent]))"""
# The buttons beside the tile, whether they are within the board, and how much of tiles lies under them.
HANDLES = f"""() => {{
  const board = document.querySelector("{BOARD}").getBoundingClientRect();
  const tiles = [...document.querySelectorAll("{BOARD} [data-tile]")].map((e) => e.getBoundingClientRect());
  const boxes = [...document.querySelectorAll("{BOARD} .handle")].map((e) => e.getBoundingClientRect());
  const part = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
    * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  return {{
    at: boxes.map((box) => [box.x, box.y]),
    within: boxes.every((box) => box.left >= board.left && box.right <= board.right
      && box.top >= board.top && box.bottom <= board.bottom),
    covered: boxes.flatMap((box) => tiles.map((tile) => part(box, tile))).reduce((a, b) => a + b, 0),
  }};
}}"""


@cache
def crowded() -> tuple[Record, int]:
    """Return a game of three, and how many actions lead to the decision with the most places for a figure."""
    record = played([], seed=5, seats=3)
    game, most, at = record.start(), 0, 0
    for number, action in enumerate(record.actions):
        places = sum(each["type"] == "deploy" for each in game.legal())
        if number > len(record.actions) / 2 and places > most:
            most, at = places, number
        game.apply(action)
    assert most > 5
    return record, at


def shown(bastide: RunningServer, page: Page, size: tuple[int, int], *, placed: bool) -> None:
    """Open a match that asks for such a figure, or for the tile before it."""
    record, number = crowded()
    page.add_init_script(OWN_END)
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"/match/{match_at(bastide, page, record, number if placed else number - 1)}")
    asked = page.get_by_test_id("end-turn") if placed else page.locator("[data-cell]").first
    expect(asked).to_be_attached(timeout=30_000)
    page.wait_for_timeout(REST)


def test_marks_of_figures_never_touch_however_small_the_tiles(bastide: RunningServer, page: Page) -> None:
    shown(bastide, page, DESK, placed=True)
    listed = page.locator("button[data-action][aria-keyshortcuts]:not([data-testid])")
    numbers = {e.get_attribute("data-action"): e.get_attribute("aria-keyshortcuts") for e in listed.all()}
    for key in ("0", "-", "-", "-", "0", "+", "+", "+"):
        page.locator(BOARD).press(key)
        page.wait_for_timeout(REST)
        target, gap = page.evaluate(ROOM)
        assert target >= 44, key
        assert gap >= 0, key
        assert page.evaluate(NUMBERS) == numbers
    page.locator(BOARD).press("0")
    page.wait_for_timeout(REST)
    expect(page.locator(f"{BOARD} .leader")).not_to_have_count(0)
    page.locator(f"{BOARD} .choice").nth(2).click()
    expect(page.locator(f"{BOARD} .choice.picked, [data-testid=undo]").first).to_be_visible()


def test_buttons_of_a_tile_lie_beside_other_tiles_and_stay_while_it_is_turned(
    bastide: RunningServer, page: Page
) -> None:
    shown(bastide, page, DESK, placed=False)
    covered = []
    for nth in range(page.locator("[data-cell]").count()):
        page.locator("[data-cell]").nth(nth).focus()
        page.keyboard.press("Enter")
        page.wait_for_timeout(REST)
        before: dict[str, Any] = page.evaluate(HANDLES)
        assert before["within"], nth
        covered.append(before["covered"])
        page.keyboard.press("r")
        page.wait_for_timeout(REST)
        assert page.evaluate(HANDLES)["at"] == before["at"]
    assert sum(share < 200 for share in covered) > len(covered) * 0.7, covered


def test_phone_shows_three_choices_and_the_tile_they_are_about(bastide: RunningServer, page: Page) -> None:
    shown(bastide, page, PHONE, placed=True)
    sheet, end = page.locator(".turn-area").bounding_box(), page.get_by_test_id("end-turn").bounding_box()
    third = page.locator(".choices-list li").nth(2).bounding_box()
    board, tile = page.locator(".board-area").bounding_box(), page.locator(".last").first.bounding_box()
    assert sheet
    assert end
    assert third
    assert board
    assert tile
    assert sheet["height"] <= 0.451 * PHONE[1]
    assert third["y"] + third["height"] <= end["y"]
    assert board["y"] <= tile["y"]
    assert tile["y"] + tile["height"] <= board["y"] + board["height"]


def test_phone_on_its_side_brings_the_placed_tile_near_until_the_turn_ends(
    bastide: RunningServer, page: Page
) -> None:
    shown(bastide, page, ON_ITS_SIDE, placed=True)
    target, gap = page.evaluate(ROOM)
    tile = page.locator(".last").first.bounding_box()
    assert tile
    assert tile["width"] > 60
    assert target >= 44
    assert gap >= 0
    page.get_by_test_id("end-turn").click()
    page.get_by_test_id("end-turn").wait_for(state="detached")
    page.wait_for_timeout(REST)
    after = page.locator(".last").first.bounding_box()
    assert after
    assert after["width"] < 0.7 * tile["width"]


@pytest.mark.parametrize("size", [DESK, (1024, 768)], ids=["desktop", "tablet"])
def test_panels_below_stay_from_the_tile_to_the_end_of_the_turn(
    bastide: RunningServer, page: Page, size: tuple[int, int]
) -> None:
    shown(bastide, page, size, placed=False)
    panels = [page.locator(".panels-area").bounding_box()]
    page.locator("[data-cell]").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("outcome").locator("li").first).to_be_visible()
    panels.append(page.locator(".panels-area").bounding_box())
    page.locator(".turn-area [data-testid=confirm]").click()
    page.get_by_test_id("end-turn").wait_for()
    panels.append(page.locator(".panels-area").bounding_box())
    page.get_by_test_id("end-turn").click()
    page.get_by_test_id("end-turn").wait_for(state="detached")
    page.wait_for_timeout(REST)
    panels.append(page.locator(".panels-area").bounding_box())
    assert panels == panels[:1] * 4
