"""The questions and other dialogs of tables, matches, lessons and pages."""

from __future__ import annotations

import json
import uuid
from typing import Any

from playwright.sync_api import Locator, Page, Route, expect

from tests.e2e_support.accounts import visitor
from tests.e2e_support.pictures import headers
from tests.e2e_support.scene import Scene

NOTICE = {
    "id": 1,
    "kind": "mute",
    "words": "Please stay friendly.",
    "until": "2026-12-01T12:00:00Z",
    "at": "2026-11-01T12:00:00Z",
}


def _become(page: Page, name: str) -> None:
    if not page.request.get("/api/me").json()["player"]:
        page.request.post("/api/me/guest", data={"name": name}, headers=headers(page))


def _table(page: Page, **settings: Any) -> None:
    """Go to a new table of this player."""
    _become(page, "Ann")
    made = page.request.post("/api/tables", data={"size": 3, **settings}, headers=headers(page))
    assert made.ok, made.text()
    page.goto(f"/table/{made.json()['id']}")
    expect(page.get_by_test_id("start-bar")).to_be_visible()


def shown(dialog: Locator) -> None:
    """Wait for the dialog."""
    expect(dialog.first).to_be_visible()


def _at_table(page: Page, handle: str) -> None:
    """Open the dialog of a button of the table."""
    _table(page)
    page.get_by_test_id(handle).click()
    shown(page.get_by_role("dialog"))


def _closing(page: Page) -> None:
    _table(page)
    page.get_by_role("button", name="Close the table").click()
    shown(page.get_by_role("dialog"))


def _bots_with_clock(page: Page) -> None:
    _table(page, clock={"kind": "move", "move": 60_000})
    page.get_by_test_id("add-bot").click()
    shown(page.get_by_test_id("bots-with-clock"))


def _favourites(page: Page) -> None:
    """See the favourites with one kept."""
    _at_table(page, "favourites")
    page.get_by_role("dialog").get_by_role("textbox").fill(f"Sunday {uuid.uuid4().hex[:4]}")
    page.get_by_test_id("save-favourite").click()
    expect(page.get_by_role("dialog").get_by_role("listitem").first).to_be_visible()


def _naming(page: Page) -> None:
    """Sit down at another's table as somebody without a name."""
    _table(page)
    visitor(page)
    page.get_by_role("button", name="Sit down").first.click()
    shown(page.get_by_role("dialog"))


def _removing(page: Page) -> None:
    """Ask whether another player is to leave the table."""
    _table(page)
    browser = page.context.browser
    assert browser
    other = browser.new_context()
    guest = other.new_page()
    guest.goto(page.url)
    guest.get_by_role("button", name="Sit down").first.click()
    guest.get_by_role("dialog").get_by_label("Your name", exact=True).fill("Bob")
    guest.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Remove Bob").click()
    shown(page.get_by_role("dialog"))
    other.close()


def _clause(page: Page) -> None:
    """Read a clause in place."""
    _table(page, expansions=["bridges-castles-bazaars", "drawbridges"])
    found = page.get_by_test_id("interactions")
    found.get_by_text("How the expansions affect each other").click()
    found.get_by_text("The Drawbridges: 3").click()
    found.get_by_role("link", name="INT-15").click()
    shown(page.get_by_test_id("clause"))


def _match(page: Page) -> None:
    """Begin a game against a bot."""
    _table(page)
    page.get_by_test_id("add-bot").click()
    page.get_by_role("button", name="Start the game").click()
    page.locator("[data-cell]").first.wait_for(timeout=60_000)


def _in_match(page: Page, button: str) -> None:
    """Press a button of the panel about the game."""
    _match(page)
    drawer = page.locator("button.handle[aria-expanded=false]")
    if drawer.count() and drawer.is_visible():
        drawer.click()
    page.get_by_role("tab", name="Game").click()
    page.get_by_role("button", name=button).click()
    shown(page.get_by_role("dialog"))


def _seat(page: Page) -> None:
    """See all about a player, where the page is too narrow to show it at once."""
    _match(page)
    if (seat := page.get_by_test_id("open-seat").first).is_visible():
        seat.press("Enter")
        shown(page.get_by_role("dialog"))


def _back(page: Page) -> None:
    """Go back in the browser from a running match."""
    _match(page)
    page.go_back()
    shown(page.get_by_role("dialog"))


def _earlier(page: Page) -> None:
    page.get_by_test_id("earlier").click()
    shown(page.get_by_role("dialog"))


def _notice(page: Page) -> None:
    """See what operators have said, with the bar of a player who is muted."""

    def fulfil(route: Route) -> None:
        known: dict[str, Any] = route.fetch().json()
        bar = {"until": NOTICE["until"], "words": NOTICE["words"]}
        answer = {**known, "notices": [NOTICE], "bar": bar}
        route.fulfill(body=json.dumps(answer), content_type="application/json")

    page.route("**/api/me", fulfil)
    page.reload()
    shown(page.get_by_test_id("notice-of-operators"))
    page.unroute("**/api/me")


DIALOGS = (
    Scene("dialog-companion", "/", act=lambda page: _at_table(page, "bring-companion")),
    Scene("dialog-watch", "/", act=lambda page: _at_table(page, "watch-bots")),
    Scene("dialog-favourites", "/", act=_favourites),
    Scene("dialog-closing", "/", act=_closing),
    Scene("dialog-bots-with-clock", "/", act=_bots_with_clock),
    Scene("dialog-removing", "/", act=_removing),
    Scene("dialog-clause", "/", act=_clause),
    Scene("dialog-leaving", "/", act=lambda page: _in_match(page, "Leave the game")),
    Scene("dialog-ending", "/", act=lambda page: _in_match(page, "Offer to end together")),
    Scene("dialog-seat", "/", act=_seat),
    Scene("dialog-back", "/", act=_back),
    Scene("dialog-earlier", "/lesson/roads", "roads", 3, act=_earlier),
    Scene("dialog-notice", "/", act=_notice),
    Scene("dialog-name", "/", act=_naming),
)
