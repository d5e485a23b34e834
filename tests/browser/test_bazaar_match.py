"""Three seats and one who watches play expansion 8: auctions, castles, bridges, and reloads amid them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from rules import Record
from tests.browser.screenplays.player import Player, tiles_on
from tests.browser.screenplays.screenplay import EXPANSION, SETS, Screenplay, find
from tests.browser.screenplays.seating import performers, put_on, sit_down, stack_the_bag
from tests.e2e_support.server import RunningServer

pytestmark = pytest.mark.slow


def _bazaars(page: Page) -> None:
    put_on(page, [EXPANSION], SETS)


def _moments(play: Screenplay) -> tuple[int, int]:
    """In the middle of the first auction, and later in the middle of another."""
    calls = [n for n, action in enumerate(play.actions) if action["type"] in ("auction_bid", "pass")]
    return calls[0] + 1, calls[len(calls) // 2] + 1


def test_a_match_with_auctions_castles_and_bridges(
    browser: Browser, bastide: RunningServer, base_url: str
) -> None:
    play = find()
    *players, eve = performers(browser, base_url, 4)
    sit_down(players[0], players[1:], _bazaars)
    stack_the_bag(bastide, players[0].match_id, play)
    eve.page.goto(players[0].page.url)
    for performer in players:
        performer.page.reload()
    everybody: list[Player] = [*players, eve]
    reloaded, restarted = _moments(play)

    for number, action in enumerate(play.actions):
        if number == reloaded:
            for one in everybody:
                expect(one.page.get_by_test_id("auction")).to_be_visible()
                one.page.reload()
                expect(one.page.get_by_test_id("auction")).to_be_visible(timeout=30_000)
        if number == restarted:
            bastide.restart()
        players[action["seat"]].perform(action)

    for one in everybody:
        expect(one.page.locator("#result-title")).to_be_visible(timeout=30_000)
    headline = players[0].headline()
    assert [seat["score"] for seat in headline["seats"]] == play.scores
    record = Record.from_json(
        players[0].page.request.get(f"/api/matches/{players[0].match_id}/record").text()
    )
    assert record.actions == play.actions
    game = record.game()
    assert (game.over, game.scores()) == (True, play.scores)
    for one in everybody:
        assert tiles_on(one.page) == len(game.state.board.tiles)
        assert one.errors == []
