"""Three seats play with every figure: abbeys, wagons, barns, builders, drawbridges, wanderers, offices."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.screenplays.everything import EXPANSIONS, find
from tests.browser.screenplays.player import tiles_on
from tests.browser.screenplays.seating import performers, put_on, sit_down, stack_the_bag
from tests.e2e_support.server import RunningServer

pytestmark = pytest.mark.slow


def _expansions(page: Page) -> None:
    put_on(page, EXPANSIONS)


def test_a_match_with_every_figure(browser: Browser, bastide: RunningServer, base_url: str) -> None:
    play = find()
    *players, eve = performers(browser, base_url, 4)
    sit_down(players[0], players[1:], _expansions)
    stack_the_bag(bastide, players[0].match_id, play)
    eve.page.goto(players[0].page.url)
    for performer in players:
        performer.page.reload()

    for action in play.actions:
        players[action["seat"]].perform(action)

    game = play.game()
    for one in (*players, eve):
        # Figures stand until the final count is over.
        expect(one.page.locator(".figures .figure")).to_have_count(len(game.state.figures), timeout=60_000)
        expect(one.page.locator("[role=application] [data-tile]")).to_have_count(len(game.state.board.tiles))
        assert tiles_on(one.page) == len(game.state.board.tiles)
        assert one.errors == []
    headline = players[0].headline()
    assert [seat["score"] for seat in headline["seats"]] == play.scores
    assert headline["number"] == len(play.actions)
