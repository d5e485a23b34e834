"""A game on a phone, turn by turn, with what the hand holds decided by a seed."""

from __future__ import annotations

import re
import time
from random import Random

import pytest
from playwright.sync_api import Error, Locator, expect

from tests.browser.phone.fingers import PATIENCE, Fingers, Point
from tests.browser.screenplays.player import ASKED, tiles_on

FIGURE = "deploy"
DOUBLE_MS = (
    550  # a second tap that comes sooner than that after the tile was laid is a double tap: it turns nothing
)
# The first tap on a small space brings it near, and says that it wants another one.
CHOSEN_OR_ADVISED = """(name) => document.querySelector(
  `[data-testid=board-advice], [data-cell='${name}'][aria-pressed=true]`)"""
# A tap on a place for a figure picks it, where several lie close together, or plays it.
PICKED_OR_PLAYED = """(places) =>
  document.querySelector("[data-testid=confirm]") || !document.querySelector(places)"""
TILES = """(count) =>
  document.querySelectorAll("[role=application] [data-tile]").length === count"""
ACTIONS = "g[data-action*='\"{0}\"'], .turn-area button[data-action*='\"{0}\"']"


class PhoneGame:
    """Play with fingers what the page asks. `done` counts the kinds of what was done."""

    def __init__(self, fingers: Fingers, rng: Random) -> None:
        self.fingers = fingers
        self.page = fingers.page
        self.rng = rng
        self.done: dict[str, int] = {}

    def set_up(self, expansion: str, tiles: int) -> None:
        """From the first page to a game against a bot with the tiles of an expansion and no others."""
        fingers, page = self.fingers, self.page
        page.goto("/")
        fingers.reach(page.get_by_role("button", name="Create a table"))
        page.wait_for_url("**/table/*")
        fingers.reach(page.locator(f"[data-setting='expansion {expansion}']"))
        fingers.reach(page.get_by_text("Base game: numbers of pieces and tiles"))
        fingers.reach(page.get_by_role("button", name="One less: Sets of tiles"))
        summary = page.get_by_test_id("setup-summary").locator("summary")
        expect(summary).to_contain_text(re.compile(rf"\b{tiles} tiles"))
        fingers.reach(page.get_by_role("button", name="Add a bot").first)
        fingers.tap(page.get_by_role("button", name="Start the game"))
        page.wait_for_url("**/match/*")
        expect(page.get_by_test_id("turn-title")).to_be_visible(timeout=PATIENCE)

    def hurry_the_bots(self) -> None:
        """In the drawer: they move at once."""
        drawer = self.page.get_by_role("button", name="Show scores")
        self.fingers.tap(drawer)
        self.fingers.tap(self.page.get_by_role("tab", name="Game"))
        pace = self.page.get_by_role("radio", name="At once")
        self.fingers.reach(self.page.locator("label").filter(has=pace))
        expect(pace).to_be_checked()
        self.fingers.tap(self.page.locator("[aria-expanded=true]").filter(has_text="Hide"))
        expect(pace).to_be_hidden()

    def asked(self) -> str:
        """`place`, `act`, `other`, `wait` or `over`."""
        found: str = self.page.evaluate(ASKED)
        return found

    def play(self, until: int | None = None) -> None:
        """Answer until the result is there, or the person has been asked so often to place a tile."""
        end = time.monotonic() + 150
        while (asked := self.asked()) != "over":
            assert time.monotonic() < end, "the game takes too long"
            if asked == "place" and self.done.get("place", 0) == until:
                return
            if asked == "wait":
                self._wait()
            else:
                {"place": self.place, "act": self.act, "other": self.other}[asked]()

    def place(self) -> None:
        """Tap a space, perhaps again where it is small, turn the tile, and confirm."""
        self.lay()
        turned = self.rng.randrange(3)
        for _ in range(turned):
            self.turn()
        before = tiles_on(self.page)
        confirm = self.page.get_by_test_id("confirm").last
        self.fingers.tap(confirm)
        self._answered(TILES, before + 1, "the tap on confirm")
        self._did("place")

    def lay(self) -> None:
        """Put the tile in hand on a space that a finger can reach."""
        cells = self.page.locator("[data-cell]")
        self.fingers.rest(cells.first)
        names = self._open(cells)
        if not names:
            self.fingers.tap(self.page.get_by_role("button", name="Show the whole board"))
            self.page.wait_for_timeout(100)
            names = self._open(cells)
        name, _ = self.rng.choice(names)
        chosen = self.page.locator(f"[data-cell='{name}']")
        self.fingers.tap(chosen)
        self._answered(CHOSEN_OR_ADVISED, name, f"the tap on {name}")
        if chosen.get_attribute("aria-pressed") == "false":
            self._did("near")
            self.fingers.tap(chosen)
        expect(chosen).to_have_attribute("aria-pressed", "true")

    def take_back(self) -> None:
        """Place a tile, take it back, first a bridge that it needed, and be asked for it again."""
        before = tiles_on(self.page)
        self.place()
        for _ in range(2):
            if tiles_on(self.page) > before:
                self.fingers.tap(self.page.get_by_test_id("undo"))
                self.page.wait_for_timeout(400)
                # A slow answer may come later than that: a second tap would find nothing to undo.
                self.page.wait_for_function(f"() => ({ASKED})() !== 'wait'")
        expect(self.page.locator("[role=application] [data-tile]")).to_have_count(before)
        self.page.wait_for_function(f"() => ({ASKED})() === 'place'")

    def turn(self) -> None:
        """Turn the tile by one of the ways that fingers have."""
        lying = self.page.locator("[data-cell][aria-pressed=true]")
        before = lying.get_attribute("data-rotation")
        right = self.page.get_by_role("button", name="Turn clockwise").last
        if right.is_disabled():
            return
        where = self.rng.choice([right, self.page.get_by_test_id("hand"), lying])
        self.page.wait_for_timeout(DOUBLE_MS)
        self.fingers.rest(lying)
        self.fingers.tap(where if self.fingers.open_point(where) else right)
        expect(lying).not_to_have_attribute("data-rotation", str(before))
        self._did("turn")

    def act(self) -> None:
        """Perhaps place a figure, on the board or in the list; then end the turn."""
        if self.rng.random() < 0.7:
            self._place_figure()
        self.fingers.tap(self.page.get_by_test_id("end-turn"))
        self.page.wait_for_function(f"() => ({ASKED})() !== 'act'")

    def _place_figure(self) -> None:
        places = ACTIONS.format(FIGURE)
        # The board and the panel may still be on their way to the room that this decision needs.
        for each in (self.page.locator(places).first, self.page.locator(places).last):
            if each.count():
                self.fingers.rest(each)
        choices = self._open(self.page.locator(places))
        if not choices:
            return
        self.page.touchscreen.tap(*self.rng.choice(choices)[1])
        self._answered(PICKED_OR_PLAYED, places, "the tap on a place for a figure")
        confirm = self.page.get_by_test_id("confirm")
        if confirm.count():
            self.fingers.tap(confirm.first)
        expect(self.page.locator(places)).to_have_count(0)
        self._did("figure")

    def other(self) -> None:
        """Anything else: a bid, higher than asked for unless it opens the sale; or an answer in sight."""
        bid, opens = self.page.get_by_test_id("say-bid"), self.page.locator("[data-testid^=pick-]")
        if bid.count() and bid.is_visible():
            if not opens.count():
                self.fingers.tap(self.page.get_by_test_id("bid-more"))
            self.fingers.tap(bid)
            self._did("open" if opens.count() else "bid")
            self.page.wait_for_timeout(200)
            return
        buttons = self._open(self.page.locator("button[data-action]"))
        assert buttons, "no answer is in sight"
        settling = self.page.locator("button[data-action*='\"auction_settle\"']").count()
        self.page.touchscreen.tap(*self.rng.choice(buttons)[1])
        self._did("settle" if settling else "other")
        self.page.wait_for_timeout(200)

    def _wait(self) -> None:
        skip = self.page.get_by_test_id("skip-count")
        if skip.count() and skip.is_visible():
            self._did("count")
            self.fingers.tap(skip)
        self.page.wait_for_timeout(30)

    def _open(self, found: Locator) -> list[tuple[str, Point]]:
        """Return name and middle of each that a finger can meet now."""
        points = [(each.get_attribute("data-cell"), self.fingers.open_point(each)) for each in found.all()]
        return [(str(name), point) for name, point in points if point]

    def _answered(self, condition: str, of: object, tap: str) -> None:
        """Wait until the page has answered a tap; fail with the touches that it got if it never does."""
        try:
            self.page.wait_for_function(condition, arg=of)
        except Error:
            pytest.fail(f"nothing came of {tap}; the page got\n{self.fingers.events()}")

    def _did(self, what: str) -> None:
        self.done[what] = self.done.get(what, 0) + 1
