"""Answers in advance: an auction in which all have said their highest bids is over at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

import rules
from tests.browser.playing.test_ending import pictures
from tests.browser.screenplays.performer import Performer
from tests.browser.screenplays.screenplay import Screenplay
from tests.browser.screenplays.seating import performers, sit_down, stack_the_bag
from tests.e2e_support.server import RunningServer


def bazaars(page: Page) -> None:
    page.get_by_role("checkbox", name="Bridges, Castles and Bazaars").check()


@pytest.fixture
def players(browser: Browser, bastide: RunningServer, base_url: str) -> list[Performer]:
    """Ann has placed a bazaar tile, so Bob chooses a tile; Cid calls before Ann."""
    found = performers(browser, base_url, 3)
    sit_down(found[0], found[1:], bazaars)
    setup = rules.Setup.from_json(found[0].headline()["setup"])
    bag = setup.bag()
    bag.remove("BB/F.b")
    play = Screenplay(setup, ["BB/F.b", *bag])
    stack_the_bag(bastide, found[0].match_id, play)
    for each in found:
        each.page.reload()
    game = play.start()
    first = next(action for action in game.legal() if "needs" not in action)
    for action in (first, {"seat": 0, "type": "end_turn"}):
        found[0].perform(action)
    for each in found:
        expect(each.page.get_by_test_id("auction")).to_be_visible(timeout=30_000)
    return found


def bids(page: Page, tile: int, bid: int) -> None:
    part = page.get_by_test_id("bids-ahead")
    if not part.get_by_test_id(f"bid-ahead-{tile}").is_visible():
        part.locator("summary").click()
    part.get_by_test_id(f"bid-ahead-{tile}").fill(str(bid))
    part.get_by_test_id(f"keep-bid-{tile}").click()
    expect(part.get_by_text(f"Tile {tile + 1}: up to {bid}", exact=True)).to_be_visible()


def test_auction_is_answered_in_advance_and_the_list_of_moves_says_so(players: list[Performer]) -> None:
    ann, bob, cid = players
    bids(cid.page, 0, 5)
    bids(cid.page, 1, 77)
    bids(ann.page, 0, 3)
    pictures(cid.page, "bids")
    cid.page.get_by_test_id("drop-bid-1").click()
    expect(cid.page.get_by_text("Tile 2: up to 77")).to_have_count(0)
    cid.page.reload()
    cid.page.get_by_test_id("bids-ahead").locator("summary").click()
    expect(cid.page.get_by_text("Tile 1: up to 5", exact=True)).to_be_visible()
    expect(bob.page.get_by_text("up to")).to_have_count(0)

    bob.page.get_by_role("tab", name="Game").click()
    never = bob.page.get_by_test_id("ahead-auction_never_buy")
    never.check()
    pictures(bob.page, "game")
    bob.perform({"seat": 1, "type": "auction_choose", "tile": 0, "bid": 0})
    for each in players:
        each.page.get_by_role("tab", name="History").click()
        expect(each.page.get_by_test_id("log-ahead")).to_have_count(3, timeout=30_000)
    log = cid.page.locator(".log")
    for words in ("Cid bid 4", "Ann passed", "Bob sold for 4"):
        expect(log).to_contain_text(words)
    pictures(cid.page, "log")
    bob.page.get_by_role("tab", name="Game").click()
    expect(never).to_be_checked()
    never.uncheck()
    bob.page.reload()
    bob.page.get_by_role("tab", name="Game").click()
    expect(bob.page.get_by_test_id("ahead-auction_never_buy")).not_to_be_checked()
    assert [each.errors for each in players] == [[], [], []]


def test_bid_and_pass_are_taken_back_and_used(players: list[Performer]) -> None:
    ann = players[0].page
    ann.get_by_test_id("bids-ahead").locator("summary").click()
    ann.get_by_test_id("bid-ahead-0").fill("40")
    ann.get_by_test_id("keep-bid-0").click()
    expect(ann.get_by_text("Tile 1: up to 40", exact=True)).to_be_visible()
    ann.get_by_role("tab", name="Game").click()
    ann.get_by_test_id("answers-ahead").get_by_role("button", name="Take back").click()
    expect(ann.get_by_text("up to 40")).to_have_count(0)
    ann.get_by_test_id("ahead-pass_until_turn").check()
    players[1].perform({"seat": 1, "type": "auction_choose", "tile": 0, "bid": 2})
    players[2].perform({"seat": 2, "type": "auction_bid", "bid": 3})
    ann.get_by_role("tab", name="History").click()
    expect(ann.locator(".log")).to_contain_text("Ann passed", timeout=30_000)
    expect(ann.get_by_test_id("log-ahead")).to_have_count(1)
