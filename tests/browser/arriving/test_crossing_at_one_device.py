"""Several persons at one device: a follower of somebody else crosses a drawbridge between two turns."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from rules import Record, Setup, record_of
from rules.bots import answer
from tests.browser.screenplays.performer import Performer
from tests.e2e_support.midgame import match_at
from tests.e2e_support.server import RunningServer

PHONE: ViewportSize = {"width": 390, "height": 844}
NAMES = ("Ann", "Bob", "Cid")
SEEDS = range(15, 200)  # the first of them has such a moment as bots play now
SALTS = ["00"] * len(NAMES)


def crossing() -> tuple[Record, int]:
    """Return a game, and the number of an action in it: a crossing between the turns of two others."""
    for seed in SEEDS:
        record = played(seed)
        seats = [action["seat"] for action in record.actions]
        for number, action in enumerate(record.actions[:-1]):
            others = {seats[number - 1], seats[number + 1]}
            if action["type"] == "cross_drawbridge" and len({*others, action["seat"]}) == len(NAMES):
                return record, number
    raise AssertionError("nobody crosses between the turns of two others")


def played(seed: int) -> Record:
    """Return a whole game between bots, in which each follower who may cross a drawbridge does."""
    setup = Setup.from_json({"seats": list(NAMES), "edition": "new-2018", "expansions": ["drawbridges"]})
    secret, rng = f"{seed:064x}", Random(seed)
    game = Record(setup, seed=secret, salts=SALTS).start()
    while not game.over:
        crossings = [action for action in game.legal() if action["type"] == "cross_drawbridge"]
        game.apply(crossings[0] if crossings else answer("beginner", game, rng))
    return record_of(game, secret, SALTS)


def device(browser: Browser, base_url: str, *, covered: bool) -> Page:
    """Return a page of a phone that goes round; the table may be covered meanwhile."""
    page = browser.new_context(base_url=base_url, viewport=PHONE, has_touch=True).new_page()
    kept = f"JSON.stringify({{ manualEnd: true, coverTurns: {str(covered).lower()} }})"
    page.add_init_script(f'localStorage.setItem("bastide.table", {kept})')
    return page


@pytest.mark.parametrize("covered", [True, False])
def test_device_goes_to_the_player_whose_follower_crosses_and_on_to_the_next(
    browser: Browser, bastide: RunningServer, base_url: str, covered: bool
) -> None:
    record, number = crossing()
    moves = record.actions[number - 1 : number + 2]
    page = device(browser, base_url, covered=covered)
    page.goto(f"/match/{match_at(bastide, page, record, number - 1)}")
    title = page.get_by_test_id("turn-title")
    players = [Performer(page, seat) for seat in range(len(NAMES))]
    for nth, action in enumerate(moves):
        name = NAMES[action["seat"]]
        if covered:
            take_over(page, name)
        elif nth > 0:
            expect(page.get_by_test_id("hand-over")).to_contain_text(f"{name}’s turn")
        expect(title).to_contain_text(f"{name}: ")
        expect(page.locator("li.seat[aria-current='true']")).to_contain_text(name)
        crosses = action["type"] == "cross_drawbridge"
        expect(page.get_by_test_id("drawbridge")).to_have_count(int(crosses))
        if crosses:
            expect(page.get_by_test_id("drawbridge").get_by_role("button").first).to_be_in_viewport()
        players[action["seat"]].perform(action)
    events = page.request.get(f"{page.url.replace('/match/', '/api/matches/')}/events").json()["events"]
    assert [event["action"] for event in events[number - 1 : number + 2]] == moves
    expect(page.get_by_text("watching")).to_have_count(0)
    assert all(player.errors == [] for player in players)


def take_over(page: Page, name: str) -> None:
    """Expect the table to be covered until this person has the device, and take it."""
    cover = page.get_by_role("dialog", name=f"Pass the device to {name}")
    expect(cover).to_be_visible(timeout=30_000)
    assert cover.evaluate("e => e.closest('dialog')?.matches(':modal')"), "the table behind it is inert"
    page.get_by_test_id("take-over").click()
