"""All 72 tiles: two people in two browsers, one who watches, a reload and a restart in the middle."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from rules import Record
from tests.browser.screenplays.player import Player, tiles_on
from tests.e2e_support.server import RunningServer

pytestmark = pytest.mark.slow

MOVES_AT_MOST = 6000
DESKTOP: ViewportSize = {"width": 1280, "height": 800}


def _visitor(browser: Browser, base_url: str, seed: int) -> Player:
    context = browser.new_context(base_url=base_url, viewport=DESKTOP)
    return Player(context.new_page(), Random(seed))


def _sit_down(ann: Player, bob: Player) -> None:
    """Ann opens a table, Bob comes by its address, Ann starts."""
    ann.page.goto("/")
    ann.page.get_by_label("Your name", exact=True).fill("Ann")
    ann.page.get_by_role("button", name="Create a table").click()
    ann.page.wait_for_url("**/table/*")
    bob.page.goto(ann.page.url)
    bob.page.get_by_role("button", name="Sit down").click()
    bob.page.get_by_label("Your name", exact=True).fill("Bob")
    bob.page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    expect(ann.page.get_by_role("button", name="Start the game")).to_be_enabled()
    ann.page.get_by_role("button", name="Start the game").click()
    for player in (ann, bob):
        player.page.wait_for_url("**/match/*")


def _play_on(players: list[Player], until: int) -> None:
    """Let the deciding player move until that many tiles are on the board or the game is over."""
    for _ in range(MOVES_AT_MOST):
        page = players[0].page
        page.wait_for_timeout(15)
        asked = [player.asked() for player in players]
        if "over" in asked or (tiles_on(page) >= until and "act" not in asked):
            return
        for player, what in zip(players, asked, strict=True):
            if what not in ("wait", "over"):
                player.move()
    raise AssertionError(f"still {tiles_on(players[0].page)} tiles after {MOVES_AT_MOST} rounds")


def _asked_to_place(players: list[Player]) -> Player:
    """Return the player whose page asks for a tile; a turn that still runs is ended first."""
    for _ in range(1500):
        for player in players:
            asked = player.asked()
            if asked == "place":
                return player
            if asked == "act":
                player.move()
        players[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is asked to place a tile")


def _take_back_once(players: list[Player]) -> None:
    """A tile placed, taken back, and the place asked for anew."""
    asking = _asked_to_place(players)
    before = tiles_on(asking.page)
    asking.place()
    expect(asking.page.locator("svg [data-tile]")).to_have_count(before + 1)
    asking.undo()
    expect(asking.page.locator("svg [data-tile]")).to_have_count(before)
    assert _asked_to_place([asking]) is asking


def _shown_totals(page: Page) -> list[int]:
    row = page.locator("section.result tr.sum td")
    return [int(text) for text in row.all_inner_texts()]


def test_match_of_two_players_with_a_spectator_plays_to_the_end(
    browser: Browser, bastide: RunningServer, base_url: str
) -> None:
    ann, bob, eve = (_visitor(browser, base_url, seed) for seed in (1, 2, 3))
    _sit_down(ann, bob)
    eve.page.goto(ann.page.url)
    expect(eve.page.locator("svg [data-tile]")).to_have_count(1, timeout=30_000)
    players = [ann, bob]

    _play_on(players, until=10)
    _take_back_once(players)
    _play_on(players, until=24)
    bob.page.reload()
    expect(bob.page.locator("svg [data-tile]")).to_have_count(tiles_on(ann.page))
    _play_on(players, until=40)
    bastide.restart()
    for player in (ann, bob, eve):
        expect(player.page.locator("[data-connection]")).to_have_count(0, timeout=30_000)
    _play_on(players, until=73)

    for player in (ann, bob, eve):
        expect(player.page.locator("#result-title")).to_be_visible(timeout=30_000)  # after the final count
    headline = ann.headline()
    assert headline["status"] == "over"
    scores = [seat["score"] for seat in headline["seats"]]
    record = Record.from_json(ann.page.request.get(f"/api/matches/{ann.match_id}/record").text())
    game = record.game()
    assert record.unfair() is None
    assert game.over
    assert game.scores() == scores
    for player in (ann, bob, eve):
        assert sorted(_shown_totals(player.page)) == sorted(scores)
        assert tiles_on(player.page) == 72 - len(game.state.discarded)
        assert player.errors == []


def test_match_against_the_greedy_bot_plays_to_the_end_on_a_phone(browser: Browser, base_url: str) -> None:
    context = browser.new_context(base_url=base_url, viewport={"width": 390, "height": 844})
    ann = Player(context.new_page(), Random(390))
    ann.page.goto("/")
    ann.page.get_by_role("button", name="Play against a bot").click()
    ann.page.wait_for_url("**/match/*")
    expect(ann.page.locator("svg [data-tile]").first).to_be_attached(timeout=30_000)
    _play_on([ann], until=73)
    expect(ann.page.locator("#result-title")).to_be_visible(timeout=30_000)
    record = Record.from_json(ann.page.request.get(f"/api/matches/{ann.match_id}/record").text())
    assert record.game().scores() == [seat["score"] for seat in ann.headline()["seats"]]
    assert record.unfair() is None
    _look_back(ann, len(record.actions))
    assert ann.errors == []


def _look_back(ann: Player, moves: int) -> None:
    """The replay: by keys, by its address, to the end; then the draw is checked in the browser."""
    ann.page.goto(f"/replay/{ann.match_id}?n=10")
    ann.page.get_by_text(f"Move 10 of {moves}").wait_for()
    ann.page.keyboard.press("ArrowRight")
    ann.page.get_by_text(f"Move 11 of {moves}").wait_for()
    expect(ann.page).to_have_url(re.compile(r"n=11$"))
    ann.page.keyboard.press("Home")
    expect(ann.page.locator("svg [data-tile]")).to_have_count(1)
    ann.page.keyboard.press("End")
    ann.page.get_by_text(f"Move {moves} of {moves}").wait_for()
    fold = ann.page.get_by_role("button", name="Show scores")
    if fold.is_visible():
        fold.click()
    ann.page.get_by_role("tab", name="Game").click()
    ann.page.get_by_test_id("show-result").click()
    expect(ann.page.locator("#result-title")).to_be_visible()
    ann.page.get_by_test_id("see-board").click()
    ann.page.get_by_role("button", name="Check it in this browser").click()
    expect(ann.page.locator(".fair .note.good")).to_be_visible()
