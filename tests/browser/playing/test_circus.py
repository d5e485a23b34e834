"""A circus moves on and brings points, a pyramid grows and is scored, a ringmaster's road is completed."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.playing.test_ending import pictures
from tests.browser.screenplays.two_players import ANN, BOB, PATIENCE, TwoPlayers
from tests.e2e_support.server import RunningServer

DRAWS = (
    *("BT/frfr.bt", "BT/ffff.g.ac", "BA/L", "BA/L", "BA/L"),
    *("BT/cfff.bt", "BA/L", "BA/C", "BA/LR"),
)


def climb(game: TwoPlayers, seat: int, x: int, y: int) -> None:
    """Place a tile next to the acrobats' one and send a follower up."""
    game.place(seat, x, y, 0)
    game.act(seat, "deploy", piece="meeple", x=1, y=1, feature="acrobats")
    game.act(seat, "end_turn")


def test_circus_pyramid_and_ringmaster(browser: Browser, bastide: RunningServer, base_url: str) -> None:
    game = TwoPlayers(browser, bastide, base_url, ["under-the-big-top"], DRAWS, {"animals": [4, 3]})
    ann, bob = game.pages
    game.turn(ANN, 1, 0, 0, "ringmaster", "road@W")
    for page in (ann, bob):
        expect(page.locator("[data-tent='1,0']")).to_be_attached(timeout=PATIENCE)
    # It is there in every turn, so it is no louder than what the others did.
    note = ann.locator(".turn-note")
    expect(note).to_contain_text("Tokens still face down")
    expect(note).to_have_css("font-weight", "400")
    game.turn(BOB, 1, 1, 0, "meeple", "acrobats")
    climb(game, ANN, 0, 1)
    climb(game, BOB, 2, 1)
    game.place(ANN, 0, 2, 0)
    ann.get_by_test_id("end-turn").wait_for()
    pictures(ann, "circus-pyramid")
    game.act(ANN, "deploy", piece="meeple", x=0, y=2, feature="monastery")
    game.act(ANN, "end_turn")

    # Followers around the first tent bring the token under it, which nobody has seen.
    game.turn(BOB, 0, -1, 180)
    game.scores(8, 8)
    for page in (ann, bob):
        expect(page.locator("[data-tent='0,-1']")).to_be_attached(timeout=PATIENCE)
    game.logs("The circus shows 4")
    pictures(bob, "circus-held")

    game.place(ANN, 1, 2, 0)
    game.act(ANN, "score_pyramid", x=1, y=1)
    game.act(ANN, "end_turn")
    game.scores(13, 18)
    game.turn(BOB, 2, 2, 180)
    game.place(ANN, -1, 0, 270)
    game.act(ANN, "end_turn")
    # Three tiles of road, and two circus tiles and one for acrobats around the ringmaster.
    game.scores(22, 18)
    game.logs("Ann scores a pyramid", "a ringmaster")
    pictures(ann, "circus-ringmaster")
    game.without_errors()
