"""Two players with a browser each, and tiles in the order that a scene needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from rules import Setup
from tests.browser.screenplays.performer import Performer
from tests.browser.screenplays.screenplay import Screenplay
from tests.browser.screenplays.seating import performers, put_on, sit_down, stack_the_bag
from tests.e2e_support.server import RunningServer

ANN, BOB = 0, 1
PATIENCE = 30_000  # milliseconds


class TwoPlayers:
    """Ann and Bob at a table with some expansions.

    `draws` come first, then the other tiles; `chance` are results by stream, such as `{"sheep": [3, 2]}`.
    """

    def __init__(
        self,
        browser: Browser,
        bastide: RunningServer,
        base_url: str,
        expansions: Sequence[str],
        draws: Sequence[str],
        chance: dict[str, list[Any]] | None = None,
    ) -> None:
        self.players: list[Performer] = performers(browser, base_url, 2)
        sit_down(self.players[0], self.players[1:], lambda page: put_on(page, expansions))
        setup = Setup.from_json(self.players[0].headline()["setup"])
        bag = setup.bag()
        for tile in draws:
            assert tile in bag, f"the bag has no {tile}, or fewer than `draws`"
            bag.remove(tile)
        play = Screenplay(setup, [*draws, *bag], chance=chance or {})
        stack_the_bag(bastide, self.players[0].match_id, play)
        for each in self.players:
            each.page.reload()

    @property
    def pages(self) -> list[Page]:
        """Ann's page and Bob's."""
        return [each.page for each in self.players]

    def turn(self, seat: int, x: int, y: int, rotation: int, piece: str = "", feature: str = "") -> None:
        """Place a tile, perhaps with a figure on it, and end the turn."""
        self.place(seat, x, y, rotation)
        if piece:
            self.act(seat, "deploy", piece=piece, x=x, y=y, feature=feature)
        self.act(seat, "end_turn")

    def place(self, seat: int, x: int, y: int, rotation: int) -> None:
        """Place a tile only."""
        self.act(seat, "place_tile", x=x, y=y, rotation=rotation)

    def act(self, seat: int, kind: str, **more: Any) -> None:
        """Play one action by the control that the page has for it."""
        self.players[seat].perform({"seat": seat, "type": kind, **more})

    def logs(self, *lines: str) -> None:
        """Both see these lines in the list of moves."""
        for page in self.pages:
            page.get_by_role("tab", name="History").click()
            for line in lines:
                expect(page.locator(".log")).to_contain_text(line, timeout=PATIENCE)

    def scores(self, ann: int, bob: int) -> None:
        """Both see these totals."""
        for page in self.pages:
            for seat, points in ((ANN, ann), (BOB, bob)):
                expect(seat_of(page, seat).locator(".score")).to_have_attribute(
                    "data-total", str(points), timeout=PATIENCE
                )

    def without_errors(self) -> None:
        """No page threw an error."""
        assert [each.errors for each in self.players] == [[], []]


def seat_of(page: Page, seat: int) -> Locator:
    """Return the panel of a seat."""
    return page.locator("li.seat").nth(seat)
