"""A whole game by touch, from the first page to the replay: upright, and on its side with sales."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from rules import Record
from tests.browser.phone.fingers import Fingers
from tests.browser.phone.turns import PhoneGame
from tests.browser.screenplays.screenplay import EXPANSION

pytestmark = pytest.mark.slow

UPRIGHT: ViewportSize = {"width": 390, "height": 844}
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}


def test_whole_game_upright(browser: Browser, base_url: str) -> None:
    fingers = Fingers(browser, base_url, UPRIGHT)
    game = PhoneGame(fingers, Random(7))
    game.set_up("inns-and-cathedrals", 18)
    game.hurry_the_bots()
    _look_around(fingers)
    game.play(until=2)
    assert _size(fingers.page.get_by_test_id("hand")) == pytest.approx(152, abs=1)
    game.take_back()
    game.play()
    _end(game, {"place", "turn", "figure"})


def test_whole_game_on_its_side_with_sales(browser: Browser, base_url: str) -> None:
    fingers = Fingers(browser, base_url, ON_ITS_SIDE)
    game = PhoneGame(fingers, Random(4))
    game.set_up(EXPANSION, 12)
    game.hurry_the_bots()
    game.play(until=0)
    _look_around(fingers)
    assert _size(fingers.page.get_by_test_id("hand")) == pytest.approx(142, abs=1)
    game.take_back()
    game.play()
    _end(game, {"place", "turn", "bid"})  # whether a sale is left to settle depends on the bot


def _look_around(fingers: Fingers) -> None:
    """One finger moves the board, two bring it nearer; the page itself neither scrolls nor grows."""
    page = fingers.page
    tile, board = page.locator("[data-tile]").first, page.get_by_role("application").bounding_box()
    fingers.rest(tile)
    assert board is not None
    middle = (board["x"] + board["width"] / 2, board["y"] + board["height"] / 2)
    before, size = tile.bounding_box(), _size(tile)
    fingers.drag(middle, (middle[0] + 50, middle[1] + 30))
    after = tile.bounding_box()
    assert before is not None
    assert after is not None
    assert (after["x"] - before["x"], after["y"] - before["y"]) == pytest.approx((50, 30), abs=6)
    fingers.spread(middle, (60, 120))
    assert _size(tile) == pytest.approx(2 * size, rel=0.2)
    assert page.evaluate("[scrollX, scrollY, visualViewport.scale]") == [0, 0, 1]
    fingers.tap(page.get_by_role("button", name="Show the whole board"))
    fingers.rest(tile)
    assert _size(tile) == pytest.approx(size, rel=0.05)


def _end(game: PhoneGame, done: set[str]) -> None:
    """See the result, which is that of the rules, and the first moves of the replay."""
    fingers, page = game.fingers, game.page
    match = page.url.rpartition("/")[2]
    assert done <= game.done.keys()
    expect(page.locator("#result-title")).to_be_visible()
    record = Record.from_json(page.request.get(f"/api/matches/{match}/record").text())
    seats = page.request.get(f"/api/matches/{match}").json()["seats"]
    assert record.game().over
    assert record.game().scores() == [seat["score"] for seat in seats]
    fingers.reach(page.get_by_role("link", name="Watch the replay"))
    page.wait_for_url("**/replay/*")
    fingers.tap(page.get_by_role("button", name="Next move"))
    expect(page.get_by_text(re.compile("^Move 1 of"))).to_be_visible()
    assert (fingers.errors, fingers.others) == ([], [])


def _size(found: Locator) -> float:
    box = found.bounding_box()
    assert box is not None
    return box["width"]
