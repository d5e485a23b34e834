"""A player in a browser: looks at the page, clicks or types, and waits."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Error, Page, expect

# What the page asks of the person before it, read off the page alone.
CONFIRM = "[data-testid=confirm]:enabled"
ASKED = """() => {
  const shown = (selector) =>
    [...document.querySelectorAll(selector)].some((e) => e.checkVisibility({ visibilityProperty: true }));
  if (document.querySelector("#result-title")) return "over";
  if (shown("[data-cell]")) return "place";
  if (shown("[data-testid=end-turn]")) return "act";
  return shown("button[data-action]") ? "other" : "wait";
}"""


# Turns wait for their player, however slow the machine of the tests is.
OWN_END = """localStorage.getItem("bastide.table") ??
  localStorage.setItem("bastide.table", JSON.stringify({ manualEnd: true }))"""


class Player:
    """One browser page that plays by looking; `rng` decides where there is a choice."""

    def __init__(self, page: Page, rng: Random) -> None:
        self.page = page
        self.rng = rng
        self.errors: list[str] = []
        page.add_init_script(OWN_END)
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    @property
    def match_id(self) -> str:
        return self.page.url.rstrip("/").rsplit("/", 1)[-1].split("?")[0]

    def asked(self) -> str:
        """`place`, `act`, `other`, `wait` or `over`."""
        found: str = self.page.evaluate(ASKED)
        return found

    def headline(self) -> dict[str, Any]:
        """Return the match as the server sends it."""
        answer: dict[str, Any] = self.page.request.get(f"/api/matches/{self.match_id}").json()
        return answer

    def move(self) -> str:
        """Answer what the page asks, with mouse or keys. Return what was asked."""
        asked = self.asked()
        if asked == "place":
            self.place()
        elif asked == "act":
            self.act()
        elif asked == "other":
            self._click_one("button[data-action]")
        return asked

    def place(self) -> None:
        """A legal cell, perhaps another rotation, and confirm."""
        if self.rng.random() < 0.5:
            self._place_by_keys()
        else:
            self._place_by_mouse()
        self._settled("place")

    def _place_by_mouse(self) -> None:
        if not self._click_a_cell():
            self._place_by_keys()
            return
        for _ in range(self.rng.randrange(3)):
            self.page.keyboard.press("r")
        self.page.get_by_test_id("confirm").first.click()

    def _click_a_cell(self) -> bool:
        """Return whether the click reached it.

        It may lie under the map's buttons, or the map may need moving.
        """
        try:
            self._click_one("[data-cell]", force=True)
        except Error:
            return False
        return self.page.get_by_test_id("confirm").first.is_enabled()

    def _place_by_keys(self) -> None:
        self.page.locator("[data-cell][tabindex='0']").first.focus()
        for _ in range(self.rng.randrange(4)):
            self.page.keyboard.press(self.rng.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
        self.page.keyboard.press("r")
        self.page.keyboard.press("Enter")
        # The tile lies there, or short cuts have placed it already; a busy page takes a moment for either.
        self.page.wait_for_function(f"() => ({ASKED})() !== 'place' || document.querySelector({CONFIRM!r})")
        if self.asked() == "place":
            self.page.get_by_test_id("confirm").first.click()

    def act(self) -> None:
        """Sometimes place a figure, then end the turn."""
        if self.page.locator("button[data-action*=deploy]").count() and self.rng.random() < 0.6:
            self._click_one("button[data-action*=deploy]")
            confirm = self.page.get_by_test_id("confirm")
            if confirm.count():
                confirm.first.click()
            expect(self.page.locator("button[data-action*=deploy]")).to_have_count(0)
            self.page.wait_for_selector("[data-testid=end-turn]")
        self._end()
        self._settled("act")

    def _end(self) -> None:
        if self.rng.random() < 0.5:
            self.page.keyboard.press("e")
        else:
            self.page.get_by_test_id("end-turn").click()

    def undo(self) -> None:
        """Take the newest own action back."""
        self.page.get_by_test_id("undo").click()

    def _click_one(self, selector: str, *, force: bool = False) -> None:
        found = self.page.locator(selector)
        found.nth(self.rng.randrange(found.count())).click(force=force)

    def _settled(self, asked: str) -> None:
        """Until the page asks something else: the server has answered."""
        self.page.wait_for_function(f"(asked) => ({ASKED})() !== asked", arg=asked)


def tiles_on(page: Page) -> int:
    """Return how many tiles the page's board shows."""
    return page.locator("[role=application] [data-tile]").count()
