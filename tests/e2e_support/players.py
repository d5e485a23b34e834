"""The page of a player as others see it, and what they can do there."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page, expect

from tests.e2e_support.accounts import visitor
from tests.e2e_support.midgame import match_at
from tests.e2e_support.pictures import played
from tests.e2e_support.scene import Scene
from tests.e2e_support.server import RunningServer
from tests.e2e_support.standing import change


def players(bastide: RunningServer, page: Page) -> Iterator[Scene]:
    """Play a game that everybody may see; yield the pages of its player, own and others', and of nobody."""
    record = played(["inns-and-cathedrals"], seed=5, seats=2)
    change(bastide, {"listed": True}, match_at(bastide, page, record, len(record.actions)))
    address = f"/player/{page.request.get('/api/me').json()['player']['id']}"
    yield Scene("player-own", address)
    yield Scene("player-nobody", "/player/unknown")
    yield Scene("player-other", address, act=visitor)
    yield Scene("player-menu", address, act=_menu)
    yield Scene("player-report", address, act=_report)


def _menu(page: Page) -> None:
    """Ask what can be done about the player."""
    visitor(page)
    page.locator("main").get_by_role("button").first.click()
    expect(page.get_by_test_id("player-menu")).to_be_visible()


def _report(page: Page) -> None:
    _menu(page)
    page.get_by_test_id("player-menu").get_by_role("button").first.click()
    expect(page.get_by_role("dialog").get_by_role("radio").first).to_be_visible()
