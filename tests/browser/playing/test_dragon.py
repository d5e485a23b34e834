"""The dragon's walk as all see it: whose steps come, the tiles visited, what it eats, and a dead end."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

import rules
from tests.browser.playing.test_ending import pictures
from tests.browser.screenplays.performer import Performer
from tests.browser.screenplays.screenplay import Screenplay
from tests.browser.screenplays.seating import performers, put_on, sit_down, stack_the_bag
from tests.e2e_support.server import RunningServer

DRAWS = ["DG/F.v", "BA/L", "DG/RFr.d"]
Action = dict[str, Any]


def beside(actions: list[Action], cells: set[tuple[int, int]]) -> Action:
    """Return the placement that touches most of these cells."""
    around = ((0, 1), (0, -1), (1, 0), (-1, 0))
    return max(actions, key=lambda a: sum((a["x"] + x, a["y"] + y) in cells for x, y in around))


def seated(browser: Browser, bastide: RunningServer, base_url: str) -> tuple[list[Performer], rules.Game]:
    """Seat three players; the first tiles are a volcano, a monastery and a dragon tile."""
    found = performers(browser, base_url, 3)
    sit_down(found[0], found[1:], lambda page: put_on(page, ["princess-and-dragon"]))
    setup = rules.Setup.from_json(found[0].headline()["setup"])
    bag = setup.bag()
    for tile in DRAWS:
        bag.remove(tile)
    play = Screenplay(setup, [*DRAWS, *bag])
    stack_the_bag(bastide, found[0].match_id, play)
    for each in found:
        each.page.reload()
    return found, play.start()


def order(page: Page) -> Locator:
    """Return the players whose steps come."""
    return page.get_by_test_id("dragon-walk").get_by_role("listitem")


def test_the_walk_is_seen_by_all_and_a_dead_end_says_why(
    browser: Browser, bastide: RunningServer, base_url: str
) -> None:
    players, game = seated(browser, bastide, base_url)

    def act(action: Action) -> None:
        players[action["seat"]].perform(action)
        game.apply(action)

    lair: set[tuple[int, int]] = set()
    for number in range(3):
        placed = beside([a for a in game.legal() if a["type"] == "place_tile"], lair)
        act(placed)
        if number == 0:
            lair.add((placed["x"], placed["y"]))
        if number == 1:
            act(next(a for a in game.legal() if a.get("feature") == "monastery"))
            monk = (placed["x"], placed["y"])
        act({"seat": number, "type": "end_turn"})

    for each in players:
        expect(order(each.page)).to_have_text([*("C Cid", "A Ann", "B Bob") * 2], timeout=30_000)
        expect(each.page.get_by_test_id("dragon-walk")).to_contain_text("6 steps left")
        expect(each.page.locator("[data-visited]")).to_have_count(1)
    cid = players[2].page
    expect(cid.get_by_test_id("dragon")).to_be_visible()
    expect(players[0].page.get_by_test_id("dragon")).to_have_count(0)
    pictures(cid, "dragon-step")
    pictures(players[0].page, "dragon-watched")

    act(next(a for a in game.legal() if (a["x"], a["y"]) == monk))
    assert game.decision is not None
    assert game.decision.kind == "place_tile", "beside the monk lies only the tile that was visited"
    for each in players:
        expect(order(each.page)).to_have_count(0, timeout=30_000)
        expect(each.page.locator(".figure[data-seat='1']")).to_have_count(0)
        expect(each.page.get_by_test_id("announcer")).to_contain_text("Dead end: the tiles beside the dragon")
        each.page.get_by_role("tab", name="History").click()
        log = each.page.locator(".log")
        expect(log).to_contain_text("The dragon sends home: Bob (Follower)")
        expect(log).to_contain_text("5 steps are not made")
    pictures(players[0].page, "dragon-log")
    assert [each.errors for each in players] == [[], [], []]
