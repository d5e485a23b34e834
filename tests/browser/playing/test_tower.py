"""A tower grows: its reach before the piece is placed, a prisoner, a ransom, an exchange, a guard."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.browser.playing.test_ending import pictures
from tests.browser.screenplays.two_players import ANN, BOB, PATIENCE, TwoPlayers, seat_of
from tests.e2e_support.server import RunningServer

DRAWS = (
    *("TO/RCr", "BA/C", "BA/L", "BA/RFr", "BA/L", "BA/L"),
    *("BA/Rr", "BA/RFr", "BA/L", "BA/Rr"),
)


def height(page: Page, pieces: int) -> None:
    """The tower of the game has so many pieces on this page."""
    expect(page.locator("[data-tower='1,0']")).to_have_attribute("data-height", str(pieces), timeout=PATIENCE)


def consider(page: Page) -> None:
    """Point at the place for the next piece."""
    page.locator(".site[data-action]").first.hover()


def reach(page: Page) -> set[str]:
    """Return the cells that the page marks as in reach of the tower considered."""
    return {str(cell.get_attribute("data-reach")) for cell in page.locator("[data-reach]").all()}


def captured(game: TwoPlayers) -> None:
    """Ann raises the tower: its reach is shown before, and Bob's big follower is captured."""
    ann, bob = game.pages
    game.place(ANN, 0, 1, 0)
    ann.get_by_test_id("end-turn").wait_for()
    consider(ann)
    expect(ann.locator(".prey")).to_have_count(2, timeout=PATIENCE)
    assert {"1,0", "1,1", "1,2", "3,0", "-1,0"} <= reach(ann)
    pictures(ann, "tower-reach")
    game.act(ANN, "place_tower", x=1, y=0)
    ann.get_by_test_id("capture").wait_for()
    pictures(ann, "tower-capture")
    pictures(bob, "tower-capture-watched")
    game.act(ANN, "capture", owner=BOB, piece="big", x=2, y=0, feature="road@E")
    game.act(ANN, "end_turn")
    game.logs("Ann captured: Big follower of Bob")
    for page in (ann, bob):
        height(page, 2)
        expect(seat_of(page, ANN)).to_contain_text("prison", ignore_case=True, timeout=PATIENCE)


def bought_back(game: TwoPlayers) -> None:
    """Bob pays, and captures Ann's monk in the same turn."""
    bob = game.pages[BOB]
    game.place(BOB, 2, 1, 0)
    bob.get_by_test_id("end-turn").wait_for()
    pictures(bob, "tower-ransom")
    game.act(BOB, "pay_ransom", holder=ANN, piece="big")
    game.act(BOB, "place_tower", x=1, y=0)
    game.act(BOB, "capture", owner=ANN, piece="meeple", x=1, y=1, feature="monastery")
    game.act(BOB, "end_turn")
    game.scores(3, 1)


def exchanged(game: TwoPlayers) -> None:
    """Ann captures a follower of Bob, who holds one of hers: both come home at once."""
    game.turn(ANN, 0, 2, 0)
    game.turn(BOB, 3, 0, 0, "meeple", "road@E")
    game.place(ANN, 1, 2, 0)
    game.act(ANN, "place_tower", x=1, y=0)
    game.act(ANN, "capture", owner=BOB, piece="meeple", x=3, y=0, feature="road@E")
    game.act(ANN, "end_turn")
    game.logs("Bob bought back from Ann for 3 points: Big follower", "Prisoners come home: ")
    pictures(game.pages[BOB], "tower-exchanged")


def test_captures_ransom_exchange_and_guard(browser: Browser, bastide: RunningServer, base_url: str) -> None:
    game = TwoPlayers(browser, bastide, base_url, ["inns-and-cathedrals", "tower"], DRAWS)
    game.place(ANN, 1, 0, 0)
    game.act(ANN, "place_tower", x=1, y=0)
    game.act(ANN, "end_turn")
    game.turn(BOB, 1, -1, 180, "meeple", "city@S")
    game.turn(ANN, 1, 1, 0, "meeple", "monastery")
    game.turn(BOB, 2, 0, 0, "big", "road@E")
    captured(game)
    bought_back(game)
    exchanged(game)
    game.place(BOB, -1, 0, 180)
    game.act(BOB, "deploy", piece="big", x=1, y=0, feature="tower")
    game.act(BOB, "end_turn")
    ann = game.pages[ANN]
    height(ann, 4)
    expect(ann.locator(".figure[data-piece='big'][data-seat='1']").first).to_be_attached(timeout=PATIENCE)
    pictures(ann, "tower-guard")
    game.without_errors()
