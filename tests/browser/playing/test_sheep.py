"""A flock grows and is driven in; a follower on a hill wins a tie, which the card of the road says before."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Page, expect

from rules import Setup
from tests.browser.playing.test_ending import pictures
from tests.browser.screenplays.performer import Performer
from tests.browser.screenplays.screenplay import Screenplay
from tests.browser.screenplays.seating import performers, put_on, sit_down, stack_the_bag
from tests.e2e_support.server import RunningServer

# The second one comes to lie under the hill.
DRAWS = ["HS/RFR.h", "BA/Cccc+", "BA/LR", "BA/Rr", "BA/Rr", "BA/L", "BA/L", "BA/L"]
ANN, BOB = 0, 1
PATIENCE = 30_000  # milliseconds


class Meadow:
    """Two players and the tiles that they draw."""

    def __init__(self, browser: Browser, bastide: RunningServer, base_url: str) -> None:
        self.players: list[Performer] = performers(browser, base_url, 2)
        sit_down(self.players[0], self.players[1:], lambda page: put_on(page, ["hills-and-sheep"]))
        setup = Setup.from_json(self.players[0].headline()["setup"])
        bag = setup.bag()
        for tile in DRAWS:
            bag.remove(tile)
        play = Screenplay(setup, [*DRAWS, *bag], chance={"sheep": [3, 2]})
        stack_the_bag(bastide, self.players[0].match_id, play)
        for each in self.players:
            each.page.reload()

    def turn(self, seat: int, x: int, y: int, rotation: int, piece: str = "", feature: str = "") -> None:
        """Place a tile, perhaps with a figure, and end the turn."""
        self.act(seat, "place_tile", x=x, y=y, rotation=rotation)
        if piece:
            self.act(seat, "deploy", piece=piece, x=x, y=y, feature=feature)
        self.act(seat, "end_turn")

    def act(self, seat: int, kind: str, **more: Any) -> None:
        self.players[seat].perform({"seat": seat, "type": kind, **more})

    def logs(self, *lines: str) -> None:
        """All see these lines in the list of moves."""
        for each in self.players:
            each.page.get_by_role("tab", name="History").click()
            for line in lines:
                expect(each.page.locator(".log")).to_contain_text(line, timeout=PATIENCE)

    def flock(self, sheep: int) -> None:
        """All see so many sheep around the shepherd."""
        for each in self.players:
            expect(each.page.locator("[data-flock]")).to_have_attribute(
                "data-flock", str(sheep), timeout=PATIENCE
            )


def point_at(page: Page, seat: int, piece: str) -> None:
    """Move the pointer to a figure, which shows the card of its feature."""
    figure = page.locator(f".figures .figure[data-seat='{seat}'][data-piece='{piece}']").first
    box = figure.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_hill_wins_a_tie_and_a_flock_grows_until_it_is_driven_in(
    browser: Browser, bastide: RunningServer, base_url: str
) -> None:
    meadow = Meadow(browser, bastide, base_url)
    ann, bob = (each.page for each in meadow.players)
    meadow.turn(ANN, 1, 0, 90, "meeple", "road@W")
    meadow.turn(BOB, 0, 1, 90, "meeple", "road@W")
    expect(ann.locator("[data-cell]").first).to_be_attached(timeout=PATIENCE)
    point_at(ann, ANN, "meeple")
    expect(ann.locator(".feature")).to_contain_text("On a hill: Ann · wins a tie")
    pictures(ann, "hill-card")

    meadow.turn(ANN, -1, 0, 270, "shepherd", "field@NL")
    meadow.flock(3)
    meadow.turn(BOB, -1, 1, 180)
    for page in (ann, bob):
        expect(page.locator("li.seat .score").first).to_have_attribute("data-total", "5", timeout=PATIENCE)
        expect(page.locator("li.seat .score").last).to_have_attribute("data-total", "0")

    meadow.turn(ANN, -1, -1, 0)
    choice = ann.get_by_test_id("flock")
    expect(choice).to_contain_text("The flocks in this field have 3 sheep.", timeout=PATIENCE)
    expect(choice).to_contain_text("In the bag: 2 wolves, 17 tokens in all.")
    expect(bob.get_by_test_id("flock")).to_have_count(0)
    pictures(ann, "flock")
    pictures(bob, "flock-watched")
    meadow.act(ANN, "grow_flock")
    meadow.flock(5)

    meadow.turn(BOB, 0, 2, 0)
    meadow.turn(ANN, -2, 0, 0)
    meadow.act(ANN, "stable_flock")
    meadow.logs(
        "Ann: 3 sheep join the flock",
        "Ann lets the flock grow",
        "Ann: 2 sheep join the flock",
        "Ann drives the flock into the stable",
    )
    for page in (ann, bob):
        expect(page.locator("[data-flock]")).to_have_count(0)
        expect(page.locator("li.seat .score").first).to_have_attribute("data-total", "10")
    pictures(ann, "flock-home")
    assert [each.errors for each in meadow.players] == [[], []]
