"""The City of Carcassonne on the page: a follower enters, the count moves, a follower comes to a scoring."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any, cast

from playwright.sync_api import Browser, Locator, Page, expect

import rules
from tests.browser.playing.test_ending import pictures
from tests.browser.screenplays.performer import Performer
from tests.browser.screenplays.seating import performers, put_on, sit_down, stack_the_bag
from tests.e2e_support.server import RunningServer

DRAWS = ["BA/CFc.1", "BA/C", "BA/RFr", "BA/LR"]
Action = dict[str, Any]


def seated(browser: Browser, bastide: RunningServer, base_url: str) -> tuple[list[Performer], rules.Game]:
    """Seat two players; the first tiles continue a city and a road of the city's rim, and finish them."""
    found = performers(browser, base_url, 2)
    sit_down(found[0], found[1:], lambda page: put_on(page, ["count"]))
    setup = rules.Setup.from_json(found[0].headline()["setup"])
    bag = setup.bag()
    for tile in DRAWS:
        bag.remove(tile)
    play = cast(Any, SimpleNamespace(draws=[*DRAWS, *bag], chance={}))
    stack_the_bag(bastide, found[0].match_id, play)
    for each in found:
        each.page.reload()
    return found, rules.Game(setup, play.draws)


def quarter(page: Page, name: str) -> Locator:
    """Return a quarter of the panel."""
    return page.get_by_test_id("city").locator(f"[data-quarter='{name}']")


class Stage:
    """Two players at a table with the city; Ann and Bob act by the controls of their pages."""

    def __init__(self, players: list[Performer], game: rules.Game) -> None:
        self.players = players
        self.game = game
        self.ann, self.bob = self.pages = [each.page for each in players]

    def act(self, seat: int, kind: str, **more: Any) -> None:
        """Play one action."""
        action = {"seat": seat, "type": kind, **more}
        self.players[seat].perform(action)
        self.game.apply(action)

    def turn(self, x: int, y: int, rotation: int, feature: str = "") -> None:
        """Lay the next tile, with a follower if a feature is named, and end the turn."""
        assert self.game.decision is not None
        seat = self.game.decision.seat
        self.act(seat, "place_tile", x=x, y=y, rotation=rotation)
        if feature:
            self.act(seat, "deploy", piece="meeple", x=x, y=y, feature=feature)
        self.act(seat, "end_turn")


def enter(stage: Stage) -> None:
    """Bob closes Ann's city: he puts a follower into the city, and moves the count."""
    ann, bob = stage.pages
    expect(bob.get_by_test_id("enter_city")).to_be_visible(timeout=30_000)
    # The figure stands beside the words, and is named where it is not seen.
    expect(bob.get_by_role("button", name="Follower: Castle")).to_have_text(re.compile("^ *Castle"))
    expect(ann.get_by_test_id("turn-title")).to_contain_text("Bob may put a follower into the city")
    expect(quarter(bob, "castle")).to_contain_text("The count is here")
    pictures(bob, "count-enter")
    stage.act(1, "enter_city", piece="meeple", quarter="blacksmith")
    expect(bob.get_by_test_id("count")).to_be_visible()
    pictures(bob, "count-move")
    pictures(ann, "count-watched")
    stage.act(1, "move_count", quarter="market")
    for page in stage.pages:
        expect(quarter(page, "market")).to_contain_text("The count is here", timeout=30_000)
        expect(quarter(page, "castle")).not_to_contain_text("The count is here")
        expect(quarter(page, "blacksmith")).to_contain_text("Bob: Follower")


def leave(stage: Stage) -> None:
    """Bob finishes Ann's road: his follower comes to it, and both score."""
    ann, bob = stage.pages
    expect(bob.get_by_test_id("leave_city")).to_be_visible(timeout=30_000)
    for page in stage.pages:
        expect(quarter(page, "blacksmith")).to_contain_text("3 points", timeout=30_000)
        expect(quarter(page, "blacksmith")).to_contain_text("Ann 1")
    pictures(bob, "count-leave")
    pictures(ann, "count-leave-watched")
    stage.act(1, "leave_city", piece="meeple", quarter="blacksmith", x=-2, y=0, feature="road@E")
    assert stage.game.scores() == [9, 3], "the follower from the city shares the road"
    for page in stage.pages:
        expect(page.locator("li.seat .score").nth(1)).to_have_attribute("data-total", "3", timeout=30_000)
        expect(quarter(page, "blacksmith")).to_contain_text("nobody")


def test_a_follower_enters_the_count_moves_and_the_follower_comes_to_a_scoring(
    browser: Browser, bastide: RunningServer, base_url: str
) -> None:
    stage = Stage(*seated(browser, bastide, base_url))
    stage.turn(4, 2, 0, "city@E")
    stage.turn(5, 2, 270)
    enter(stage)
    stage.turn(-1, 0, 0, "road@E")
    stage.turn(-2, 0, 270)
    leave(stage)
    for page in stage.pages:
        page.get_by_role("tab", name="History").click()
        log = page.locator(".log")
        expect(log).to_contain_text("Bob: Follower entered the Blacksmith")
        expect(log).to_contain_text("Bob moved the count to the Market")
        expect(log).to_contain_text("Bob: Follower left the Blacksmith and went on the road")
    pictures(stage.ann, "count-log")
    assert [each.errors for each in stage.players] == [[], []]
