"""A player who follows a script: every action by the control that the page has for it."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import ElementHandle, Error, Page, expect

from tests.browser.screenplays.player import Player

Action = dict[str, Any]

# The visible control that stands for an action, marks apart.
CONTROL = """(wanted) => {
  const alike = (a, b) => a === b || (typeof a === "object" && typeof b === "object"
    && Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((k) => alike(a[k], b[k])));
  const same = (text) => {
    const { at_least, needs, preview, ...action } = JSON.parse(text);
    return alike(wanted, action);
  };
  return [...document.querySelectorAll("button[data-action]")]
    .find((e) => e.checkVisibility({ visibilityProperty: true }) && same(e.dataset.action)) ?? null;
}"""
# Milliseconds: a big board that is drawn without a graphics card may hold a click up for some seconds.
SLOW = 20_000
# Where there is much to choose from, a figure or a goal is chosen first.
GROUPS = ".turn-area .chooser"


class Performer(Player):
    """Play the given action and wait until the server has accepted it."""

    def __init__(self, page: Page, seat: int) -> None:
        super().__init__(page, Random(seat))
        self.seat = seat
        # The tile placed last needs a bridge, which the page builds with it.
        self._bridge_seen = False

    def perform(self, action: Action) -> None:
        """Play one action of this seat's."""
        ways = {
            "place_tile": self._lay,
            "place_abbey": self._fill,
            "build_bridge": self._bridge,
            "auction_choose": self._open_sale,
            "auction_bid": self._raise,
            "choose_tile": self._take,
        }
        ways.get(action["type"], self._press)(action)

    def send(self, match_id: str, action: Action, number: int) -> None:
        """Play one action without the page, which follows as it follows those of others."""
        token = next(str(c["value"]) for c in self.page.context.cookies() if "csrf" in str(c.get("name")))
        answer = self.page.request.post(
            f"/api/matches/{match_id}/actions",
            data={"id": f"sent-{number:06}", "number": number, "action": action},
            headers={"X-CSRFToken": token},
        )
        assert answer.ok, answer.text()

    def _press(self, action: Action) -> None:
        number = self._number()
        for _ in range(10):
            self._narrow(action)
            try:
                return self._control(action).click(timeout=SLOW)
            except Error:  # the server has just sent the goals: the button moved into a group
                # Or the page drew so slowly that the click came to an end too late to be seen.
                if self._number() > number:
                    return None
        raise AssertionError(f"no control stays for {action}")

    def _control(self, action: Action) -> ElementHandle:
        found = self.page.wait_for_function(CONTROL, arg=action, timeout=5000, polling=100).as_element()
        assert found is not None
        return found

    def _number(self) -> int:
        return int(self.headline()["number"])

    def _shown(self, action: Action) -> bool:
        return bool(self.page.evaluate(f"(a) => ({CONTROL})(a) !== null", action))

    def _narrow(self, action: Action) -> None:
        """Choose figures and goals until the action's control is there, as a person looks for it."""
        for _ in range(100):
            if self._look(action, 0):
                return
            self.page.wait_for_timeout(100)  # the decision before may still be on show

    def _look(self, action: Action, level: int) -> bool:
        if self._shown(action):
            return True
        groups = self.page.locator(GROUPS).nth(level).locator("[data-group]")
        for group in groups.all():
            try:
                group.click(timeout=1000)
            except Error:  # it belonged to the decision before
                return False
            if self._look(action, level + 1):
                return True
        return False

    def _fill(self, action: Action) -> None:
        cell = self.page.locator(f'[data-cell="{action["x"]},{action["y"]}"]')
        expect(cell).to_be_attached(timeout=30_000)
        cell.focus()
        self.page.keyboard.press("Enter")
        self.page.get_by_test_id("confirm").first.click()

    def _lay(self, action: Action) -> None:
        cell = self.page.locator(f'[data-cell="{action["x"]},{action["y"]}"]')
        expect(cell).to_be_attached(timeout=30_000)
        cell.focus()
        self.page.keyboard.press("Enter")
        for _ in range(4):
            if cell.get_attribute("data-rotation") == str(action["rotation"]):
                break
            self.page.keyboard.press("r")
        expect(cell).to_have_attribute("data-rotation", str(action["rotation"]))
        self._bridge_seen = self.page.get_by_test_id("needs-bridge").count() > 0
        self.page.get_by_test_id("confirm").first.click()

    def _bridge(self, action: Action) -> None:
        if self._bridge_seen:  # it was confirmed with the tile
            self._bridge_seen = False
            bridge = f'[data-bridge="{action["x"]},{action["y"]},{action["axis"]}"]'
            expect(self.page.locator(bridge)).to_be_attached(timeout=30_000)
            return
        self.page.get_by_test_id("bridges").wait_for()
        show = self.page.get_by_test_id("show-bridges")
        if show.count() and not self._shown(action):
            show.click()
        self._press(action)

    def _open_sale(self, action: Action) -> None:
        self._pick(action)
        self._raise(action)

    def _pick(self, action: Action) -> None:
        self.page.get_by_test_id("auction").wait_for()
        pick = self.page.get_by_test_id(f"pick-{action['tile']}")
        pick.wait_for()
        pick.click()

    def _raise(self, action: Action) -> None:
        bid = self.page.get_by_test_id("bid")
        bid.wait_for()
        bid.fill(str(action["bid"]))
        expect(bid).to_have_value(str(action["bid"]))
        self.page.get_by_test_id("say-bid").click()

    def _take(self, action: Action) -> None:
        self._pick(action)
        self._press(action)
