"""A flock grows and is driven in; a follower on a hill wins a tie, which the card of the road says before."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.browser.playing.test_ending import pictures
from tests.browser.screenplays.two_players import ANN, BOB, PATIENCE, TwoPlayers
from tests.e2e_support.server import RunningServer

# The second one comes to lie under the hill.
DRAWS = ["HS/RFR.h", "BA/Cccc+", "BA/LR", "BA/Rr", "BA/Rr", "BA/L", "BA/L", "BA/L"]


class Meadow(TwoPlayers):
    """Two players and a shepherd's flock."""

    def flock(self, sheep: int) -> None:
        """All see so many sheep around the shepherd."""
        for page in self.pages:
            expect(page.locator("[data-flock]")).to_have_attribute("data-flock", str(sheep), timeout=PATIENCE)


def point_at(page: Page, seat: int, piece: str) -> None:
    """Move the pointer to a figure, which shows the card of its feature."""
    figure = page.locator(f".figures .figure[data-seat='{seat}'][data-piece='{piece}']").first
    box = figure.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_hill_wins_a_tie_and_a_flock_grows_until_it_is_driven_in(
    browser: Browser, bastide: RunningServer, base_url: str
) -> None:
    meadow = Meadow(browser, bastide, base_url, ["hills-and-sheep"], DRAWS, {"sheep": [3, 2]})
    ann, bob = meadow.pages
    meadow.turn(ANN, 1, 0, 90, "meeple", "road@W")
    meadow.turn(BOB, 0, 1, 90, "meeple", "road@W")
    expect(ann.locator("[data-cell]").first).to_be_attached(timeout=PATIENCE)
    point_at(ann, ANN, "meeple")
    expect(ann.locator(".feature")).to_contain_text("On a hill: Ann · wins a tie")
    pictures(ann, "hill-card")

    meadow.turn(ANN, -1, 0, 270, "shepherd", "field@NL")
    meadow.flock(3)
    meadow.turn(BOB, -1, 1, 180)
    meadow.scores(5, 0)

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
    meadow.scores(10, 0)
    pictures(ann, "flock-home")
    meadow.without_errors()
